import type { Gender } from '../model/profile.ts'
import type { Language } from './languages.ts'

/**
 * Replacement for a member's name for visitors (PRIV-01). Separate from
 * the other texts, so that search functions load no more than this.
 */
export const veiledNames: Readonly<Record<Language, Readonly<Record<Gender, string>>>> = {
  nl: { male: 'Man', female: 'Vrouw' },
  de: { male: 'Mann', female: 'Frau' },
  en: { male: 'Man', female: 'Woman' },
  es: { male: 'Hombre', female: 'Mujer' },
  fr: { male: 'Homme', female: 'Femme' },
  it: { male: 'Uomo', female: 'Donna' },
  pl: { male: 'Mężczyzna', female: 'Kobieta' },
}
