import { handle } from '#functions/auth/handle.ts'
import { listSessions } from '#functions/stores/account/sessions.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { shownPreferences } from '../preferences-view.ts'

export const handler = handle(notifications.preferences, {
  load: ({ memberId }) => ({ choices: findChoices(memberId), devices: listPushDevices(memberId) }),
  run: async ({ member, caller, choices, devices, now }) => {
    const sessions = devices.length > 0 ? await listSessions(member, now) : []
    const disabled = member.notificationsDisabled
    return shownPreferences({ member, disabled, choices, devices, sessions, ownSession: caller?.sessionId })
  },
})
