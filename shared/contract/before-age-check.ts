import type { Endpoint } from './endpoint.ts'

/** Path, with the methods that stay available. */
type Opened = readonly [Endpoint['path'], ...Endpoint['method'][]]

/**
 * Calls that stay available to a signed-in member who has not passed a required age check
 * (TRAP-24): own data, profile, payments, sign-out and deletion. All other calls, including future
 * ones, are refused with `age_check_required`. The list is separate from the declarations of the
 * endpoints, because the browser loads those.
 */
export const openBeforeAgeCheck: readonly Opened[] = [
  // account, with sign-in, sign-out, deletion and the age check itself
  ['/api/user.php', 'GET', 'POST', 'PUT', 'DELETE'],
  ['/api/activate.php', 'POST'],
  ['/api/logout.php', 'GET'],
  ['/api/mail-change.php', 'POST'],
  ['/api/sessions.php', 'GET', 'DELETE'],
  ['/api/export.php', 'GET', 'POST'],
  ['/api/age-check.php', 'GET', 'POST'],
  // own profile and photos
  ['/api/name.php', 'GET', 'PUT'],
  ['/api/profile.php', 'PUT'],
  ['/api/geocode.php', 'GET'],
  ['/api/towns.php', 'GET'],
  ['/api/photo.php', 'GET', 'POST', 'PUT', 'DELETE'],
  ['/api/verification.php', 'GET', 'POST', 'PUT', 'DELETE'],
  // past payments; new orders are refused
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

/**
 * Called endpoint. A live connection has neither method nor path, so it is refused until the member
 * has passed the age check.
 */
type Called = Partial<Pick<Endpoint, 'method' | 'path'>>

export const isOpenBeforeAgeCheck = ({ method, path }: Called): boolean =>
  openBeforeAgeCheck.some(([open, ...methods]) => open === path && methods.some((one) => one === method))
