/** Reasons to hold a profile text for staff: what it seems to contain (MOD-11). */
export const heldReasons = ['phone', 'email', 'link', 'age'] as const
export type HeldReason = (typeof heldReasons)[number]

/** `waiting`: staff have not decided. `refused`: shown to its owner only, who can change it. */
export const heldStates = ['waiting', 'refused'] as const
