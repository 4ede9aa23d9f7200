import { parsedJson } from '#frontend/lib/storage.ts'
import type * as campaigns from '#shared/contract/campaigns.ts'
import type { Input, Output } from '#shared/contract/endpoint.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type CampaignKind, campaignLimits, isSitePath, type Segment } from '#shared/model/campaign.ts'

export type OpenedCampaign = Output<typeof campaigns.open>

/** Text in one language; `body` contains the paragraphs, separated by empty lines. */
export type TextAnswers = { title: string; body: string; button: string; path: string }

/**
 * Form of a campaign. Typed fields are text, so that an unfinished form can be stored as a draft.
 */
export type CampaignAnswers = {
  id: string
  version: number
  kind: CampaignKind
  texts: Partial<Record<Language, TextAnswers>>
  language: Language | ''
  premium: '' | 'with' | 'without'
  visited: '' | 'within' | 'before'
  days: string
}

export const emptyText: TextAnswers = { title: '', body: '', button: '', path: '' }

export const emptyCampaign = (id: string): CampaignAnswers => ({
  id,
  version: 0,
  kind: 'promotions',
  texts: {},
  language: '',
  premium: '',
  visited: '',
  days: '30',
})

export const answersOf = ({ id, version, kind, texts, segment }: OpenedCampaign): CampaignAnswers => ({
  id,
  version,
  kind,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, { paragraphs, ...rest }]) => [
      language,
      { ...rest, body: paragraphs.join('\n\n') },
    ]),
  ),
  language: segment.language ?? '',
  premium: segment.premium === null ? '' : segment.premium ? 'with' : 'without',
  visited: segment.visited === null ? '' : segment.visited.within ? 'within' : 'before',
  days: String(segment.visited?.days ?? 30),
})

const segmentOf = ({ language, premium, visited, days }: CampaignAnswers): Segment => ({
  language: language || null,
  premium: premium === '' ? null : premium === 'with',
  visited:
    visited === '' ? null : { within: visited === 'within', days: Math.max(1, Math.min(730, Number(days) || 1)) },
})

const isEmpty = (text: TextAnswers) => Object.values(text).every((value) => value.trim() === '')

const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Request body; a language without any text is left out. */
export const formOf = (answers: CampaignAnswers): Input<typeof campaigns.save>['body'] => ({
  id: answers.id,
  version: answers.version,
  kind: answers.kind,
  texts: Object.fromEntries(
    Object.entries(answers.texts)
      .filter(([, text]) => !isEmpty(text))
      .map(([language, { body, ...rest }]) => [language, { ...rest, paragraphs: paragraphsOf(body) }]),
  ),
  segment: segmentOf(answers),
})

/**
 * Why the paragraphs cannot be stored: their number if there are too many, or the position (from 1)
 * of the first paragraph that is too long. Null if they can be stored.
 */
export function bodyFault(body: string): { count: number } | { place: number } | null {
  const paragraphs = paragraphsOf(body)
  if (paragraphs.length > campaignLimits.paragraphs) return { count: paragraphs.length }
  const long = paragraphs.findIndex(({ length }) => length > campaignLimits.paragraph)
  return long === -1 ? null : { place: long + 1 }
}

/** Whether a path can be stored: it is a page of the site, or still empty. */
export const isPathFit = (path: string): boolean => path.trim() === '' || isSitePath(path.trim())

export const isTextFit = ({ body, path }: TextAnswers): boolean => bodyFault(body) === null && isPathFit(path)

/** Parses a stored form; null if it is missing or unreadable. */
export const readCampaign = (kept: string): CampaignAnswers | null => parsedJson(kept) as CampaignAnswers | null
