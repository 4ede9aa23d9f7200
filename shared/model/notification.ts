/**
 * Reasons why a notification was dropped. `gone`: the member, or the device of a push, no longer
 * exists. `address_changed`: the member changed the email address. `inactive`: the member is
 * leaving or banned. `outdated`: the content no longer applies. `disabled`: all notifications are
 * off. `unwanted`: the member switched the type off. `site_closed`: the site is no longer served.
 * `rejected`: the mail or push service refused the notification.
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
