import { expect, test } from 'vitest'
import { price } from '#test/bench/prices.ts'
import { everywhereIn, type Json, openTemplates } from '#test/support/templates.ts'

const templates = openTemplates()
const all = (type: string): Json[] => everywhereIn(templates, type).map(({ Properties: own }) => own)

/** List prices for Ireland in US dollars a month. */
const monthly = { alarm: 0.1, key: 1, secret: 0.4 }
const secondsAMonth = 30 * 86_400
/** A function that reads a queue has five connections, each of which polls every 20 seconds. */
const questionsAMonth = (5 * secondsAMonth) / 20
const perMillionQuestions = 0.4
/** Billed duration of a job that finds nothing due: an assumption. */
const idleJobMs = 50

/** Seconds between two runs of a job; 60 for the most frequent ones. */
const secondsOf = (rate: string): number => {
  const [, number, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(rate) ?? []
  // Jobs at fixed hours are counted as if they ran every hour.
  return number ? Number(number) * { minute: 60, hour: 3_600, day: 86_400 }[unit as 'minute'] : 3_600
}

test('quality.md performance: a country without visitors costs at most $8 a month by list price', () => {
  const metrics = all('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + (alarm.Metrics?.length ?? 1), 0)
  const runs = all('AWS::Scheduler::Schedule').reduce(
    (sum, { ScheduleExpression }) => sum + secondsAMonth / secondsOf(ScheduleExpression),
    0,
  )
  const queues = all('AWS::Lambda::EventSourceMapping').filter(({ FilterCriteria }) => !FilterCriteria)
  const cost = {
    alarms: metrics * monthly.alarm,
    keys: all('AWS::KMS::Key').length * monthly.key,
    // The one secret of the country (infra/opening.md).
    secrets: monthly.secret,
    jobs: (runs * (price.invocation + idleJobMs * price.millisecond)) / 1_000_000,
    queues: (queues.length * questionsAMonth * perMillionQuestions) / 1_000_000,
  }
  expect(queues.length).toBeGreaterThan(0)
  expect(runs).toBeGreaterThan(secondsAMonth / 60)
  const total = Object.values(cost).reduce((sum, one) => sum + one, 0)
  console.info(`an idle country: $${total.toFixed(2)} a month`, cost)
  expect(total).toBeLessThanOrEqual(8)
})
