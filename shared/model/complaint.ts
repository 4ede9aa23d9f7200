import { promptIds } from './profile.ts'

/** What a complaint concerns (OPEN-48). */
export const complaintKinds = ['profile', 'photo', 'message', 'payment', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

/** Profile texts that a complaint can be about (MOD-05); a prompt id means the answer to it. */
export const reportableTexts = ['about', ...promptIds] as const
export type ReportableText = (typeof reportableTexts)[number]

/** What is wrong (MOD-04), in the order of the form. */
export const complaintCategories = [
  'scam',
  'fake',
  'harassment',
  'hate',
  'intimate_image',
  'minor',
  'child_abuse',
  'spam',
  'payment',
  'other',
] as const
export type ComplaintCategory = (typeof complaintCategories)[number]

/**
 * Priorities of complaints; 1 is handled first. 1: a child, or an image that spreads. 2: somebody
 * is threatened or defrauded. 3: everything else.
 */
const priorities: Readonly<Record<ComplaintCategory, 1 | 2 | 3>> = {
  child_abuse: 1,
  minor: 1,
  intimate_image: 1,
  harassment: 2,
  hate: 2,
  scam: 2,
  fake: 3,
  spam: 3,
  payment: 3,
  other: 3,
}
export const complaintPriorities = [1, 2, 3] as const
export type ComplaintPriority = (typeof complaintPriorities)[number]

/**
 * Ranks of the queue of complaints, in the order in which they are handled: notices of trusted
 * flaggers and of child abuse (MOD-17), then the priorities.
 */
export const complaintRanks = [0, ...complaintPriorities] as const
export type ComplaintRank = (typeof complaintRanks)[number]

/** Priority of a complaint, which follows from its category (MOD-04). */
export const priorityOf = (category: ComplaintCategory): ComplaintPriority => priorities[category]

/**
 * Whether a complaint needs no name and address (MOD-07). DSA 16(2)(c) requires this for sexual
 * offences against children. MOD-07 also requires it for illegal intimate images, as victims may
 * fear the person whom they report.
 */
export const mayBeAnonymous = (category: ComplaintCategory | null): boolean =>
  category === 'child_abuse' || category === 'intimate_image'

/**
 * Whether a complaint is accepted even while complaints of its author are paused: a child or a
 * spreading image must never wait (MOD-07).
 */
export const isNeverPaused = (category: ComplaintCategory): boolean => priorityOf(category) === 1

/**
 * Whether a complaint is a notice of child abuse, which is in the first rank of the queue and is
 * accepted even beyond the rate limit (MOD-07).
 */
export const isAbuseNotice = (category: ComplaintCategory | null): boolean => category === 'child_abuse'

/**
 * Whether the pictures of a complaint may show a child, so that only roles for such pictures see
 * them and answer the complaint (MOD-06, MOD-07).
 */
export const isAboutChild = (category: ComplaintCategory): boolean => category === 'minor' || category === 'child_abuse'

/** Rank of a complaint in the queue (MOD-04, MOD-17). */
export const rankOf = (category: ComplaintCategory, isTrusted: boolean): ComplaintRank =>
  isTrusted || isAbuseNotice(category) ? 0 : priorityOf(category)

/**
 * Outcomes of a complaint (MOD-18). `upheld`: justified, and staff made a decision about the
 * member. `agreed`: justified, but no decision about a member was necessary. `dismissed`: no breach
 * was found.
 */
export const complaintOutcomes = ['upheld', 'agreed', 'dismissed'] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]
/**
 * Outcomes of a case. `agreed` is not one of them, because the answer to a case either bans the
 * subject or lifts the suspension.
 */
export const caseOutcomes = ['upheld', 'dismissed'] as const satisfies readonly ComplaintOutcome[]
export type CaseOutcome = (typeof caseOutcomes)[number]

/** Maximum characters of a complaint (OPEN-48). */
export const complaintLength = 2000
/** Maximum characters of the name that a visitor gives with a complaint. */
export const notifierNameLength = 100

/** Receipt number to read out: the random end of the complaint's id, such as `7K2M-9XQD`. */
export const receiptOf = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`

/**
 * Receipt number in its standard form, from a typed text in upper or lower case, with spaces or
 * without the hyphen. Letters that look like a digit are read as that digit, as ids have none of
 * these letters. Null if the text is no receipt number.
 */
export function readReceipt(text: string): string | null {
  const symbols = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(symbols) ? receiptOf(symbols) : null
}
