/**
 * Why a notification was dropped: its member is gone, changed the address, is leaving or banned; it
 * is no longer true; notifications are disabled; the member does not want the kind; its site is no
 * longer served; the mail or push service refused it. A push is also `gone` if its device is.
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
