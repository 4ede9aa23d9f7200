import type { Language } from '../i18n/languages.ts'

const province = {
  nl: 'provincie',
  de: 'Provinz',
  en: 'province',
  es: 'provincia',
  fr: 'province',
  it: 'provincia',
  pl: 'prowincja',
}
const region = { nl: 'regio', de: 'Region', en: 'region', es: 'región', fr: 'région', it: 'regione', pl: 'region' }

/**
 * Terms for region in the 15 countries (OPEN-81). Each term is translated into every language,
 * because a reader may use a language that the country does not offer.
 */
export const regionTerms = {
  provincie: province,
  provincia: province,
  province,
  region,
  regione: region,
  région: region,
  canton: {
    nl: 'kanton',
    de: 'Kanton',
    en: 'canton',
    es: 'cantón',
    fr: 'canton',
    it: 'cantone',
    pl: 'kanton',
  },
  county: {
    nl: 'graafschap',
    de: 'Grafschaft',
    en: 'county',
    es: 'condado',
    fr: 'comté',
    it: 'contea',
    pl: 'hrabstwo',
  },
  state: {
    nl: 'staat',
    de: 'Bundesstaat',
    en: 'state',
    es: 'estado',
    fr: 'État',
    it: 'stato',
    pl: 'stan',
  },
  Bundesland: {
    nl: 'deelstaat',
    de: 'Bundesland',
    en: 'state',
    es: 'estado federado',
    fr: 'Land',
    it: 'Land',
    pl: 'kraj związkowy',
  },
  województwo: {
    nl: 'woiwodschap',
    de: 'Woiwodschaft',
    en: 'voivodeship',
    es: 'voivodato',
    fr: 'voïvodie',
    it: 'voivodato',
    pl: 'województwo',
  },
} satisfies Record<string, Record<Language, string>>

export type RegionTerm = keyof typeof regionTerms
