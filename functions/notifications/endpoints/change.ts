import { handle } from '#functions/auth/handle.ts'
import { changeDisabledReasons, findAccount } from '#functions/stores/account/account.ts'
import { changeChoices, findChoices, switchesOf } from '#functions/stores/notifications/preferences.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { notifications } from '#shared/contract/notifications.ts'
import { countryOf } from '#shared/countries/all.ts'

export const handler = handle(notifications.change, {
  load: ({ memberId }) => ({ choices: findChoices(memberId, { consistent: true }) }),
  run: async ({ member, choices: loaded, body, now }) =>
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
      const changed = body.types && changeChoices(member.id, choices, body.types, now)
      const writes = [
        ...(changed ? [changed.write] : []),
        ...(account && disabled.length < seen.length ? [changeDisabledReasons(account, disabled)] : []),
      ]
      if (writes.length > 0) await commit(writes)
      return { types: switchesOf(changed?.choices ?? choices, countryOf(member.site)), disabled }
    }),
})
