import { expect, test, vi } from 'vitest'
import { addToEverybody } from '#functions/stores/campaigns/everybody.ts'
import { addTermsChange, findTermsChange } from '#functions/stores/campaigns/terms-change.ts'
import { shardOf } from '#functions/table/index-keys.ts'
import { Conflict, commit } from '#functions/table/transaction.ts'
import * as campaigns from '#shared/contract/campaigns.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { agree, runCampaigns, startCampaign } from '#test/support/campaigns.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

vi.mock('#shared/rules/limits.ts', async (load) => ({
  ...(await load<object>()),
  campaignPace: { membersPerMinute: 4, membersPerStep: 2 },
}))

const stack = openStack()
const from = '2030-01-01'
/** A new id whose items are in the same partition of the due index as the items of `id`. */
const besideOf = (id: string): string => {
  const one = newId()
  return shardOf(one) === shardOf(id) ? one : besideOf(id)
}
const handledOf = async ({ author, started }: Awaited<ReturnType<typeof startCampaign>>) => {
  const { ordered, skipped } = (await author.call(campaigns.open, { query: { id: started.id } })).results!
  return ordered + skipped
}

test('NOTIF-23 campaigns of one partition share each minute, and new terms come before them', async () => {
  for (let n = 0; n < 8; n++) {
    const member = await anna(stack)
    await agree(member, 'promotions')
    await commit([addToEverybody(member.id, 'NL')])
  }
  await stack.settle()
  const first = await startCampaign(stack, { id: besideOf(`NL#${from}`) })
  const second = await startCampaign(stack, { id: besideOf(first.started.id) })
  const handled = () => Promise.all([first, second].map(handledOf))
  await runCampaigns(stack)
  expect(await handled()).toEqual([2, 2])

  const changes = Object.fromEntries(languages.map((language) => [language, 'Een foto kost meer.']))
  const change = { site: 'NL' as const, from, changes: changes as Record<Language, string> }
  await commit([addTermsChange(change, () => new Conflict('announced'), stack.clock.now())])
  await runCampaigns(stack)
  expect((await findTermsChange('NL', from))!.ordered).toBeGreaterThan(0)
  expect(await handled()).toEqual([2, 2])
  await runCampaigns(stack, 10)
  expect((await findTermsChange('NL', from))!.endedAt).toBeDefined()
  expect(await handled()).toEqual([8, 8])
})
