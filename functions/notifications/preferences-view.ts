import type { Account } from '#functions/stores/account/account.ts'
import type { listSessions } from '#functions/stores/account/sessions.ts'
import type { ListedDevice } from '#functions/stores/notifications/devices.ts'
import { type Choices, quietHoursOf, switchesOf } from '#functions/stores/notifications/preferences.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { notifications } from '#shared/contract/notifications.ts'
import { countryOf } from '#shared/countries/all.ts'

type Sessions = Awaited<ReturnType<typeof listSessions>>

/** Stored settings, devices and sessions of a member, and the calling session. */
type Known = {
  member: Pick<Account, 'site'>
  disabled: Account['notificationsDisabled']
  choices: Choices
  devices: readonly ListedDevice[]
  sessions: Sessions
  ownSession: string | undefined
}

/** Settings as shown to the member. A device without a session gets no pushes and is not shown. */
export function shownPreferences(known: Known): Output<typeof notifications.preferences> {
  const { choices, ownSession } = known
  const country = countryOf(known.member.site)
  const sessions = new Set(known.sessions.map(({ id }) => id))
  return {
    mail: switchesOf(choices, 'mail', country),
    push: switchesOf(choices, 'push', country),
    disabled: known.disabled,
    quiet_hours: quietHoursOf(choices, country),
    usual_quiet_hours: country.quietHours,
    unread_reminder_hours: country.unreadReminderHours,
    push_names: choices.namesInPush ?? false,
    devices: known.devices
      .filter(({ session }) => sessions.has(session))
      .map(({ id, device, at, session }) => ({ id, name: device, added_at: at, current: session === ownSession })),
  }
}
