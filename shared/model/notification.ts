/**
 * Reasons for which a notification was dropped. `gone`: its member no longer exists, or the device
 * of a push. `address_changed`: the member changed the address. `inactive`: the member is leaving
 * or banned. `outdated`: it is no longer true. The others: notifications are disabled, the member
 * does not want the kind, the site is no longer served, or the mail or push service refused it.
 */
export const dropReasons = [
  'gone',
  'address_changed',
  'inactive',
  'outdated',
  'disabled',
  'unwanted',
  'site_closed',
  'rejected',
] as const
export type DropReason = (typeof dropReasons)[number]
