import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { handler as bulkMail } from '#functions/mail/queues/bulkMail.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { inAudience } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { tableClient } from '#infra/local/table.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { countries } from '#shared/countries/all.ts'
import { campaignPace } from '#shared/rules/limits.ts'
import { decide, everybody, save, startCampaign } from '#test/support/campaigns.ts'
import { withCountry } from '#test/support/country.ts'
import { dumpTable } from '#test/support/dump.ts'
import { addMember } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

// Runs without reactions: the test stores rows in bulk and delivers mails itself, because it does
// not test the effects of thousands of changes.
const stack = openStack({ countries: ['NL'], reactions: false })
const members = 10_000
/** Number of members in the segment. All others are in the audience, but have no stored account. */
const reached = 900
const segment = { ...everybody, language: 'nl' as const }
const batch = 25

/** Adds members who get promotions by the default of their country. */
async function addAudience(): Promise<void> {
  const model = await findAccount((await addMember(stack)).id)
  const client = tableClient(stack.endpoint)
  const placeOf = (id: string, language: string) => ({
    ...keys.audience(id, 'promotions'),
    ...inAudience('promotions', 'NL', `${language}#0#2026-11-20`, id),
  })
  const accountOf = (id: string) => ({ ...keys.account(id), ...model, id, email: `${id.toLowerCase()}@example.org` })
  const rows = Array.from({ length: members }, (_, at) => {
    const id = ulid()
    return at < reached ? [accountOf(id), placeOf(id, 'nl')] : [placeOf(id, 'en')]
  }).flat()
  const work = async () => {
    for (let some = rows.splice(0, batch); some.length > 0; some = rows.splice(0, batch)) {
      const puts = some.map((Item) => ({ PutRequest: { Item } }))
      await client.send(new BatchWriteCommand({ RequestItems: { [stack.tableName]: puts } }))
    }
  }
  await Promise.all([work(), work(), work(), work()])
  client.destroy()
}

/**
 * Simulates a minute of the schedule, in which the job's event is delivered `times` times at once.
 * The minute lasts 58 seconds, because the schedule is not exact.
 */
async function runMinute(times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => stack.runJob('campaigns', 'runCampaigns')))
  stack.clock.advance({ seconds: 58 })
}

const resultsOf = async ({ author, started }: Awaited<ReturnType<typeof startCampaign>>) =>
  (await author.call(campaigns.open, { query: { id: started.id } })).results!

test(
  'NOTIF-23 NOTIF-24 each of 900 among 10,000 members is reached once, 300 a minute by all campaigns together, although everything comes three times and one is stopped halfway',
  () =>
    withCountry(
      'NL',
      { notificationDefaults: { ...countries.NL.notificationDefaults, promotions: true } },
      async () => {
        await addAudience()
        const stopped = await startCampaign(stack, { title: 'Halverwege', segment })
        const counted = async (id: string) => (await stopped.author.call(campaigns.count, { query: { id } })).members
        expect(await counted(stopped.started.id)).toBe(reached)
        expect(await counted((await save(stopped.author)).id)).toBe(members)
        await runMinute(3)
        expect((await resultsOf(stopped)).ordered).toBe(campaignPace.membersPerMinute)
        // The campaign is stopped while three runs order mails.
        const running = runMinute(3)
        await decide(stopped.other, stopped.started, 'stop')
        await running
        const { ordered: half } = await resultsOf(stopped)
        await runMinute(3)
        expect((await resultsOf(stopped)).ordered).toBe(half)
        expect(half).toBeLessThanOrEqual(2 * campaignPace.membersPerMinute)

        // On the same day, two other campaigns skip the members who already got a mail.
        const others = [
          await startCampaign(stack, { title: 'De anderen', segment }),
          await startCampaign(stack, { title: 'Nog een', segment }),
        ]
        let handled = 0
        while (handled < 2 * reached) {
          await runMinute(1)
          const results = await Promise.all(others.map(resultsOf))
          const sum = results.reduce((total, { ordered, skipped }) => total + ordered + skipped, 0)
          const most = Math.min(campaignPace.membersPerMinute, 2 * reached - handled)
          expect(sum - handled).toBeLessThanOrEqual(most)
          // One campaign may return its unused share of the rate after the other campaign has ended
          // its minute.
          expect(sum - handled).toBeGreaterThan(most - campaignPace.membersPerStep)
          handled = sum
        }
        const results = await Promise.all(others.map(resultsOf))
        expect(results.reduce((total, { ordered }) => total + ordered, 0)).toBe(reached - half)
        const rows = await dumpTable(stack)
        const told = rows.flatMap(({ PK, told: entries = [] }) => (entries as unknown[]).map(() => PK))
        const mails = rows.filter(({ SK }) => String(SK).startsWith(keys.outbox('').SK))
        expect([told.length, new Set(told).size, mails.length]).toEqual([reached, reached, reached])
        const ofStopped = ({ SK }: (typeof mails)[number]) => String(SK).endsWith(stopped.started.id)
        expect(mails.filter(ofStopped)).toHaveLength(half)

        // Each message is delivered three times. Mails of the other campaigns are sent once, mails
        // of the stopped campaign never.
        const some = [...mails.filter(ofStopped).slice(0, 40), ...mails.filter((mail) => !ofStopped(mail)).slice(0, 40)]
        const Records = some.map(({ PK, SK }, at) => ({
          messageId: String(at),
          body: JSON.stringify({ PK, SK, tries: 0 }),
        }))
        for (const _ of [1, 2, 3]) await bulkMail({ Records } as never)
        const sent = stack.mailbox.list().map(({ subject, to }) => `${subject} ${to}`)
        expect([sent.length, new Set(sent).size]).toEqual([40, 40])
        expect(sent.filter((mail) => mail.startsWith('Halverwege'))).toEqual([])
      },
    ),
  120_000,
)
