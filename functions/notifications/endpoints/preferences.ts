import { handle } from '#functions/auth/handle.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { shownPreferences } from '../preferences-view.ts'

export const handler = handle(notifications.preferences, {
  load: ({ memberId }) => ({ choices: findChoices(memberId), devices: listPushDevices(memberId) }),
  run: ({ member, caller, choices, devices, now }) => shownPreferences({ member, caller, choices, devices, now }),
})
