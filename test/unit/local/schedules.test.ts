import { afterEach, expect, test } from 'vitest'
import { type Load, loadOnce } from '#infra/inventory.ts'
import { createClock } from '#infra/local/clock.ts'
import { createSchedules } from '#infra/local/schedules.ts'
import { minuteMs } from '#shared/rules/durations.ts'

/** Module and time of each run of a job. */
const runs: { file: string; time: string }[] = []
const load: Load = async (file) =>
  file.includes('/jobs/')
    ? { handler: async ({ time }: { time: string }) => void runs.push({ file, time }) }
    : loadOnce(file)
const clock = createClock({ target: { offsetMs: 0 } })
const schedules = createSchedules({ load, clock, timeZone: 'Europe/Amsterdam', say: () => {} })
afterEach(() => {
  runs.length = 0
  schedules.clear()
})

/** Looks for due jobs every `minutes` from `start` to `end`. */
async function passTime(minutes: number, start: string, end: string) {
  for (let ms = Date.parse(start); ms <= Date.parse(end); ms += minutes * minuteMs) {
    clock.stopAt(new Date(ms))
    await schedules.runDue()
  }
}
const runsOf = (job: string) =>
  runs.filter(({ file }) => file === `functions/${job}.ts`).map(({ time }) => time.slice(0, 16))

test.each([
  { day: '2026-11-27', next: '2026-11-28', times: ['02:10', '02:40', '03:10', '03:40'] },
  { day: '2026-07-01', next: '2026-07-02', times: ['01:10', '01:40', '02:10', '02:40'] },
])('FIN-07 a nightly job runs at 3 and 4 o’clock of the country only, on $next', async ({ day, next, times }) => {
  await passTime(240, `${day}T05:10:00.000Z`, `${day}T21:10:00.000Z`)
  await passTime(30, `${day}T22:10:00.000Z`, `${next}T05:10:00.000Z`)
  expect(runsOf('proofs/jobs/checkLedger')).toEqual(times.map((time) => `${next}T${time}`))
})

test('another job runs once per interval at any hour, and once only after a longer time', async () => {
  await passTime(10, '2026-11-27T12:00:00.000Z', '2026-11-27T13:00:00.000Z')
  // The job is due a quarter of an hour after its last run, and at first after the first check. As
  // due jobs are looked for every ten minutes, it runs every twenty.
  const regular = ['12:20', '12:40', '13:00'].map((time) => `2026-11-27T${time}`)
  expect(runsOf('account/jobs/remindActivation')).toEqual(regular)
  await passTime(10, '2026-11-27T21:00:00.000Z', '2026-11-27T21:10:00.000Z')
  expect(runsOf('account/jobs/remindActivation')).toEqual([...regular, '2026-11-27T21:00'])
})
