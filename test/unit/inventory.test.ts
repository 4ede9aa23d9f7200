import { expect, test } from 'vitest'
import type { Grants, VariableName } from '#functions/platform/resources.ts'
import { type Load, listFunctionsOf, loadOnce, mergedResources } from '#infra/inventory.ts'

/**
 * Resources of the lane `delivery` if its reaction `queueMail` has the resources `added` as well.
 */
async function deliveryWith(added: object) {
  const file = 'functions/mail/resources.ts'
  const lines = (await loadOnce(file)) as { reactions: Record<string, object> }
  const { queueMail } = lines.reactions
  const changed = { ...lines, reactions: { ...lines.reactions, queueMail: { ...queueMail, ...added } } }
  const load: Load = async (asked) => (asked === file ? changed : loadOnce(asked))
  return (await listFunctionsOf('stream', load)).find(({ lane }) => lane === 'delivery')!.resources
}

const given = {
  table: 'write',
  photos: 'write',
  evidence: ['show'],
  mail: true,
  sms: true,
  cdn: true,
  moderation: true,
  live: true,
  queues: ['push'],
  env: ['yotiUrl'],
} as const satisfies Required<Grants> & { env: readonly VariableName[] }

test.each(Object.entries(given))('a lane may do what one of its reactions may do: %s', async (name, value) => {
  const before = await deliveryWith({ [name]: undefined })
  const after = await deliveryWith({ [name]: value })
  const expected = Array.isArray(value)
    ? expect.arrayContaining([...((before[name as 'queues'] ?? []) as readonly string[]), ...value])
    : value
  expect(after[name as keyof typeof given]).toEqual(expected)
})

test.each(Object.entries(given))('of two reactions, the one that has a grant gives it to both: %s', (name, value) => {
  const [without, having] = [{ impact: '' }, { impact: '', [name]: value }]
  expect(mergedResources([without, having])).toMatchObject({ [name]: value })
  expect(mergedResources([having, without])).toMatchObject({ [name]: value })
  expect(mergedResources([without, without])).not.toHaveProperty(name)
})

test.each(['table', 'photos'] as const)('of two kinds of access, a lane has the wider one: %s', (name) => {
  const [reads, writes] = [
    { impact: '', [name]: 'read' },
    { impact: '', [name]: 'write' },
  ] as const
  expect(mergedResources([reads, writes])).toMatchObject({ [name]: 'write' })
  expect(mergedResources([writes, reads])).toMatchObject({ [name]: 'write' })
  expect(mergedResources([reads, reads])).toMatchObject({ [name]: 'read' })
})

test('a lane has the largest memory of its reactions', async () => {
  expect(await deliveryWith({ memory: 4096 })).toEqual({ ...(await deliveryWith({})), memory: 4096 })
})
