/** What a profile text seems to contain that is a reason to hold it for staff (MOD-11). */
export const heldContents = ['phone', 'email', 'link', 'age'] as const
export type HeldContent = (typeof heldContents)[number]

/** Reasons to hold a profile text. `removed_before`: a decision removed the same text (MOD-01). */
export const heldReasons = [...heldContents, 'removed_before'] as const
export type HeldReason = (typeof heldReasons)[number]

/** States of a held text. `waiting`: staff have not decided. `refused`: only the owner sees it. */
export const heldStates = ['waiting', 'refused'] as const
