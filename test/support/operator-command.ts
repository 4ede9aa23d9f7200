import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { root } from '#infra/inventory.ts'
import { claimData } from '#infra/local/running-file.ts'
import type { Stack } from '#infra/local/running-stack.ts'
import { startStack } from '#infra/local/stack.ts'

/** Output of an operator's command, and whether it succeeded. */
type Outcome = { said: string; isDone: boolean }

/** A running site and an operator's command on its data, for all tests of a file. */
export function openCommand(file: string) {
  const opened = {} as { dir: string; stack: Stack; claim: ReturnType<typeof claimData> }
  beforeAll(async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'command-'))
    const claim = claimData(dir)
    const stack = await startStack({ dir, quiet: true, schedules: false })
    claim.tell({ endpoint: stack.endpoint, origins: stack.origins })
    Object.assign(opened, { dir, stack, claim })
  })
  afterAll(async () => {
    await opened.stack.stop()
    opened.claim.release()
    await rm(opened.dir, { recursive: true, force: true })
  })
  const command = (...args: string[]): Promise<Outcome> =>
    promisify(execFile)(process.execPath, [path.join(root, file), '--dir', opened.dir, ...args]).then(
      ({ stdout }) => ({ said: stdout, isDone: true }),
      ({ stderr }: { stderr: string }) => ({ said: stderr, isDone: false }),
    )
  return { opened, command }
}
