import type { LocalClock } from './clock.ts'
import { contextFor, type Job, type Load, loadJobs } from './functions.ts'
import { keep, readKept } from './kept-file.ts'

export type Schedules = {
  list(): Promise<readonly (Job & { lastRunAt: string | null })[]>
  /** Runs one job now, and rejects with what it throws. */
  run(domain: string, key: string): Promise<void>
  /**
   * Runs the jobs due since their last run, sequentially and once each, however far the clock was
   * moved.
   */
  runDue(): Promise<void>
  /** Checks each second for due jobs. */
  start(): void
  stop(): void
  clear(): void
}

/**
 * Starts the jobs like EventBridge, by the local clock. The last runs are stored in `file` where
 * one is given.
 */
export function createSchedules(options: {
  load: Load
  clock: LocalClock
  /** Time zone of the hours of nightly jobs. */
  timeZone: string
  file?: string
  say: (line: string) => void
}): Schedules {
  const { load, clock, timeZone, file, say } = options
  let lastRuns = file ? readKept<Record<string, string>>(file, {}) : {}
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  const run = async (job: Job) => {
    const { handler } = await load(job.file)
    lastRuns[nameOf(job)] = clock.now().toISOString()
    if (file) keep(file, lastRuns)
    const event = {
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      time: clock.now().toISOString(),
      detail: {},
    }
    const context = contextFor(`${job.domain}-${job.key}`, job.timeoutSeconds * 1_000)
    await (handler as (event: unknown, context: unknown) => Promise<void>)(event, context)
  }

  const isDue = (job: Job) => {
    const now = clock.now()
    const name = nameOf(job)
    // A new job waits its first interval, as does one whose last run is in the future because the
    // clock was set back.
    const last = lastRuns[name]
    if (!last || new Date(last) > now) lastRuns[name] = now.toISOString()
    return now.getTime() >= nextRun(job, Date.parse(lastRuns[name]!), timeZone)
  }

  const schedules: Schedules = {
    list: async () => (await loadJobs(load)).map((job) => ({ ...job, lastRunAt: lastRuns[nameOf(job)] ?? null })),
    async run(domain, key) {
      const job = (await loadJobs(load)).find((one) => one.domain === domain && one.key === key)
      if (!job) throw new Error(`There is no job ${domain}/${key}`)
      await run(job)
    },
    async runDue() {
      if (isRunning) return
      isRunning = true
      try {
        for (const job of await loadJobs(load)) {
          if (isDue(job)) await run(job).catch((error) => say(`Job ${nameOf(job)} failed: ${String(error)}`))
        }
      } finally {
        isRunning = false
      }
    },
    start() {
      timer = setInterval(() => void schedules.runDue().catch((error) => say(`Schedules: ${String(error)}`)), 1_000)
    },
    stop: () => clearInterval(timer),
    clear() {
      lastRuns = {}
    },
  }
  return schedules
}

/**
 * The next run after the last one, in milliseconds; for a nightly job the first within its hours.
 */
function nextRun({ everyMs, hours }: Job, lastMs: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const isIn = (ms: number) => {
    const hour = Number(clock.format(ms))
    return !hours || (hour >= hours[0] && hour <= hours[1])
  }
  let next = lastMs + everyMs
  while (!isIn(next)) next += everyMs
  return next
}

const nameOf = ({ domain, key }: Pick<Job, 'domain' | 'key'>) => `${domain}/${key}`
