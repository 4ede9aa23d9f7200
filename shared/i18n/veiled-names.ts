import type { Gender } from '../model/profile.ts'
import type { Language } from './languages.ts'

/** What stands in place of a member's name for visitors (PRIV-01). Apart from the other texts, as every search carries it. */
export const veiledNames: Readonly<Record<Language, Readonly<Record<Gender, string>>>> = {
  nl: { male: 'Man', female: 'Vrouw' },
  de: { male: 'Mann', female: 'Frau' },
  en: { male: 'Man', female: 'Woman' },
  es: { male: 'Hombre', female: 'Mujer' },
  fr: { male: 'Homme', female: 'Femme' },
  it: { male: 'Uomo', female: 'Donna' },
  pl: { male: 'Mężczyzna', female: 'Kobieta' },
}
