import { mailIn, type PolicyRow, type PushTiming } from '#functions/stores/notifications/policy.ts'
import type { Country } from '#shared/countries/country.ts'

type Counts = Readonly<Record<string, number>>

/** Policy as the console shows it, with the counts of its mails and pushes. */
export const shownPolicy = (policy: Readonly<Record<string, PolicyRow>>, counts: Counts, country: Country) =>
  Object.entries(policy).map(([event, { mail, push }]) => {
    const mailTimes = timesOf(mail, country)
    const byMail = { channel: 'mail' as const, ...mailTimes, ...countsOf(counts, `mail.${mailIn(mail)}.`) }
    if (!push) return { event, channels: [byMail] }
    const times = 'atOnce' in push ? { ...atOnce, every_minutes: push.everyMinutes } : mailTimes
    return {
      event,
      channels: [byMail, { channel: 'push' as const, ...times, ...countsOf(counts, `push.${kindIn(push)}.`) }],
    }
  })

const atOnce = { when: 'at_once' as const, after_minutes: null, every_minutes: null }

function timesOf(mail: PolicyRow['mail'], country: Country) {
  if ('atOnce' in mail) return atOnce
  const every_minutes = mail.everyMinutes || null
  if ('campaign' in mail) return { when: 'campaign' as const, after_minutes: null, every_minutes }
  const { afterMinutes } = mail
  const after_minutes = typeof afterMinutes === 'number' ? afterMinutes : afterMinutes(country)
  return { when: 'later' as const, after_minutes, every_minutes }
}

/** Kind under which the pushes of an event are counted. */
const kindIn = (push: PushTiming) =>
  'atOnce' in push ? push.atOnce : 'withMail' in push ? push.withMail : push.withCampaign

function countsOf(counts: Counts, prefix: string) {
  const dropped = `${prefix}dropped.`
  const reasons = Object.entries(counts).filter(([name]) => name.startsWith(dropped))
  return {
    sent: counts[`${prefix}sent`] ?? 0,
    failed: counts[`${prefix}failed`] ?? 0,
    dropped: Object.fromEntries(reasons.map(([name, count]) => [name.slice(dropped.length), count])),
  }
}
