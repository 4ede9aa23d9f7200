/** Reasons to hold a profile text for staff: what it seems to contain (MOD-11). */
export const heldReasons = ['phone', 'email', 'link', 'age'] as const
export type HeldReason = (typeof heldReasons)[number]

/** States of a held text. `waiting`: staff have not decided. `refused`: only the owner sees it. */
export const heldStates = ['waiting', 'refused'] as const
