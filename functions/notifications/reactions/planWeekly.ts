import { findAccount } from '#functions/stores/account/account.ts'
import { findChoices, isOnAnywhere } from '#functions/stores/notifications/preferences.ts'
import { addWeekly, findWeekly, removeWeekly } from '#functions/stores/weekly/weekly.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, retryOnConflict } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'

const choicesKey = keys.notifications('').SK

/**
 * Plans the weekly update of a member who wants it by mail or push, and cancels it for a member who
 * wants neither (NOTIF-22). Also runs when the email address is confirmed, as the country's default
 * may be to send it. Decides from the current settings, so a repeated change has no effect.
 */
export const reaction: Reaction = {
  wants: ({ SK, before, after }) => SK === choicesKey || (!before?.confirmedAt && Boolean(after?.confirmedAt)),
  run: ({ PK }, now) => retryOnConflict(() => plan(memberIn(PK), now)),
}

async function plan(id: string, now: Date): Promise<void> {
  const [account, choices, weekly] = await Promise.all([
    findAccount(id),
    findChoices(id, { consistent: true }),
    findWeekly(id),
  ])
  if (!account) return
  const country = countryOf(account.site)
  const isOn = !account.fictional && isOnAnywhere(choices, 'weekly_updates', country)
  if (isOn && !weekly) await apply(addWeekly(id, country, now))
  if (!isOn && weekly) await apply(removeWeekly(id, weekly))
}
