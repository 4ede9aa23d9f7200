/**
 * The version of terms and privacy statement that members agree to now: the day from which it holds. Kept with every agreement (TRAP-36), so it
 * changes with the texts of those two pages and never without them.
 */
export const termsVersion = '2026-11-01'
