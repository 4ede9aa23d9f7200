import { languageFromCookie, speak, spoken } from '#frontend/lib/language.ts'
import { defaultLanguage, type Language, type Translation } from '#shared/i18n/languages.ts'
import type { staff as nlStaff } from '#shared/i18n/nl/staff.ts'
import { withFallback } from '#shared/i18n/with-fallback.ts'

type Texts = { staff: Translation<typeof nlStaff>; members: object }

// Texts of the console and of profile facts, loaded by the console only.
const units: Record<Language, () => Promise<Texts>> = {
  nl: async () => join(await Promise.all([import('#shared/i18n/nl/staff.ts'), import('#shared/i18n/nl/members.ts')])),
  de: async () => join(await Promise.all([import('#shared/i18n/de/staff.ts'), import('#shared/i18n/de/members.ts')])),
  en: async () => join(await Promise.all([import('#shared/i18n/en/staff.ts'), import('#shared/i18n/en/members.ts')])),
  es: async () => join(await Promise.all([import('#shared/i18n/es/staff.ts'), import('#shared/i18n/es/members.ts')])),
  fr: async () => join(await Promise.all([import('#shared/i18n/fr/staff.ts'), import('#shared/i18n/fr/members.ts')])),
  it: async () => join(await Promise.all([import('#shared/i18n/it/staff.ts'), import('#shared/i18n/it/members.ts')])),
  pl: async () => join(await Promise.all([import('#shared/i18n/pl/staff.ts'), import('#shared/i18n/pl/members.ts')])),
}

const join = ([own, profile]: [Pick<Texts, 'staff'>, Pick<Texts, 'members'>]): Texts => ({
  staff: own.staff,
  members: profile.members,
})

/**
 * Language of the console: the one chosen on this
 * device, else the browser's first that the console has.
 */
export function consoleLanguage(cookies: string, wanted: readonly string[]): Language {
  const asked = [languageFromCookie(cookies), ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())]
  return (asked.find((language) => language !== null && Object.hasOwn(units, language)) ?? defaultLanguage) as Language
}

/** Switches the language and loads all texts of the console. */
export async function speakConsole(language: Language): Promise<void> {
  const [nl, own] = await Promise.all([units[defaultLanguage](), units[language](), speak(language)])
  const now = spoken.read()
  spoken.write({ ...now, messages: { ...now.messages, ...(withFallback(nl, own) as object) } })
}

/** Answer templates in the complainant's language. */
export async function templatesIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const { staff } = await units[language]()
  return staff.answer.templates
}
