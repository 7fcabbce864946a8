// Every HTTP route of the server (`signoria/server/wire.py`), typed. What the server refuses and a lost
// network are thrown as `Trouble`.

import type {
  Account,
  AllWords,
  Chronicle,
  ComeIn,
  Fork,
  Games,
  GuideHint,
  Kept,
  Lobby,
  Me,
  NewPassword,
  NewRecord,
  NewTable,
  RecordInfo,
  RecordText,
  Recover,
  Share,
  Shared,
  Sit,
  StandIn,
  Start,
  TableInfo,
  TitleInfo,
  Trouble as Refusal,
} from '../wire'
import { isSay } from './words'
import { Trouble } from './trouble'

/** Longer than this nobody waits without a word. */
const PATIENCE = 15_000

export const api = {
  me: () => get<Me>('/api/me'),
  comeIn: (who: ComeIn) => post<Me>('/api/come-in', who),
  rename: (who: ComeIn) => post<Me>('/api/me/name', who),
  keepAccount: (account: Account) => post<Kept>('/api/account', account),
  newPassword: (passwords: NewPassword) => post<Me>('/api/account/password', passwords),
  logIn: (account: Account) => post<Me>('/api/log-in', account),
  recover: (wanted: Recover) => post<Kept>('/api/recover', wanted),
  logOut: () => post<Me>('/api/log-out'),
  logOutEverywhere: () => post<Me>('/api/log-out-everywhere'),

  lobby: () => get<Lobby>('/api/lobby'),
  titles: () => get<TitleInfo[]>('/api/titles'),
  create: (wanted: NewTable) => post<TableInfo>('/api/tables', wanted),
  table: (id: string, invite = '') => get<TableInfo>(`${at(id)}${invite ? `?i=${encodeURIComponent(invite)}` : ''}`),
  sit: (id: string, wanted: Sit) => post<TableInfo>(`${at(id)}/sit`, wanted),
  leave: (id: string) => post<TableInfo>(`${at(id)}/leave`),
  start: (id: string, wanted: Start) => post<TableInfo>(`${at(id)}/start`, wanted),
  standIn: (id: string, wanted: StandIn) => post<TableInfo>(`${at(id)}/stand-in`, wanted),
  recordPath: (id: string) => `${at(id)}/record`,
  record: async (id: string) => (await ask(`${at(id)}/record`, {})).text(),
  readRecord: (wanted: RecordText) => post<RecordInfo>('/api/records/read', wanted),
  bring: (wanted: NewRecord) => post<TableInfo>('/api/records', wanted),
  fork: (id: string, wanted: Fork) => post<TableInfo>(`${at(id)}/fork`, wanted),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),

  chronicle: (id: string, invite = '') => get<Chronicle>(`${at(id)}/chronicle${invite ? `?i=${encodeURIComponent(invite)}` : ''}`),
  share: (id: string, wanted: Share) => post<TableInfo>(`${at(id)}/share`, wanted),
  shared: (secret: string) => get<Shared>(`/api/shared/${encodeURIComponent(secret)}`),
  games: () => get<Games>('/api/me/games'),
  guide: (game: string) => get<GuideHint[]>(`/api/guides/${encodeURIComponent(game)}`),
  learn: (game: string) => post<TableInfo>(`/api/learn/${encodeURIComponent(game)}`),
  cards: (game: string) => get<Record<string, unknown>[]>(`/api/cards/${encodeURIComponent(game)}`),
  rules: async (language: string, game: string) =>
    (await ask(`/api/rules/${language}/${encodeURIComponent(game)}`, {})).text(),
  /** Fluent texts of the shell, or of a title. */
  words: async (language: string, game = '') =>
    (await ask(`/api/words/${language}${game ? `/${encodeURIComponent(game)}` : ''}`, {})).text(),
  /** Both at once. */
  allWords: (language: string, game: string) =>
    get<AllWords>(`/api/words/${language}/${encodeURIComponent(game)}/all`),
}

function at(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path, {})).json() as Promise<T>
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await reach(path, init)
  if (answer.ok) return answer
  const refusal = await refusalIn(answer)
  if (refusal !== null) throw new Trouble(refusal.say, answer.status, refusal.objections, refusal.line, refusal.column)
  if (answer.status === 429) throw new Trouble(['browser-too-often', {}], 429)
  throw new Trouble([answer.status >= 500 ? 'browser-server-trouble' : 'browser-trouble', {}], answer.status)
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw new Trouble(['browser-not-reached', {}], 0)
  }
}

/** The body of a refusal; null = something between us and the server has answered. */
async function refusalIn(answer: Response): Promise<Refusal | null> {
  try {
    const body = (await answer.json()) as Partial<Refusal>
    return isSay(body.say) ? { say: body.say, objections: body.objections ?? [], line: body.line ?? 0, column: body.column ?? 0 } : null
  } catch {
    return null
  }
}
