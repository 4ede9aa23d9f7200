import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { site } from '#shared/contract/site.ts'
import { countries } from '#shared/countries/all.ts'
import { minimumMessageCostCents } from '#shared/rules/price.ts'
import { siteTexts } from '../texts.ts'
import { shownInterests, shownRegions } from '../view.ts'

/** What a message costs at least, in every country (SET-08). */
const minimumMessageCosts = Object.fromEntries(
  Object.values(countries).map((country) => [
    country.code,
    { costs: minimumMessageCostCents(country), currency: country.currency },
  ]),
)

export const handler = handle(site.settings, {
  run: async ({ site: { host, country }, query, member, language: ownLanguage, viewerCountry }) => {
    const asked = query.language
    const language = asked && country.languages.includes(asked) ? asked : ownLanguage
    const texts = siteTexts(language).settings
    const name = env.siteName
    return {
      countries: country.memberCountries,
      name,
      domain: host,
      domain_language: country.domainLanguage,
      languages: country.languages,
      index_title: texts.indexTitle.replace('{name}', name),
      description: texts.description,
      // Everything comes from the site's own origin.
      cdn_prefix: '',
      visible_profile_fields: country.visibleProfileFields,
      visible_profile_notes: country.visibleProfileNotes,
      geoip_country: viewerCountry ?? null,
      geoip_selected_country: country.memberCountries.find((code) => code === viewerCountry) ?? null,
      message_credits: country.messageCredits,
      signup_credits: country.signupCredits,
      photo_credits: country.photoCredits,
      gift_credits: country.giftCredits,
      message_length: country.messageLength,
      minimum_message_costs: minimumMessageCosts,
      minimum_age: country.minimumAge,
      support_email: env.supportEmail,
      support_phone: country.supportPhone,
      emergency_number: country.emergencyNumber,
      company: country.company,
      delete_discount: country.deleteDiscount,
      enable_site_entry_popup: country.enableSiteEntryPopup,
      site_entry_countries: country.siteEntryCountries,
      push_public_key: env.pushPublicKey,
      search_fields: country.searchFields,
      matchfinder_questions: country.matchFinderQuestions,
      fictional_icon: country.fictionalIcon,
      fictional_warning: texts.fictionalWarning,
      fictional_singular: texts.fictionalSingular,
      fictional_plural: texts.fictionalPlural,
      refund_days: country.refundDays,
      history_days: country.historyDays,
      in_eu: country.inEu,
      signups: country.signups,
      logged_out_search: country.loggedOutSearch,
      logged_out_search_trafficsource: country.loggedOutSearchTrafficsource,
      interests: shownInterests(member, language),
      region_data: shownRegions(country, language),
      member_resell: country.memberResell,
      email_domains: country.emailDomains,
    }
  },
})
