import type { Account } from '#functions/account/store.ts'
import { countries } from '#shared/countries/all.ts'
import type { Country } from '#shared/countries/country.ts'
import { regionsOf, regionTermOf } from '#shared/countries/regions.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { interests, sensitiveInterests, sexInterests } from '#shared/model/profile.ts'
import { siteTexts } from './texts.ts'

/** The interests to choose from. Those about sex are for members whose address is confirmed (OPEN-27). */
export function shownInterests(member: Account | undefined, language: Language) {
  const labels = siteTexts(language).interests
  const tags = member?.status === 'active' ? [...interests, ...sexInterests] : interests
  return tags.map((tag) => ({ tag, label: labels[tag], sensitive: sensitiveInterests.includes(tag) }))
}

/** The regions of every country whose members this site takes, its own first, with the word for them in this language. */
export const shownRegions = ({ memberCountries }: Country, language: Language) =>
  Object.fromEntries(
    memberCountries.map((code) => [code, { term: regionTermOf(countries[code], language), regions: regionsOf(code) }]),
  )
