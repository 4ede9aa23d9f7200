/** What a profile text seems to hold when it waits for staff (MOD-11). */
export const heldReasons = ['phone', 'email', 'link', 'age'] as const
export type HeldReason = (typeof heldReasons)[number]

/**
 * `waiting`: staff have not looked yet. `refused`: kept for its owner only, who can change it.
 */
export const heldStates = ['waiting', 'refused'] as const
