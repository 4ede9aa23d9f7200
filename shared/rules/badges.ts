/**
 * Text of a count badge: exact up to 99, `99+` above (NAV-03),
 * null at 0. Title and app badge use the exact number (TRAP-55).
 */
export const badgeText = (count: number): string | null => (count <= 0 ? null : count > 99 ? '99+' : String(count))

/**
 * Colour of the credits badge: none above 10, a warning from 1 to 10, danger at 0 (NAV-06 to 08).
 */
export const creditsBadge = (credits: number): 'warning' | 'danger' | null =>
  credits > 10 ? null : credits > 0 ? 'warning' : 'danger'
