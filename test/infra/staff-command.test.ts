import { expect, test } from 'vitest'
import * as staff from '#shared/contract/staff.ts'
import { openCommand } from '#test/support/operator-command.ts'
import { Visitor } from '#test/support/visitor.ts'

const { opened, command } = openCommand('infra/staff.ts')
const tokenIn = (said: string) => /\/staff#invite=(\S+)/.exec(said)![1]!
const look = (token: string) => new Visitor(opened.stack.url).call(staff.invitation, { body: { token } })

test('OPEN-06 the command invites, resets and disables the first member of staff on a running site', async () => {
  const person = ['--email', 'Robin@Example.org', '--name', 'Robin', '--roles', 'moderator,finance']
  const invited = await command(...person)
  expect(invited.said).toContain(`${opened.stack.url}/staff#invite=`)
  expect(await look(tokenIn(invited.said))).toMatchObject({ email: 'robin@example.org', name: 'Robin' })

  expect(await command(...person)).toMatchObject({ isDone: false, said: expect.stringContaining('--reset') })
  const again = await command('--email', 'robin@example.org', '--reset')
  await expect(look(tokenIn(invited.said))).rejects.toThrow('link_invalid')
  expect(await look(tokenIn(again.said))).toMatchObject({ name: 'Robin' })

  expect(await command('--email', 'robin@example.org', '--disable')).toMatchObject({ isDone: true })
  await expect(look(tokenIn(again.said))).rejects.toThrow('link_invalid')
})

test('OPEN-06 the command refuses unknown roles and unknown people', async () => {
  const boss = await command('--email', 'x@example.org', '--name', 'X', '--roles', 'boss')
  expect(boss).toMatchObject({ isDone: false, said: expect.stringContaining('"boss" is no role') })
  expect(await command('--email', 'x@example.org', '--disable')).toMatchObject({ isDone: false })
})
