import { type MailTiming, mailIn, type PolicyRow, type PushTiming } from '#functions/stores/notifications/policy.ts'
import type { Country } from '#shared/countries/country.ts'

type Counts = Readonly<Record<string, number>>

/**
 * Policy as the console shows it, with the counts of its mails and pushes. Hints are not counted.
 */
export const shownPolicy = (policy: Readonly<Record<string, PolicyRow>>, counts: Counts, country: Country) =>
  Object.entries(policy).map(([event, row]) => ({
    event,
    channels: [
      ...(row.live ? [{ channel: 'live' as const, ...atOnce, counts: null }] : []),
      ...(row.mail ? [mailCell(row.mail, counts, country)] : []),
      ...(row.push ? [pushCell(row.push, timesOf(row.mail, country), counts)] : []),
    ],
  }))

type Times = ReturnType<typeof timesOf>

const mailCell = (mail: MailTiming, counts: Counts, country: Country) => ({
  channel: 'mail' as const,
  ...timesOf(mail, country),
  counts: countsOf(counts, `mail.${mailIn(mail)}.`),
})

const pushCell = (push: PushTiming, mailTimes: Times, counts: Counts) => ({
  channel: 'push' as const,
  ...('atOnce' in push ? { ...atOnce, every_minutes: push.everyMinutes } : mailTimes),
  counts: countsOf(counts, `push.${kindIn(push)}.`),
})

const atOnce = { when: 'at_once' as const, after_minutes: null, every_minutes: null }

function timesOf(mail: MailTiming, country: Country) {
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
