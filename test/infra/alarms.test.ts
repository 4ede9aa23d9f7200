import { describe, expect, test } from 'vitest'
import { siteToFillIn } from '#infra/aws/countries.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import { everywhereIn, type Json, ofType, openTemplates, type Resources } from '#test/support/templates.ts'

const templates = openTemplates()
const { code, alarmEmail } = siteToFillIn('NL')

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
  const { LoggingConfig: log } = only(
    propertiesOf(resources, 'AWS::Lambda::Function').filter(({ Description }) => Description === description),
  )
  const filter = only(
    propertiesOf(resources, 'AWS::Logs::MetricFilter').filter(
      ({ LogGroupName }) => LogGroupName.Ref === log.LogGroup.Ref,
    ),
  )
  const { MetricName, MetricNamespace } = only<Json>(filter.MetricTransformations)
  const counts = (alarm: Json) => alarm.MetricName === MetricName && alarm.Namespace === MetricNamespace
  return { log, filter, alarm: only(propertiesOf(resources, 'AWS::CloudWatch::Alarm').filter(counts)) }
}

const firesAtOnce = {
  Threshold: 1,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  EvaluationPeriods: 1,
  TreatMissingData: 'notBreaching',
  Statistic: 'Sum',
  Period: 300,
}

/** Expects that a line of the function at ERROR raises an alarm that says what breaks. */
function expectRings(entry: FunctionEntry) {
  const { log, filter, alarm } = alarmOf(entry)
  expect(log).toMatchObject({ LogFormat: 'JSON' })
  expect(filter.FilterPattern).toBe('{ $.level = "ERROR" }')
  expect(filter.MetricTransformations).toMatchObject([
    { MetricNamespace: 'Dating', MetricName: expect.stringMatching(`^${code}/${entry.domain}/`), MetricValue: '1' },
  ])
  expect(alarm).toMatchObject(firesAtOnce)
  expect(entry.resources.impact).not.toBe('')
  const line = alarm.AlarmDescription.split('\n').find((one: string) => one.startsWith(`${entry.key}: `))
  // The line of a lane has the impact of each reaction, and is cut if the description gets too
  // long.
  const told = line.slice(entry.key.length + 2).replace(/ And more: .*/, '')
  expect(told).not.toBe('')
  expect(entry.resources.impact).toContain(told)
}

describe('the alarms', () => {
  test('fire on one line that any function logs at ERROR, and say what breaks for whom', () => {
    for (const entry of templates.functions) expectRings(entry)
  })

  const onMetric = (namespace: string, name: string) =>
    only(
      propertiesOf(templates.main, 'AWS::CloudWatch::Alarm').filter(
        ({ Namespace, MetricName }) => Namespace === namespace && MetricName === name,
      ),
    )

  test.each(['Errors', 'Throttles'])('fire on one invocation without a log line, of any function: %s', (name) => {
    const alarm = onMetric('AWS/Lambda', name)
    expect(alarm).toMatchObject(firesAtOnce)
    // Without a function's name, the alarm is on the sum of all functions.
    expect(alarm.Dimensions).toBeUndefined()
  })

  test('fire on calls that API Gateway answers with 5xx itself', () => {
    const [api] = Object.entries(templates.main).find(
      ([, { Type, Properties: own }]) => Type === 'AWS::ApiGatewayV2::Api' && own.ProtocolType === 'HTTP',
    )!
    expect(onMetric('AWS/ApiGateway', '5xx')).toMatchObject({
      ...firesAtOnce,
      Threshold: 5,
      Dimensions: [{ Name: 'ApiId', Value: { Ref: api } }],
    })
  })

  test('are mailed to the operator, with a description that CloudWatch takes', () => {
    for (const { Properties: alarm } of everywhereIn(templates, 'AWS::CloudWatch::Alarm')) {
      expect(alarm.AlarmActions).toHaveLength(1)
      expect(alarm.AlarmDescription.length, alarm.AlarmDescription).toBeLessThanOrEqual(1_024)
    }
    const subscription = only(propertiesOf(templates.main, 'AWS::SNS::Subscription'))
    expect(subscription).toMatchObject({ Protocol: 'email', Endpoint: alarmEmail })
  })

  test('cover both functions that send mail, at the first attempt and at later ones', () => {
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
