import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { civilDate, dateAfter } from '#shared/rules/age.ts'
import { openCommand } from '#test/support/operator-command.ts'

const { opened, command } = openCommand('infra/terms.ts')
const fileOf = async (texts: Record<string, string>) => {
  const file = path.join(opened.dir, `${Object.keys(texts).length}.json`)
  await writeFile(file, JSON.stringify(texts))
  return file
}
const today = () => civilDate(new Date(), 'Europe/Amsterdam')
const refused = (said: string) => ({ isDone: false, said: expect.stringContaining(said) })

test('TRAP-36 the command announces new terms once, and says how many have been told', async () => {
  const changes = await fileOf(Object.fromEntries(languages.map((one) => [one, 'A photo costs three credits.'])))
  const from = dateAfter(today(), 40)
  expect((await command('--from', from)).said).toContain('Nothing is announced')
  const announced = await command('--from', from, '--changes', changes)
  expect(announced).toMatchObject({ isDone: true, said: expect.stringContaining(`New terms from ${from}`) })
  expect(await command('--from', from, '--changes', changes)).toMatchObject(refused('announced in NL already'))
  expect((await command('--from', from)).said).toContain('0 members of NL have been told')
})

test('TRAP-36 the command refuses less than 31 days and a missing language', async () => {
  const changes = await fileOf(Object.fromEntries(languages.map((one) => [one, 'A photo costs three credits.'])))
  const soon = await command('--from', dateAfter(today(), 30), '--changes', changes)
  expect(soon).toMatchObject(refused(dateAfter(today(), 31)))
  const { pl: _, ...rest } = Object.fromEntries(languages.map((one) => [one, 'A photo costs three credits.']))
  const missing = await command('--from', dateAfter(today(), 40), '--changes', await fileOf(rest))
  expect(missing).toMatchObject(refused('Wrong: pl'))
  expect(await command('--from', 'morgen')).toMatchObject(refused('--from must be a day'))
})
