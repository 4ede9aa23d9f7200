import { handle } from '#functions/auth/staff-handle.ts'
import { env } from '#functions/platform/env.ts'
import { findCampaign, textIn } from '#functions/stores/campaigns/campaign.ts'
import * as mail from '#shared/contract/mail.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { isComplete } from '#shared/model/campaign.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { campaignParts, keyOf } from '../mails/campaigns.ts'
import { render } from '../render.ts'

export const handler = handle(mail.previewCampaign, {
  load: ({ query }) => ({ existing: findCampaign(query.id, { consistent: true }) }),
  run: async ({ query: { language }, existing, site: { origin, country }, now, refuse }) => {
    const campaign = existing ?? refuse('not_found')
    const text = textIn(campaign, language)
    if (!text || !isComplete(text)) return refuse('campaign_incomplete')
    const locale = textLocale(language, country.code)
    const context = { memberId: '', to: '', origin, language, locale, siteName: env.siteName, createdAt: now, now }
    const parts = await campaignParts(text, keyOf(campaign), context)
    // A real unsubscribe link names a member; this placeholder only shows its place in the mail.
    const endKind = `${origin}${pathTo('unsubscribe')}`
    const { html } = await render(parts, { language, siteName: env.siteName, origin, country, endKind })
    return { html }
  },
})
