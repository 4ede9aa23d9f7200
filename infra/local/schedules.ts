import { type JobEntry, type Load, listFunctionsOf } from '#infra/inventory.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { dateTimeFormat } from '#shared/rules/intl.ts'
import type { LocalClock } from './clock.ts'
import { invoke } from './functions.ts'
import { keep, readKept } from './kept-file.ts'

export type Schedules = {
  list(): Promise<readonly (JobEntry & { lastRunAt: string | null })[]>
  /** Runs one job now, and rejects with what it throws. */
  run(domain: string, key: string): Promise<void>
  /**
   * Runs all jobs that are due, sequentially. Each runs once, even if several of its intervals have
   * passed because the clock was moved.
   */
  runDue(): Promise<void>
  /** Checks each second for due jobs. */
  start(): void
  stop(): void
  clear(): void
}

/**
 * Starts the jobs like EventBridge, by the local clock. If `file` is given, the times of the last
 * runs are stored there.
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

  const run = async (job: JobEntry) => {
    lastRuns[job.name] = clock.now().toISOString()
    if (file) keep(file, lastRuns)
    const event = {
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      time: clock.now().toISOString(),
      detail: {},
    }
    await invoke(load, job, event)
  }

  const isDue = (job: JobEntry) => {
    const now = clock.now()
    const name = job.name
    // A new job waits for one interval. So does a job whose last run is in the future, because the
    // clock was set back.
    const last = lastRuns[name]
    if (!last || new Date(last) > now) lastRuns[name] = now.toISOString()
    return now.getTime() >= nextRun(job, Date.parse(lastRuns[name]!), timeZone)
  }

  const schedules: Schedules = {
    list: async () =>
      (await listFunctionsOf('job', load)).map((job) => ({ ...job, lastRunAt: lastRuns[job.name] ?? null })),
    async run(domain, key) {
      const job = (await listFunctionsOf('job', load)).find((one) => one.domain === domain && one.key === key)
      if (!job) throw new Error(`There is no job ${domain}/${key}`)
      await run(job)
    },
    async runDue() {
      if (isRunning) return
      isRunning = true
      try {
        for (const job of await listFunctionsOf('job', load)) {
          if (isDue(job)) await run(job).catch((error) => say(`Job ${job.name} failed: ${String(error)}`))
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

/** Time of the next run, in milliseconds; for a nightly job the first time within its hours. */
function nextRun({ every, hours }: JobEntry, lastMs: number, timeZone: string): number {
  const clock = dateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const isIn = (ms: number) => {
    const hour = Number(clock.format(ms))
    return !hours || (hour >= hours[0] && hour <= hours[1])
  }
  const everyMs = intervals[every]
  let next = lastMs + everyMs
  while (!isIn(next)) next += everyMs
  return next
}

/** Milliseconds between two runs. */
const intervals: Record<JobEntry['every'], number> = {
  '1 minute': minuteMs,
  '15 minutes': 15 * minuteMs,
  '30 minutes': 30 * minuteMs,
  '1 hour': 60 * minuteMs,
}
