import * as z from 'zod/mini'
import { languages } from '../i18n/languages.ts'
import { matchPath } from '../rules/paths.ts'
import { ulidForm } from './ids.ts'
import { refuseWith } from './input.ts'
import { Language, type NotificationType } from './user.ts'

/** Notification types that staff write (NOTIF-23). */
export const campaignKinds = ['promotions', 'news'] as const satisfies NotificationType[]
export type CampaignKind = (typeof campaignKinds)[number]

/**
 * States of a campaign. `running`: started, or scheduled to start. `done`: all mails are queued for
 * sending; the campaign can still be stopped while some of them are unsent. `stopped` is final. A
 * change before the start makes the campaign a draft again.
 */
export const campaignStates = ['draft', 'submitted', 'approved', 'running', 'done', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Whether a campaign's text and segment can still change: until its start. */
export const isEditable = (state: CampaignState): boolean => ['draft', 'submitted', 'approved'].includes(state)

export const CampaignId = z.string().check(z.regex(new RegExp(`^${ulidForm}$`)))

/** Whether the path, with or without a query, is a page of the site. */
export const isSitePath = (path: string): boolean =>
  /^\/[\w/-]*(?:\?[\w=&.%-]*)?$/.test(path) && matchPath(path.split('?')[0]!) !== null

/** Maximum characters of each part of a text, and maximum number of its paragraphs. */
export const campaignLimits = { title: 120, paragraphs: 10, paragraph: 1_000, button: 40, path: 200 } as const

const tooLong = refuseWith('campaign_too_long')
const Text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, tooLong))

/** Text of a campaign in one language; may be unfinished in a draft. */
export const CampaignText = z.object({
  /** Subject of the mail and its heading. */
  title: Text(campaignLimits.title),
  paragraphs: z.array(Text(campaignLimits.paragraph)).check(z.maxLength(campaignLimits.paragraphs, tooLong)),
  button: Text(campaignLimits.button),
  /** Page that the button opens; never another site. */
  path: Text(campaignLimits.path).check(z.refine((path) => path === '' || isSitePath(path))),
})
export type CampaignText = z.infer<typeof CampaignText>

export const CampaignTexts = z.partialRecord(z.enum(languages), CampaignText)
export type CampaignTexts = z.infer<typeof CampaignTexts>

/** Members whom a campaign is for; null means all. */
export const Segment = z.object({
  language: z.nullable(Language),
  premium: z.nullable(z.boolean()),
  /** Last visit: in the last `days` days if `within` is true, else longer ago. */
  visited: z.nullable(z.object({ within: z.boolean(), days: z.int().check(z.gte(1), z.lte(730)) })),
})
export type Segment = z.infer<typeof Segment>

export const isComplete = ({ title, paragraphs, button, path }: CampaignText): boolean =>
  title !== '' && paragraphs.length > 0 && paragraphs.every(Boolean) && button !== '' && isSitePath(path)
