import { randomInt } from 'node:crypto'
import type { Language } from '#shared/i18n/languages.ts'

/** Word for a member in each language; none is reserved for the site (MOD-20). */
const words: Readonly<Record<Language, string>> = {
  nl: 'Lid',
  de: 'Mitglied',
  en: 'Member',
  es: 'Miembro',
  fr: 'Membre',
  it: 'Membro',
  pl: 'Osoba',
}

/** A name with more digits counts as a telephone number (`isProfileName`). */
const digits = 6

/**
 * Random name that says nothing about the member. The name may already be taken: only the claim
 * shows that.
 */
export const neutralName = (language: Language): string =>
  `${words[language]}${String(randomInt(10 ** digits)).padStart(digits, '0')}`
