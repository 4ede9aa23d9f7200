import { languageFromCookie, languageStore, switchLanguage } from '#frontend/lib/language.ts'
import { defaultLanguage, isLanguage, type Language, type Translation } from '#shared/i18n/languages.ts'
import type { finance as nlFinance } from '#shared/i18n/nl/finance.ts'
import type { staff as nlStaff } from '#shared/i18n/nl/staff.ts'
import { withFallback } from '#shared/i18n/with-fallback.ts'

type Texts = {
  staff: Translation<typeof nlStaff>
  finance: Translation<typeof nlFinance>
  members: object
  chats: object
  credits: object
  profile: object
  safety: object
  verification: object
}

/** Text units of the console, including member texts that it shows: facts, gifts, decisions. */
const units = import.meta.glob<Texts>('./*/{staff,finance,members,chats,credits,profile,safety,verification}.ts', {
  base: '../../../../shared/i18n',
})

async function load<Unit extends keyof Texts>(language: Language, unit: Unit): Promise<Texts[Unit]> {
  return (await units[`./${language}/${unit}.ts`]!())[unit]
}

/** Texts of the console in a language, without the texts of the shell. */
export async function textsOf(language: Language): Promise<Texts> {
  const [staff, finance, members, chats, credits, profile, safety, verification] = await Promise.all([
    load(language, 'staff'),
    load(language, 'finance'),
    load(language, 'members'),
    load(language, 'chats'),
    load(language, 'credits'),
    load(language, 'profile'),
    load(language, 'safety'),
    load(language, 'verification'),
  ])
  return { staff, finance, members, chats, credits, profile, safety, verification }
}

/**
 * Language of the console: the language chosen on this device, else the first language of the
 * browser for which the console has texts.
 */
export function consoleLanguage(cookies: string, wanted: readonly string[]): Language {
  const asked = [languageFromCookie(cookies), ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())]
  return asked.find(isLanguage) ?? defaultLanguage
}

/** Switches the language and loads all texts of the console. */
export async function switchConsoleLanguage(language: Language): Promise<void> {
  const [nl, own] = await Promise.all([textsOf(defaultLanguage), textsOf(language), switchLanguage(language)])
  const now = languageStore.read()
  languageStore.write({ ...now, messages: { ...now.messages, ...(withFallback(nl, own) as object) } })
}
