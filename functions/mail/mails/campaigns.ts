import { type Campaign, findCampaign, isSending } from '#functions/stores/campaigns/campaign.ts'
import type { CampaignText } from '#shared/model/campaign.ts'
import { type MailContext, mail, type Parts } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Key = 'promotion' | 'news' | 'campaignTest'
type Context = MailContext<{ campaign: string }>

const previewLength = 100

/** Parts of a mail with a text that staff wrote. `key` selects the small print. */
export async function campaignParts(
  { title, paragraphs, button, path }: CampaignText,
  key: Key,
  { language, locale, origin, siteName }: Omit<Context, 'props'>,
): Promise<Parts> {
  const { [key]: texts } = await mailTexts(locale)
  return {
    subject: title,
    preview: (paragraphs[0] ?? '').slice(0, previewLength),
    title,
    paragraphs,
    action: { label: button, url: `${origin}${path}` },
    note: say(language, texts.note, { site: siteName }),
  }
}

export const keyOf = ({ kind }: Pick<Campaign, 'kind'>): Key => (kind === 'promotions' ? 'promotion' : 'news')

async function parts(key: Key, context: Context): Promise<Parts> {
  const text = (await findCampaign(context.props.campaign))?.texts[context.language]
  if (!text) throw new Error(`The campaign ${context.props.campaign} has no text in ${context.language}`)
  return campaignParts(text, key, context)
}

const campaign = (key: Key) =>
  mail<{ campaign: string }>({
    // Mails that were queued before their campaign was stopped are dropped.
    isWanted: async ({ status }, props) => status === 'active' && isSending(await findCampaign(props.campaign)),
    parts: (context) => parts(key, context),
  })

/** Mails that staff write (NOTIF-23). */
export const promotion = campaign('promotion')
export const news = campaign('news')
/** Test mail to the author of a campaign; needs neither consent nor a link to withdraw consent. */
export const campaignTest = mail<{ campaign: string }>({ parts: (context) => parts('campaignTest', context) })
