import type { Caller } from '#functions/auth/session.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import type { ListedDevice } from '#functions/stores/notifications/devices.ts'
import { type Choices, quietHoursOf, switchesOf } from '#functions/stores/notifications/preferences.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as notifications from '#shared/contract/notifications.ts'
import { countryOf } from '#shared/countries/all.ts'

/** Stored settings and devices of a member, and the caller whose device is the current one. */
type Known = {
  member: Account
  caller: Caller | undefined
  choices: Choices
  devices: readonly ListedDevice[]
  /** Reasons why notifications are disabled; by default the reasons stored in the account. */
  disabled?: Account['notificationsDisabled']
  now: Date
}

/**
 * Notification settings as shown to the member. A device whose session has ended is left out, as it
 * gets no pushes.
 */
export async function shownPreferences(known: Known): Promise<Output<typeof notifications.preferences>> {
  const { member, caller, choices, devices, disabled = member.notificationsDisabled, now } = known
  const country = countryOf(member.site)
  const listed = devices.length > 0 ? await listSessions(member, now) : []
  const sessions = new Set(listed.map(({ id }) => id))
  return {
    mail: switchesOf(choices, 'mail', country),
    push: switchesOf(choices, 'push', country),
    disabled,
    quiet_hours: quietHoursOf(choices, country),
    usual_quiet_hours: country.quietHours,
    unread_reminder_hours: country.unreadReminderHours,
    push_names: choices.namesInPush ?? false,
    devices: devices
      .filter(({ session }) => sessions.has(session))
      .map(({ id, device, at, session }) => ({
        id,
        name: device,
        added_at: at,
        current: session === caller?.sessionId,
      })),
  }
}
