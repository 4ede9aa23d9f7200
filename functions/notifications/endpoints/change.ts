import { handle } from '#functions/auth/handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { changeDisabledReasons } from '#functions/stores/account/account-changes.ts'
import { listPushDevices } from '#functions/stores/notifications/devices.ts'
import { changeChoices, findChoices } from '#functions/stores/notifications/preferences.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { shownPreferences } from '../preferences-view.ts'

export const handler = handle(notifications.change, {
  load: ({ memberId }) => ({
    choices: findChoices(memberId, { consistent: true }),
    devices: listPushDevices(memberId),
  }),
  run: ({ member, caller, choices: loaded, devices, body, now }) =>
    retryOnConflict(async (attempt) => {
      const [account, choices] =
        attempt === 0
          ? [member, loaded]
          : await Promise.all([
              findAccount(member.id, { consistent: true }),
              findChoices(member.id, { consistent: true }),
            ])
      const seen = account?.notificationsDisabled ?? []
      const disabled = seen.filter((reason) => reason !== body.enable)
      const { enable: _, quiet_hours: quietHours, push_names: namesInPush, ...switches } = body
      const isChanged = [switches.mail, switches.push, quietHours, namesInPush].some((part) => part !== undefined)
      const changed = isChanged
        ? changeChoices(member.id, choices, { ...switches, quietHours, namesInPush }, now)
        : undefined
      const writes = [
        ...(changed ? [changed.write] : []),
        ...(account && disabled.length < seen.length ? [changeDisabledReasons(account, disabled)] : []),
      ]
      if (writes.length > 0) await commit(writes)
      return shownPreferences({ member, caller, choices: changed?.choices ?? choices, devices, disabled, now })
    }),
})
