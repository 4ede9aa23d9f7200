import { describe, expect, test } from 'vitest'
import { countriesOnAws } from '#infra/aws/countries.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import { type Json, ofType, openTemplates, type Resources } from '#test/support/templates.ts'

const templates = openTemplates()
const { code, alarmEmail } = countriesOnAws[0]!

const only = <Item>(items: readonly Item[]): Item => {
  expect(items).toHaveLength(1)
  return items[0]!
}
const propertiesOf = (resources: Resources, type: string): Json[] =>
  ofType(resources, type).map(({ Properties: own }) => own)

/** Log group, metric filter and alarm of a function. */
function alarmOf({ domain, kind, name, method, path }: FunctionEntry & { method?: string; path?: string }) {
  const resources = templates.domains[domain]!
  const description = kind === 'endpoint' ? `${method} ${path}` : `${kind} ${name}`
  const [id, { Properties: made }] = only(
    Object.entries(resources).filter(
      ([, { Type, Properties: own }]) => Type === 'AWS::Lambda::Function' && own.Description === description,
    ),
  )
  const counts = (alarm: Json) => JSON.stringify(alarm.Metrics ?? null).includes(`"Value":{"Ref":"${id}"}`)
  return {
    log: made.LoggingConfig,
    alarm: only(propertiesOf(resources, 'AWS::CloudWatch::Alarm').filter(counts)),
    filter: only(
      propertiesOf(resources, 'AWS::Logs::MetricFilter').filter(
        ({ LogGroupName }) => LogGroupName.Ref === made.LoggingConfig.LogGroup.Ref,
      ),
    ),
  }
}

/**
 * Expects an alarm on both metrics: a handler that logs an unexpected error ends normally, and a
 * function stopped by its timeout logs nothing.
 */
function expectRings(entry: FunctionEntry) {
  const { log, filter, alarm } = alarmOf(entry)
  expect(log).toMatchObject({ LogFormat: 'JSON' })
  expect(filter.FilterPattern).toBe('{ $.level = "ERROR" }')
  const counted = { MetricNamespace: 'Dating', MetricName: `${code}/${entry.name}/errors` }
  expect(filter.MetricTransformations).toEqual([{ ...counted, MetricValue: '1' }])
  expect(alarm).toMatchObject({
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    EvaluationPeriods: 1,
    TreatMissingData: 'notBreaching',
  })
  const sum = { Period: 300, Stat: 'Sum' }
  expect(alarm.Metrics).toEqual([
    expect.objectContaining({ Expression: 'FILL(failed, 0) + FILL(logged, 0)' }),
    {
      Id: 'failed',
      MetricStat: {
        Metric: expect.objectContaining({ Namespace: 'AWS/Lambda', MetricName: 'Errors' }),
        ...sum,
      },
      ReturnData: false,
    },
    {
      Id: 'logged',
      MetricStat: { Metric: { Namespace: counted.MetricNamespace, MetricName: counted.MetricName }, ...sum },
      ReturnData: false,
    },
  ])
}

describe('the alarm of each function', () => {
  test('states what breaks for whom, and is sent to the operator', () => {
    for (const entry of templates.functions) {
      const { alarm } = alarmOf(entry)
      expect(entry.resources.impact).not.toBe('')
      expect(alarm.AlarmDescription).toBe(entry.resources.impact)
      expect(alarm.AlarmActions).toHaveLength(1)
    }
    const subscription = only(propertiesOf(templates.main, 'AWS::SNS::Subscription'))
    expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: alarmEmail })
  })

  test('fires on one failed invocation and on one line logged at ERROR', () => {
    for (const entry of templates.functions) expectRings(entry)
  })

  test('covers both functions that send mail, at the first attempt and at later ones', () => {
    const senders = templates.functions.filter(({ resources }) => resources.mail)
    expect(senders.map(({ name }) => name).toSorted()).toEqual(['mail/bulkMail', 'mail/mail'])
    for (const entry of senders) expectRings(entry)
  })
})

describe('NOTIF-09 a kind of mails', () => {
  const kinds = ['ServiceMails', 'NotificationMails', 'BulkMails']
  const setOf = (kind: string) =>
    only(
      Object.entries(templates.main).filter(
        ([id, { Type }]) => Type === 'AWS::SES::ConfigurationSet' && id.includes(kind),
      ),
    )

  test.each(kinds)('has a configuration set that refuses addresses that bounced: %s', (kind) => {
    const [id, { Properties: made }] = setOf(kind)
    expect(made).toMatchObject({
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE'] },
    })
    const destination = only(
      propertiesOf(templates.main, 'AWS::SES::ConfigurationSetEventDestination').filter(
        ({ ConfigurationSetName }) => ConfigurationSetName.Ref === id,
      ),
    )
    expect(destination.EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint'])
  })

  test.each(kinds)('alerts the operator at 2 %% bounces and 0.05 %% complaints: %s', (kind) => {
    const [id] = setOf(kind)
    const own = propertiesOf(templates.main, 'AWS::CloudWatch::Alarm').filter(
      ({ Namespace, Dimensions }) => Namespace === 'AWS/SES' && JSON.stringify(Dimensions).includes(id),
    )
    expect(own.map(({ MetricName, Threshold }) => [MetricName, Threshold]).toSorted()).toEqual([
      ['Reputation.BounceRate', 0.02],
      ['Reputation.ComplaintRate', 0.0005],
    ])
    for (const alarm of own) {
      expect(alarm.Dimensions).toEqual([{ Name: 'ses:configuration-set', Value: { Ref: id } }])
      expect(alarm.AlarmActions).toHaveLength(1)
    }
  })

  test('has a sender of its own, which both functions may use', () => {
    const variables = propertiesOf(templates.domains.mail!, 'AWS::Lambda::Function')
      .map(({ Environment }) => Environment?.Variables?.MAIL_SENDERS)
      .filter(Boolean)
    expect(variables).toHaveLength(2)
    for (const senders of variables)
      for (const name of ['no-reply', 'notifications', 'news']) expect(JSON.stringify(senders)).toContain(`<${name}@`)
    const policies = JSON.stringify(
      propertiesOf(templates.domains.mail!, 'AWS::IAM::Policy').concat(
        propertiesOf(templates.domains.mail!, 'AWS::IAM::Role'),
      ),
    )
    for (const kind of kinds) expect(policies).toContain(kind)
  })
})
