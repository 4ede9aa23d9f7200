import { handle } from '#functions/auth/handle.ts'
import { listPushDevices, removePushDevice } from '#functions/stores/notifications/devices.ts'
import { findChoices } from '#functions/stores/notifications/preferences.ts'
import { apply } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { shownPreferences } from '../preferences-view.ts'

export const handler = handle(notifications.forgetDevice, {
  load: ({ memberId }) => ({ choices: findChoices(memberId), devices: listPushDevices(memberId) }),
  run: async ({ member, caller, choices, devices, body, now }) => {
    await apply(removePushDevice(member.id, body.id))
    const others = devices.filter(({ id }) => id !== body.id)
    return shownPreferences({ member, caller, choices, devices: others, now })
  },
})
