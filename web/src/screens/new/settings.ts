// The options of a title as a person sees them.

import type { SwitchInfo, TitleInfo } from '../../wire'
import type { Words } from '../../lib/words'

export type Setting = boolean | number | string

/** A setting that differs from the title's default. */
export interface Changed {
  readonly info: SwitchInfo
  readonly setting: Setting
}

export function defaultOf(info: SwitchInfo): Setting {
  return info.settings[0] ?? false
}

/** A switch that is on or off; others are a choice of words or numbers. */
export function isToggle(info: SwitchInfo): boolean {
  return info.settings.every((setting) => typeof setting === 'boolean')
}

/**
 * Some options are not rulings but the game itself, such as basic or advanced. These have a short name
 * in the shell's catalogue, and each of their settings has one.
 */
export function isVariant(words: Words, info: SwitchInfo): boolean {
  return words.has(`browser-variant-${info.name}`)
}

/** To the right, yes, at 25: a variant's from the shell's catalogue, a ruling's from the title's. */
export function settingName(words: Words, name: string, setting: Setting): string {
  const said = `setting-${name}-${String(setting)}`
  const id = [`browser-${said}`, said].find((one) => words.has(one))
  if (id !== undefined) return words.text(id)
  if (typeof setting === 'boolean') return words.text(setting ? 'browser-yes' : 'browser-no')
  return String(setting)
}

/** What a table's options (`players=4 advanced military_cap=0`) change of the defaults. */
export function optionsOf(title: TitleInfo, options: string): Changed[] {
  const said = new Map(options.split(' ').map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? 'true']))
  return title.switches.flatMap((info) => {
    const setting = info.settings.find((one) => String(one) === said.get(info.name))
    return setting === undefined || setting === defaultOf(info) ? [] : [{ info, setting }]
  })
}
