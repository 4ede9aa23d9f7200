import type { Endpoint } from './endpoint.ts'

/** Path with its methods that stay open. */
type Opened = readonly [Endpoint['path'], ...Endpoint['method'][]]

/**
 * Calls with a session that stay open to a member whose country requires an external age check
 * that they have not passed (TRAP-24): own data, profile, money and way out. All others, new ones
 * too, are refused with `age_check_required`. Not in the declarations, which the browser loads.
 */
export const openBeforeAgeCheck: readonly Opened[] = [
  // account, with sign-in, way out and the check itself
  ['/api/user.php', 'GET', 'POST', 'PUT', 'DELETE'],
  ['/api/activate.php', 'POST'],
  ['/api/logout.php', 'GET'],
  ['/api/mail-change.php', 'POST'],
  ['/api/sessions.php', 'GET', 'DELETE'],
  ['/api/export.php', 'GET', 'POST'],
  ['/api/age-check.php', 'GET', 'POST'],
  // own profile and photos
  ['/api/profile.php', 'PUT'],
  ['/api/geocode.php', 'GET'],
  ['/api/towns.php', 'GET'],
  ['/api/photo.php', 'GET', 'POST', 'PUT', 'DELETE'],
  ['/api/verification.php', 'GET', 'POST', 'PUT', 'DELETE'],
  // money that was paid; nothing is sold
  ['/api/bundles.php', 'GET'],
  ['/api/payment.php', 'GET'],
  ['/api/payments.php', 'GET'],
  ['/api/returned.php', 'GET'],
  ['/api/cancel-payment.php', 'POST'],
  ['/api/cancel-credits.php', 'POST'],
  ['/api/cards.php', 'GET'],
  ['/api/remove-card.php', 'POST'],
  ['/api/spending.php', 'GET'],
  ['/api/spending-limit.php', 'POST'],
  // settings, complaints, and what every page needs
  ['/api/notifications.php', 'GET', 'PUT'],
  ['/api/push-devices.php', 'POST', 'DELETE'],
  ['/api/page-hidden.php', 'POST'],
  ['/api/complaint.php', 'POST'],
  ['/api/settings.php', 'GET'],
  ['/api/interests.php', 'GET'],
]

/** A live connection has neither method nor path, so it does not stay open. */
type Called = Partial<Pick<Endpoint, 'method' | 'path'>>

export const isOpenBeforeAgeCheck = ({ method, path }: Called): boolean =>
  openBeforeAgeCheck.some(([open, ...methods]) => open === path && methods.some((one) => one === method))
