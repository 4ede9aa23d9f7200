import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#infra/inventory.ts'
import { claimData } from '#infra/local/running-file.ts'
import { type Stack, startStack } from '#infra/local/stack.ts'
import { staff } from '#shared/contract/staff.ts'
import { Visitor } from '#test/support/visitor.ts'

let dir: string
let stack: Stack
let claim: ReturnType<typeof claimData>

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'staff-'))
  claim = claimData(dir)
  stack = await startStack({ dir, quiet: true, schedules: false })
  claim.tell({ endpoint: stack.endpoint, origins: stack.origins })
})
afterAll(async () => {
  await stack.stop()
  claim.release()
  await rm(dir, { recursive: true, force: true })
})

/** Runs the operator's command. Returns its output and whether it succeeded. */
async function command(...args: string[]): Promise<{ said: string; isDone: boolean }> {
  const all = [path.join(root, 'infra/staff.ts'), '--dir', dir, ...args]
  return promisify(execFile)(process.execPath, all).then(
    ({ stdout }) => ({ said: stdout, isDone: true }),
    ({ stderr }: { stderr: string }) => ({ said: stderr, isDone: false }),
  )
}
const tokenIn = (said: string) => /\/staff#invite=(\S+)/.exec(said)![1]!
const look = (token: string) => new Visitor(stack.url).call(staff.invitation, { body: { token } })

test('OPEN-06 the command invites, resets and disables the first member of staff on a running site', async () => {
  const person = ['--email', 'Robin@Example.org', '--name', 'Robin', '--roles', 'moderator,finance']
  const invited = await command(...person)
  expect(invited.said).toContain(`${stack.url}/staff#invite=`)
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
