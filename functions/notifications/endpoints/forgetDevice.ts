import { handle } from '#functions/auth/handle.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import { listPushDevices, removePushDevice } from '#functions/stores/notifications/devices.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { apply } from '#functions/table/transaction.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { shownPreferences } from '../preferences-view.ts'

export const handler = handle(notifications.forgetDevice, {
  load: ({ memberId }) => ({ choices: findChoices(memberId) }),
  run: async ({ member, caller, choices, body, now }) => {
    await apply(removePushDevice(member.id, body.id))
    const [devices, sessions] = await Promise.all([
      listPushDevices(member.id, { consistent: true }),
      listSessions(member, now),
    ])
    const disabled = member.notificationsDisabled
    return shownPreferences({ member, disabled, choices, devices, sessions, ownSession: caller?.sessionId })
  },
})
