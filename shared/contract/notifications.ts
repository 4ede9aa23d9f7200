import * as z from 'zod/mini'
import { PushDeviceId } from '../model/ids.ts'
import { Token } from '../model/input.ts'
import { disabledReasons, notificationTypes } from '../model/user.ts'
import { endpoint } from './endpoint.ts'
import { pageHiddenPath } from './page-hidden-path.ts'

const Switches = z.record(z.enum(notificationTypes), z.boolean())
const SwitchChanges = z.partialRecord(z.enum(notificationTypes), z.boolean())

const Hour = z.int().check(z.gte(0), z.lte(23))

/**
 * Hours during which pushes wait, in the local time of the country: from the start of hour `from`
 * until the start of hour `to` (NOTIF-19).
 */
const QuietHours = z.object({ from: Hour, to: Hour }).check(z.refine(({ from, to }) => from !== to))

/** Browser that gets the member's pushes. */
const PushDevice = z.object({
  id: z.string(),
  /** Browser and system as text, such as `Firefox, Android`; empty if the user agent is unknown. */
  name: z.string(),
  added_at: z.string(),
  /** Whether it was added in the calling session. */
  current: z.boolean(),
})

/**
 * Switches of mail and push for each notification type (NOTIF-18), the reason if all mails are off
 * (NOTIF-09), and the settings of push.
 */
const Preferences = z.object({
  mail: Switches,
  push: Switches,
  disabled: z.array(z.enum(disabledReasons)),
  /** Null: pushes come at any time. */
  quiet_hours: z.nullable(QuietHours),
  /** Default quiet hours of the country, which the form proposes to a member without any. */
  usual_quiet_hours: QuietHours,
  /** Hours after which a member is reminded of an unread message (NOTIF-21). */
  unread_reminder_hours: z.int(),
  /** Whether a push names the other member; false by default (OPEN-63). */
  push_names: z.boolean(),
  /** Latest first. */
  devices: z.array(PushDevice),
})

export const preferences = endpoint({
  method: 'GET',
  path: '/api/notifications.php',
  access: 'member',
  answer: Preferences,
  refusals: [],
})

/**
 * Changes settings; missing fields stay unchanged. Switching on an advertising type is the
 * consent that the law requires for that channel, and is stored with its time (TRAP-49).
 * `enable` switches mails on again after a spam complaint or an unsubscription. It has no effect
 * after a bounce, which needs the confirmation of a new address (OPEN-62).
 */
export const change = endpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  access: 'member',
  body: z.object({
    mail: z.optional(SwitchChanges),
    push: z.optional(SwitchChanges),
    enable: z.optional(z.enum(['fbl', 'listunsubscribe'])),
    quiet_hours: z.optional(z.nullable(QuietHours)),
    push_names: z.optional(z.boolean()),
  }),
  answer: Preferences,
  refusals: [],
})

/** Ends pushes to a device. Idempotent: a device that no longer exists is no error. */
export const forgetDevice = endpoint({
  method: 'DELETE',
  path: '/api/push-devices.php',
  access: 'member',
  body: z.object({ id: PushDeviceId }),
  answer: Preferences,
  refusals: [],
})

/**
 * Sends a test push to one of the member's devices, at any hour. If the subscription of the
 * device has ended, the device is removed, and the call is refused with `device_unknown`.
 */
export const testPush = endpoint({
  method: 'POST',
  path: '/api/push-devices.php',
  access: 'member',
  body: z.object({ id: PushDeviceId }),
  answer: z.object({ sent: z.literal(true) }),
  refusals: ['device_unknown', 'push_failed', 'too_many_requests'],
})

/**
 * Unsubscribes without a session, by a token that contains member and type. One click in the mail
 * client disables all notifications (NOTIF-11, TRAP-49); the link in a mail switches off only the
 * type of that mail (NOTIF-25).
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  access: 'public',
  query: z.object({ token: Token }),
  answer: z.object({ unsubscribed: z.literal(true) }),
  refusals: ['link_invalid'],
  fromAnywhere: true,
})

/**
 * Beacon: the page was hidden, so the member is no longer active (API-07). `all`: the browser has
 * no live connection over which to report this, so all of its pages count as hidden (NOTIF-16).
 * Answers 204, as nothing reads the answer of a beacon.
 */
export const pageHidden = endpoint({
  method: 'POST',
  path: pageHiddenPath,
  access: 'visitor',
  body: z.optional(z.object({ all: z.optional(z.literal(true)) })),
  answer: z.undefined(),
  refusals: [],
})
