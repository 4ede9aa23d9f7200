import { parseArgs } from 'node:util'
import { type Language, languages } from '#shared/i18n/languages.ts'
import type { ScreenRole } from '#test/support/screen-list.ts'

export type Theme = 'light' | 'dark'

const themes: readonly Theme[] = ['light', 'dark']
const roles: readonly ScreenRole[] = ['visitor', 'empty', 'free', 'premium', 'staff']

export type GalleryOptions = {
  widths: number[]
  themes: Theme[]
  languages: Language[]
  roles: ScreenRole[]
  /** Pattern for the names of the screens to take; null takes all. */
  only: RegExp | null
  /** Whether axe, text zoom and overflow are checked as well. */
  isCheck: boolean
}

/** Reads the options of `npm run screens`; throws on an unknown one. */
export function readOptions(args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      widths: { type: 'string', default: '320,390,768,1280,1920' },
      themes: { type: 'string', default: 'light,dark' },
      languages: { type: 'string', default: 'nl,de' },
      roles: { type: 'string', default: roles.join(',') },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const widths = values.widths.split(',').map(Number)
  if (!widths.every((width) => width >= 200 && width <= 4000)) throw new Error('--widths: 200 to 4000, by commas')
  return {
    widths,
    themes: chosen('themes', values.themes, themes),
    languages: chosen('languages', values.languages, languages),
    roles: chosen('roles', values.roles, roles),
    only: values.only === undefined ? null : new RegExp(values.only),
    isCheck: values.check,
  }
}

function chosen<Value extends string>(option: string, text: string, known: readonly Value[]): Value[] {
  return text.split(',').map((word) => {
    const value = known.find((one) => one === word)
    if (!value) throw new Error(`--${option}: ${word} is none of ${known.join(', ')}`)
    return value
  })
}
