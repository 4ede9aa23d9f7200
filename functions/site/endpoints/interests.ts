import { handle } from '#functions/auth/handle.ts'
import * as site from '#shared/contract/site.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { shownInterests } from '../view.ts'

export const handler = handle(site.interests, {
  run: async ({ member, site, language }) => ({
    interests: await shownInterests(member, site.country, textLocale(language, site.country.code)),
  }),
})
