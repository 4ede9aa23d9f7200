/** Kinds of complaints (OPEN-48). */
export const complaintKinds = ['profile', 'photo', 'message', 'child_abuse', 'payment', 'other'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

/**
 * Whether a complaint needs no name and address and is exempt from the rate limit (MOD-07; DSA
 * 16(2)(c)).
 */
export const isAbuseNotice = (kind: ComplaintKind | null): boolean => kind === 'child_abuse'

export const complaintOutcomes = ['upheld', 'dismissed'] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]

/** Maximum characters of a complaint (OPEN-48). */
export const complaintLength = 2000

/** Receipt number to read out: the random end of the complaint's id, such as `7K2M-9XQD`. */
export const receiptOf = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`
