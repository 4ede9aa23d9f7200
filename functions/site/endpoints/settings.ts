import { handle } from '#functions/auth/handle.ts'
import { env } from '#functions/platform/env.ts'
import * as site from '#shared/contract/site.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { siteSettings } from '#shared/rules/site-settings.ts'
import { settingsTexts } from '../texts.ts'
import { shownInterests } from '../view.ts'

export const handler = handle(site.settings, {
  run: async ({ site: { host, country }, query, member, language: ownLanguage, viewerCountry }) => {
    const asked = query.language
    const language = asked && country.languages.includes(asked) ? asked : ownLanguage
    const locale = textLocale(language, country.code)
    return siteSettings(
      country,
      language,
      await settingsTexts(locale),
      { name: env.siteName, host, support_email: env.supportEmail, push_public_key: env.pushPublicKey },
      { interests: await shownInterests(member, country, locale), viewerCountry: viewerCountry ?? null },
    )
  },
})
