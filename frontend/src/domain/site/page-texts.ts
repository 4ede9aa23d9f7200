import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import type { Settings } from '#shared/contract/site.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import type { PageFact, PageKey, PageText } from '#shared/i18n/page-text.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import { deletionGraceDays, desk, lookDays, sessionDays, trackingDays } from '#shared/rules/limits.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import {
  firstMessages,
  keptChatDays,
  minorRefusalHours,
  riskDays,
  suspensionDays,
} from '#shared/rules/safety-limits.ts'
import { termsNoticeDays } from '#shared/rules/terms-notice.ts'

/** One chunk per page and language (I18N-03, I18N-04). */
const texts = import.meta.glob<{ page: PageText }>('../../../../shared/i18n/*/pages/*.ts')

const fileOf = (language: Language, key: PageKey): string => `../../../../shared/i18n/${language}/pages/${key}.ts`

/** Text of a page in this language, else in nl (I18N-05). */
export async function loadPageText(language: Language, key: PageKey): Promise<PageText> {
  const load = texts[fileOf(language, key)] ?? texts[fileOf(defaultLanguage, key)]
  if (!load) throw new Error(`There is no text of ${key}`)
  return (await load()).page
}

export const pageTextQuery = (language: Language, key: PageKey) =>
  queryOptions({
    queryKey: queryKeys.page(language, key),
    queryFn: () => importGuarded(() => loadPageText(language, key)),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Functions that format values in the reader's language: an amount of money, the name of a country,
 * and a list of alternatives ("1, 2 or 3").
 */
type Words = {
  money: (cents: number, currency: string) => string
  countryName: (code: string) => string
  oneOf: (numbers: readonly number[]) => string
}

/** Values of the texts' placeholders. */
export function factsOf(settings: Settings, { money, countryName, oneOf }: Words): Record<PageFact, string> {
  const { company } = settings
  const price = settings.minimum_message_costs[company.country]
  return {
    site: settings.name,
    company: company.name,
    tradenames: company.tradenames.join(', '),
    address: company.address,
    city: company.city,
    country: countryName(company.country),
    register: company.kvk,
    vat: company.vat_numbers.join(', '),
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    minimum_age: String(settings.minimum_age),
    refund_days: String(settings.refund_days),
    grace_days: String(deletionGraceDays),
    signup_credits: String(settings.signup_credits),
    message_credits: String(settings.message_credits),
    photo_credits: String(settings.photo_credits),
    gift_credits: String(settings.gift_credits),
    message_price: price ? money(price.costs, price.currency) : '',
    free_photos: String(settings.free_photos),
    premium_photos: String(settings.premium_photos),
    free_conversations: String(settings.free_conversations),
    daily_starts: String(firstMessages.started.most),
    start_hours: String(firstMessages.started.windowSeconds / hourSeconds),
    same_openings: String(firstMessages.sameText.most),
    history_days: String(settings.history_days),
    answer_hours: String(desk.answerHours),
    age_check: settings.age_check ?? '',
    verification_days: String(verificationLimits.waitingDays),
    session_days: String(sessionDays),
    partner_days: String(trackingDays),
    look_days: String(lookDays),
    kept_chat_days: String(keptChatDays),
    signal_days: String(riskDays.stored),
    minor_hours: String(minorRefusalHours),
    suspension_days: oneOf(suspensionDays),
    notice_days: String(termsNoticeDays),
  }
}

/** Part of a text: plain, or a link within the site. */
export type Piece = string | { words: string; to: string }

/**
 * Fills in facts and parses links: `Read [the terms](/pages/terms)`.
 * The value of a fact is never parsed as a link.
 */
export function piecesOf(text: string, facts: Record<PageFact, string>): Piece[] {
  const filled = (part: string) => part.replace(/\{(\w+)\}/g, (whole, name) => facts[name as PageFact] ?? whole)
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)) {
    pieces.push(filled(text.slice(end, found.index)), { words: filled(found[1]!), to: found[2]! })
    end = found.index + found[0].length
  }
  return [...pieces, filled(text.slice(end))].filter((piece) => piece !== '')
}
