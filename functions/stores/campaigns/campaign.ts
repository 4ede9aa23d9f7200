import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, update } from '#functions/table/write.ts'
import { type Country, countryCodes } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import {
  type CampaignText,
  CampaignTexts,
  campaignKinds,
  campaignStates,
  isComplete,
  Segment,
} from '#shared/model/campaign.ts'

const Person = z.object({ id: z.string(), name: z.string() })

/** Campaign that staff wrote (NOTIF-23). */
const Campaign = z.object({
  id: z.string(),
  kind: z.enum(campaignKinds),
  /**
   * Country of the site on which staff wrote the campaign. Only members of this site receive it.
   */
  site: z.enum(countryCodes),
  state: z.enum(campaignStates),
  texts: CampaignTexts,
  segment: Segment,
  /** Staff who wrote or submitted the campaign. None of them may approve it. */
  authors: z.array(Person),
  approvedBy: z.optional(Person),
  refusedBecause: z.optional(z.string()),
  changedAt: z.string(),
  startAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

export const findCampaign = (id: string, options?: { consistent?: boolean }): Promise<Campaign | undefined> =>
  find(Campaign, keys.campaign(id), options)

/** Up to `limit` campaigns after `after`, newest first. */
export async function listCampaigns({ after, limit }: { after: string | undefined; limit: number }) {
  const { items, more } = await list(Campaign, {
    ...keys.campaigns(),
    newestFirst: true,
    limit,
    after: after && keys.campaign(after).SK,
  })
  return { items, next: more ? (items.at(-1)?.id ?? null) : null }
}

/**
 * Adds a campaign, or replaces `before`. Refused with `campaign_changed` if the stored campaign is
 * no longer the version that was read.
 */
export function saveCampaign(before: Campaign | undefined, next: Omit<Campaign, 'version'>): Write {
  const key = keys.campaign(next.id)
  const version = (before?.version ?? 0) + 1
  const onConflict = refusing('campaign_changed')
  if (!before) return putNew(key, { ...next, version }, onConflict)
  return put(
    key,
    { ...next, version },
    {
      condition: '#version = :seen',
      names: { '#version': 'version' },
      values: { ':seen': before.version },
      onConflict,
    },
  )
}

/** Marks a running campaign as done; refused with `campaign_changed` if it no longer runs. */
export const markDone = ({ id }: Campaign, now: Date): Write =>
  update(keys.campaign(id), 'SET #state = :done, endedAt = :now ADD #version :one', {
    condition: '#state = :running',
    names: { '#state': 'state', '#version': 'version' },
    values: { ':done': 'done', ':running': 'running', ':now': now.toISOString(), ':one': 1 },
    onConflict: () => new Refusal('campaign_changed'),
  })

/**
 * Whether mails and pushes of a campaign may still be sent. Waiting ones are dropped when the
 * campaign is stopped, but are still sent once it is done.
 */
export const isSending = (campaign: Campaign | undefined): boolean =>
  campaign?.state === 'running' || campaign?.state === 'done'

type Author = Pick<Staff, 'id' | 'name'>

export const isAuthor = ({ authors }: Pick<Campaign, 'authors'>, { id }: Author): boolean =>
  authors.some((one) => one.id === id)

export const withAuthor = (authors: Campaign['authors'], { id, name }: Author): Campaign['authors'] =>
  authors.some((one) => one.id === id) ? authors : [...authors, { id, name }]

/**
 * Languages that need a text: the languages of the country, or only the language of the segment if
 * it has one.
 */
const languagesOf = ({ segment }: Pick<Campaign, 'segment'>, country: Country): readonly Language[] =>
  segment.language ? [segment.language] : country.languages

export const isFinished = (campaign: Campaign, country: Country): boolean =>
  languagesOf(campaign, country).every((language) => hasText(campaign, language))

const hasText = ({ texts }: Campaign, language: Language): boolean => {
  const text = texts[language]
  return text !== undefined && isComplete(text)
}

/**
 * Language of a member's mail: their own, or the first language of the site if the campaign has no
 * finished text in the member's language.
 */
export const languageFor = (campaign: Campaign, wanted: Language, country: Country): Language =>
  hasText(campaign, wanted) ? wanted : country.languages[0]

export const textIn = ({ texts }: Campaign, language: Language): CampaignText | undefined => texts[language]

/** Title for lists, in the first language that has a title. */
export const titleOf = ({ texts }: Pick<Campaign, 'texts'>): string =>
  languages.map((language) => texts[language]?.title).find(Boolean) ?? ''
