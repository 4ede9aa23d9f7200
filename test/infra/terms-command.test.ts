import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPlaces } from '#functions/stores/campaigns/audience.ts'
import { addToEverybody, saveOlderAccounts } from '#functions/stores/campaigns/everybody.ts'
import { keys } from '#functions/table/keys.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import { languages } from '#shared/i18n/languages.ts'
import { civilDate, dateAfter } from '#shared/rules/age.ts'
import { dumpTable } from '#test/support/dump.ts'
import { openCommand } from '#test/support/operator-command.ts'
import { addMember } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'

const { opened, command } = openCommand('infra/terms.ts')
const inAll = Object.fromEntries(languages.map((one) => [one, 'A photo costs three credits.']))
const fileOf = async (texts: Record<string, string>) => {
  const file = path.join(opened.dir, `${Object.keys(texts).length}.json`)
  await writeFile(file, JSON.stringify(texts))
  return file
}
const today = () => civilDate(new Date(), 'Europe/Amsterdam')
const refused = (said: string) => ({ isDone: false, said: expect.stringContaining(said) })

test('TRAP-36 the command lists the accounts that are older than the list, before the first announcement', async () => {
  const stack = opened.stack as TestStack
  const older = await Promise.all([1, 2, 3].map(() => addMember(stack)))
  const listed = await addMember(stack)
  await commit([addToEverybody(listed.id, 'NL')])
  const others = [await addMember(stack, { site: 'BE' }), await addMember(stack, { fictional: true })]
  const from = dateAfter(today(), 40)
  expect(await command('--from', from, '--changes', await fileOf(inAll))).toMatchObject(refused('--list'))
  // Simulates a run that was interrupted after the last item.
  const { PK, SK } = (await dumpTable(stack)).at(-1)!
  await apply(saveOlderAccounts('NL', { after: JSON.stringify({ PK: { S: PK }, SK: { S: SK } }) }))
  expect((await command('--list')).said).toContain('0 older accounts of NL')
  await apply(saveOlderAccounts('NL', {}))
  expect((await command('--list')).said).toContain('3 older accounts of NL')
  const isListed = async ({ id }: { id: string }) => (await findPlaces(id)).has(keys.audience(id, 'terms').SK)
  expect(await Promise.all([...older, listed].map(isListed))).toEqual([true, true, true, true])
  expect(await Promise.all(others.map(isListed))).toEqual([false, false])
  expect((await command('--list')).said).toContain('are listed since')
})

test('TRAP-36 the command announces new terms once, and says how many have been told', async () => {
  const changes = await fileOf(inAll)
  const from = dateAfter(today(), 40)
  expect((await command('--from', from)).said).toContain('Nothing is announced')
  const announced = await command('--from', from, '--changes', changes)
  expect(announced).toMatchObject({ isDone: true, said: expect.stringContaining(`New terms from ${from}`) })
  expect(await command('--from', from, '--changes', changes)).toMatchObject(refused('announced in NL already'))
  expect((await command('--from', from)).said).toContain('0 members of NL have been told')
})

test('TRAP-36 the command refuses less than 31 days and a missing language', async () => {
  const changes = await fileOf(inAll)
  const soon = await command('--from', dateAfter(today(), 30), '--changes', changes)
  expect(soon).toMatchObject(refused(dateAfter(today(), 31)))
  const { pl: _, ...rest } = inAll
  const missing = await command('--from', dateAfter(today(), 40), '--changes', await fileOf(rest))
  expect(missing).toMatchObject(refused('Wrong: pl'))
  expect(await command('--from', 'morgen')).toMatchObject(refused('--from must be a day'))
})
