import { type Account, findAccount, isPresent } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { policy } from '#functions/stores/notifications/policy.ts'
import {
  type Channel,
  type Choices,
  findChoices,
  isOnAnywhere,
  switchesOf,
} from '#functions/stores/notifications/preferences.ts'
import { orderPushes } from '#functions/stores/notifications/pushes.ts'
import { findWeeklyNews, hasNews } from '#functions/stores/weekly/news.ts'
import { findWeekly, moveWeekly, removeWeekly } from '#functions/stores/weekly/weekly.ts'
import { type Due, forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit, type Write } from '#functions/table/transaction.ts'
import { countryOf } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Notifies members of what happened for them in the past week, by each channel that they agreed to
 * (NOTIF-22). Mail, push and the next due time are written in one transaction, so parallel and
 * repeated runs notify only once.
 */
export const handler = job((now, isTimeLeft) => forEachDue('mailWeekly', now, isTimeLeft, mailWeekly(now)))

const mailWeekly =
  (now: Date) =>
  async ({ PK, dueAt }: Due): Promise<void> => {
    const id = memberIn(PK)
    const [weekly, account, choices] = await Promise.all([
      findWeekly(id),
      findAccount(id),
      findChoices(id, { consistent: true }),
    ])
    if (weekly?.dueAt !== dueAt || !account) return
    const country = countryOf(account.site)
    if (!isOnAnywhere(choices, 'weekly_updates', country)) return commit([removeWeekly(id, weekly)])
    const dayOf = (time: Date) => civilDate(time, country.timeZone)
    const day = dayOf(new Date(dueAt.slice(0, dueAt.indexOf('#'))))
    // After an outage the update is still sent on the same day. On a later day, the news waits for
    // the next week.
    if (day !== dayOf(now)) return commit([moveWeekly(id, weekly, { since: weekly.since, country, now })])
    await commit([
      moveWeekly(id, weekly, { since: now.toISOString(), country, now }),
      ...(await newsOf(account, choices, { since: weekly.since, day }, now)),
    ])
  }

type Week = { since: string; day: string }

/** Writes that queue mail and push, each if the member has switched it on. */
async function newsOf(account: Account, choices: Choices, { since, day }: Week, now: Date): Promise<Write[]> {
  if (!isPresent(account)) return []
  const country = countryOf(account.site)
  const isOn = (channel: Channel) => switchesOf(choices, channel, country).weekly_updates
  const isMailed = isOn('mail') && account.notificationsDisabled.length === 0
  if (!isMailed && !isOn('push')) return []
  const news = await findWeeklyNews(account, since, now)
  if (!hasNews(news)) return []
  const newcomers = news.newcomers.map(({ id }) => id).join(',')
  const { withMail: kind, path } = policy.weekStarted.push
  return [
    ...(isMailed ? notify(account, { event: 'weekStarted', props: { since, newcomers, day } }, now) : []),
    ...(isOn('push') ? await orderPushes(account.id, [{ kind, path: pathTo(path) }], now) : []),
  ]
}
