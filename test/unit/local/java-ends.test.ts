import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startDynamoDb } from '#infra/local/dynamodb.ts'
import { findJava } from '#infra/local/java.ts'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const isGoneSoon = async (pid: number) => {
  for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50)
  return !isAlive(pid)
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const java = await findJava('.local/java', () => {})

/**
 * Starts a process that starts the database, prints the id of the Java process, and then runs the
 * code `ending`.
 */
const parentThat = async (ending: string) => {
  const script = `
    const { startDynamoDb } = await import('#infra/local/dynamodb.ts')
    const { pid } = await startDynamoDb({ dir: 'memory', java: ${JSON.stringify(java)} })
    console.log(pid)
    ${ending}
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (line) => resolve(Number(line))))
  return { parent, pid }
}

test('stopping the database terminates Java', async () => {
  const database = await startDynamoDb({ dir: 'memory', java })
  expect(isAlive(database.pid)).toBe(true)
  await database.stop()
  expect(isAlive(database.pid)).toBe(false)
}, 20_000)

test.each(['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a parent process ended by %s leaves no Java process',
  async (signal) => {
    const { parent, pid } = await parentThat('')
    expect(isAlive(pid)).toBe(true)
    parent.kill(signal)
    expect(await isGoneSoon(pid)).toBe(true)
  },
  20_000,
)

test('a parent process that crashes leaves no Java process', async () => {
  const { pid } = await parentThat('setTimeout(() => { throw new Error("crash") }, 10)')
  expect(await isGoneSoon(pid)).toBe(true)
}, 20_000)

test('killing the watchdog terminates Java too', async () => {
  const { parent, pid } = await parentThat('')
  const { stdout } = spawn('ps', ['-o', 'ppid=', '-p', String(pid)])
  const watchdog = await new Promise<number>((resolve) => stdout.once('data', (line) => resolve(Number(line))))
  process.kill(watchdog, 'SIGKILL')
  expect(await isGoneSoon(pid)).toBe(true)
  parent.kill('SIGKILL')
}, 20_000)
