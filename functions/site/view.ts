import type { Account } from '#functions/stores/account/account.ts'
import type { Country } from '#shared/countries/country.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import { type Interest, sensitiveInterests, sexInterests } from '#shared/model/profile.ts'
import { interestTexts } from './texts.ts'

const aboutSex: readonly Interest[] = sexInterests

/**
 * Interests to choose from. Interests about sex are for members with a confirmed address (OPEN-27).
 */
export async function shownInterests(member: Account | undefined, { interests }: Country, locale: TextLocale) {
  const labels = await interestTexts(locale)
  const tags = member?.status === 'active' ? interests : interests.filter((tag) => !aboutSex.includes(tag))
  return tags.map((tag) => ({ tag, label: labels[tag], sensitive: sensitiveInterests.includes(tag) }))
}
