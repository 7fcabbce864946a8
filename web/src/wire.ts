// Made by scripts/wire from src/signoria/server/wire*.py. Do not edit.

export interface Account {
  user_name: string
  password: string
}

export interface AllWords {
  shell: string
  title: string
}

export interface Chat {
  kind: 'chat'
  id: number
  text: string
  key: string
}

export interface ChatLine {
  n: number
  who: string
  seat: number | null
  name: string
  text: string
  time: number
  mine: boolean
}

export interface Chats {
  kind: 'chats'
  id: number
  lines: ChatLine[]
}

export interface Chatted {
  kind: 'chatted'
  line: ChatLine
}

export interface Clocks {
  left: number[]
  running: number[]
}

export interface ComeIn {
  name: string
}

export interface GuideHint {
  say: string
  shows: string[]
  does: string[]
  chosen: boolean
}

export interface Kept {
  me: Me
  codes: string[]
}

export interface Me {
  name: string
  user_name: string
  codes: number
}

export interface NewPassword {
  before: string
  password: string
}

export interface Objection {
  rule: string
  say: Say
}

export interface Pace {
  kind: 'days' | 'live' | 'none'
  time: number
  more: number
}

export interface Recall {
  kind: 'recall'
  id: number
  before: number | null
}

export interface Recover {
  user_name: string
  code: string
  password: string
}

export type Say = [id: string, args: Record<string, unknown>]

export interface SwitchInfo {
  name: string
  settings: (boolean | number | string)[]
  rule: string
}

export interface TitleInfo {
  game: string
  seats: number[]
  switches: SwitchInfo[]
  bots: string[]
}

export interface Trouble {
  say: Say
  objections: Objection[]
  line: number
  column: number
}

export interface Option {
  move: string
  touches: string[]
  say: Say
}

export interface Ask {
  seat: number
  ask: string
  options: Option[]
  rest: boolean
  sealed: boolean
}

export interface Line {
  n: number
  seat: number
  label: string
  says: Say[]
  touches: string[]
}

export interface Undo {
  alone: number | null
  last: number | null
  why: Say | null
  asked: Asked | null
}

export interface Asked {
  by: number
  to: number
  waiting: number[]
}

export interface SeatInfo {
  kind: string
  name: string
  bot: string
  here: boolean
  stand_in: string
  mine: boolean
  host: boolean
  invite: string
}

export interface TableInfo {
  id: string
  title: string
  game: string
  options: string
  seats: SeatInfo[]
  state: string
  private: boolean
  created: number
  moved: number
  label: string
  asked: number[]
  mine: boolean
  totals: number[]
  places: number[]
  again: string
  pace: Pace
  clocks: Clocks | null
  share: string
  companion: boolean
  kept: boolean
  guided: boolean
}

export interface NewSeat {
  kind: 'bot' | 'friend' | 'me' | 'open'
  name: string
  bot: string
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  switches: Record<string, boolean | number | string>
  title: string
  private: boolean
  pace: Pace
  companion: boolean
}

export interface Sit {
  seat: number | null
  invite: string
}

export interface Start {
  bot: string
}

export interface StandIn {
  on: boolean
  seat: number | null
  bot: string
}

export interface Fork {
  n: number
  seats: NewSeat[]
  title: string
  private: boolean
}

export interface Lobby {
  mine: TableInfo[]
  open: TableInfo[]
  finished: TableInfo[]
}

export interface SheetLine {
  say: Say
  points: number[]
}

export interface Sheet {
  lines: SheetLine[]
  totals: number[]
  places: number[]
}

export interface Sight {
  kind: 'sight'
  at: number
  moves: number
  table: TableInfo
  chair: number | null
  picture: Record<string, unknown>
  asked: number[]
  ask: Ask | null
  undo: Undo
  lines: Line[]
  sheet: Sheet | null
  chance_for: number[]
}

export interface Step {
  kind: 'step'
  was: number
  at: number
  moves: number
  patch: ([(string | number)[], unknown])[]
  lines: Line[]
  back: boolean
  asked: number[]
  ask: Ask | null
  undo: Undo
  over: boolean
  sheet: Sheet | null
  clocks: Clocks | null
  chance_for: number[]
}

export interface People {
  kind: 'people'
  table: TableInfo
  undo: Undo
}

export interface Walked {
  kind: 'walked'
  id: number
  at: number
  patch: ([(string | number)[], unknown])[]
  ask: Ask | null
  says: Say[]
}

export interface Reasons {
  kind: 'reasons'
  id: number
  wishes: Wish[]
}

export interface Wish {
  move: string
  touches: string[]
  objections: Objection[]
}

export interface Scored {
  kind: 'scored'
  id: number
  sheet: Sheet
}

export interface Lines {
  kind: 'lines'
  id: number
  lines: Line[]
}

export interface Turn {
  n: number
  seat: number
  label: string
  ask: string
}

export interface Looked {
  kind: 'looked'
  id: number
  at: number
  n: number
  moves: number
  patch: ([(string | number)[], unknown])[]
  label: string
  asked: number[]
  totals: number[]
  turns: Turn[]
}

export interface Planned {
  kind: 'planned'
  id: number
  at: number
  n: number
  moves: [number, string][]
  patch: ([(string | number)[], unknown])[]
  label: string
  asked: number[]
  ask: Ask | null
  lines: Line[]
  totals: number[]
}

export interface Done {
  kind: 'done'
  id: number
  at: number
}

export interface Refused {
  kind: 'refused'
  id: number
  say: Say
  objections: Objection[]
}

export interface Play {
  kind: 'play'
  id: number
  at: number
  moves: string
}

export interface Walk {
  kind: 'walk'
  id: number
  at: number
  moves: string
}

export interface Why {
  kind: 'why'
  id: number
  at: number
  moves: string
  thing: string
}

export interface Score {
  kind: 'score'
  id: number
}

export interface Back {
  kind: 'back'
  id: number
  at: number
  to: number
}

export interface Agree {
  kind: 'agree'
  id: number
  at: number
  yes: boolean
}

export interface Chair {
  kind: 'chair'
  id: number
  seat: number | null
}

export interface Earlier {
  kind: 'earlier'
  id: number
  n: number
}

export interface Look {
  kind: 'look'
  id: number
  n: number
  eyes: number | 'all' | 'own'
  since: number | null
}

export interface Between {
  kind: 'between'
  id: number
  first: number
  last: number
  eyes: number | 'all' | 'own'
}

export interface Plan {
  kind: 'plan'
  id: number
  n: number
  moves: [number, string][]
  then: 'bot' | 'go' | 'stop'
  roll: number
  why: string
}

export interface RecordText {
  text: string
}

export interface RecordInfo {
  game: string
  options: string
  names: string[]
  position: boolean
  moves: number
  label: string
  asked: number[]
  over: boolean
  totals: number[]
  places: number[]
  trouble: Trouble | null
}

export interface NewRecord {
  text: string
  seats: NewSeat[]
  moves: number | null
  title: string
  private: boolean
  companion: boolean
}

export interface Moment {
  n: number
  label: string
  seat: number
}

export interface Curve {
  say: Say
  points: number[][]
}

export interface Chronicle {
  moments: Moment[]
  sources: Curve[]
  counts: Curve[]
  used: number[]
}

export interface Share {
  on: boolean
}

export interface Shared {
  table: TableInfo
  sheet: Sheet
  chronicle: Chronicle
}

export interface Tally {
  game: string
  players: number
  seat: number
  versus: string
  games: number
  wins: number
  places: number
  points: number
  best: number
}

export interface Favourite {
  game: string
  thing: string
  n: number
  wins: number
}

export interface Games {
  playing: number
  finished: number
  tallies: Tally[]
  favourites: Favourite[]
  recent: TableInfo[]
}

export type Path = (string | number)[]

export type Patch = ([(string | number)[], unknown])[]

export type Eyes = number | 'all' | 'own'

export type ToBrowser = Sight | Step | People | Walked | Reasons | Scored | Lines | Looked | Planned | Chatted | Chats | Done | Refused

export type ToServer = Play | Walk | Why | Score | Back | Agree | Chair | Earlier | Look | Between | Plan | Chat | Recall
