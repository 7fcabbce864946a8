// How lines of the score sheet and other figures of the titles are drawn: by the ids of their labels.

export interface Sign {
  readonly icon: string
  /** The colour and pattern of its bar. */
  readonly bar?: string
  /** The figure that a line of the sheet is counted from. */
  readonly basis?: string
}

type Signs = Readonly<Record<string, Sign>>

const LORENZO: Signs = {
  'score-track': { icon: 'vp', bar: 'once' },
  'score-territories': { icon: 'territory', bar: 'territory', basis: 'kind-territory' },
  'score-characters': { icon: 'character', bar: 'character', basis: 'kind-character' },
  'score-ventures': { icon: 'venture', bar: 'venture', basis: 'kind-venture' },
  'score-military': { icon: 'military', bar: 'military', basis: 'screen-good-military' },
  'score-resources': { icon: 'coin', bar: 'goods' },
  'score-excommunication': { icon: 'excommunication', bar: 'lead' },
  'screen-good-coins': { icon: 'coin' },
  'screen-good-wood': { icon: 'wood' },
  'screen-good-stone': { icon: 'stone' },
  'screen-good-servants': { icon: 'servant' },
  'screen-good-military': { icon: 'military' },
  'screen-good-faith': { icon: 'faith' },
  'kind-territory': { icon: 'territory' },
  'kind-character': { icon: 'character' },
  'kind-building': { icon: 'building' },
  'kind-venture': { icon: 'venture' },
}

const MASTERS: Signs = {
  'masters-score-cards': { icon: 'vp', bar: 'once', basis: 'masters-board-cards' },
  'masters-score-faith': { icon: 'faith', bar: 'church', basis: 'masters-board-goods-faith' },
  'masters-score-favours': { icon: 'pope', bar: 'venture' },
  'masters-score-leaders': { icon: 'leader', bar: 'lead' },
  'masters-score-resources': { icon: 'any-good', bar: 'goods' },
  'masters-board-goods-coin': { icon: 'coin' },
  'masters-board-goods-stone': { icon: 'stone' },
  'masters-board-goods-shield': { icon: 'shield' },
  'masters-board-goods-servant': { icon: 'servant' },
  'masters-board-goods-faith': { icon: 'faith' },
  'masters-board-cards': { icon: 'table' },
  'masters-board-cross': { icon: 'black-cross' },
}

const BY_TITLE: Readonly<Record<string, Signs>> = { lorenzo: LORENZO, masters: MASTERS }

/** A title without signs of its own has words alone. */
export function signsOf(game: string): Signs {
  return BY_TITLE[game] ?? {}
}
