import { describe, expect, test } from 'vitest'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { siteToFillIn } from '#infra/aws/countries.ts'
import { pascal } from '#infra/aws/site-stack.ts'
import { actionsOf, everywhereIn, type Json, ofType, openTemplates } from '#test/support/templates.ts'

const site = siteToFillIn('NL')
const templates = openTemplates()

const everywhere = (type: string) => everywhereIn(templates, type)

const streamReaders = () =>
  everywhere('AWS::Lambda::EventSourceMapping').filter(({ Properties: own }) => own.FilterCriteria)
const queueReaders = () =>
  everywhere('AWS::Lambda::EventSourceMapping').filter(({ Properties: own }) => !own.FilterCriteria)

test('the stream has two readers that isolate a bad record, retry it three times and then keep it', () => {
  expect(streamReaders()).toHaveLength(2)
  for (const { Properties: own } of streamReaders()) {
    expect(own).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 3,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      // Below the 24 hours after which the stream drops a record.
      MaximumRecordAgeInSeconds: 23 * 3_600,
    })
    expect(own.DestinationConfig.OnFailure.Destination).toBeDefined()
  }
})

test('the guide can name the queues of what was given up by outputs of the stack', () => {
  const queues = templates.functions.filter(({ kind }) => kind === 'queue').map(({ key }) => pascal(key))
  for (const output of ['DeadLettersUrl', ...queues.map((name) => `${name}DeadLettersArn`)])
    expect(templates.outputs[output], output).toBeDefined()
})

describe('NOTIF-24 the queues', () => {
  const entries = () => templates.functions.filter((entry) => entry.kind === 'queue')
  const queueOf = (name: string) => {
    const found = Object.entries(templates.main).filter(
      ([id, { Type }]) => Type === 'AWS::SQS::Queue' && new RegExp(`^Queues${pascal(name)}[0-9A-F]{8}$`).test(id),
    )
    expect(found, name).toHaveLength(1)
    return found[0]![1].Properties
  }

  test('each have a function with a concurrency of its own, and repeat only the failed messages of a batch', () => {
    const readers = queueReaders().map(({ Properties: own }) => ({
      queue: JSON.stringify(own.EventSourceArn),
      atOnce: own.ScalingConfig.MaximumConcurrency,
      batch: own.BatchSize,
      failures: own.FunctionResponseTypes,
    }))
    const wanted = entries().map(({ key, concurrency, batchSize }) => ({
      queue: expect.stringMatching(new RegExp(`Queues${pascal(key)}[0-9A-F]{8}`)),
      atOnce: concurrency,
      batch: batchSize,
      failures: ['ReportBatchItemFailures'],
    }))
    expect(readers).toEqual(expect.arrayContaining(wanted))
    const sources = new Set(queueReaders().map(({ Properties: own }) => JSON.stringify(own.EventSourceArn)))
    expect(sources.size).toBe(entries().length)
  })

  test('NOTIF-24 bulk mails keep the rate of the site, of which each concurrent invocation has a share', () => {
    const { concurrency } = entries().find(({ key }) => key === 'bulkMail')!
    const rates = everywhere('AWS::Lambda::Function').flatMap(
      ({ Properties: own }) => own.Environment?.Variables.MAILS_PER_SECOND ?? [],
    )
    expect(rates.map((rate) => Number(rate) * concurrency)).toEqual([site.bulkMailsPerSecond])
  })

  test('keep a message hidden for six timeouts, and move it to a dead-letter queue of its own after the last try', () => {
    const targets = entries().map(({ key, resources, tries }) => {
      const { VisibilityTimeout, RedrivePolicy } = queueOf(key)
      expect(VisibilityTimeout).toBe(6 * resources.timeoutSeconds)
      expect(RedrivePolicy.maxReceiveCount).toBe(tries)
      return JSON.stringify(RedrivePolicy.deadLetterTargetArn)
    })
    expect(new Set(targets).size).toBe(entries().length)
  })

  test('are encrypted, and refuse access without TLS', () => {
    const queues = ofType(templates.main, 'AWS::SQS::Queue')
    for (const { Properties: own } of queues) expect(own.SqsManagedSseEnabled).toBe(true)
    const policies = ofType(templates.main, 'AWS::SQS::QueuePolicy').map((policy) => JSON.stringify(policy))
    expect(policies).toHaveLength(queues.length)
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport')
  })

  test('are read by their own function, and written by functions whose resources name them', () => {
    for (const [domain, resources] of Object.entries(templates.domains)) {
      const own = templates.functions.filter((entry) => entry.domain === domain)
      const policies = Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy')
      const arnsWith = (action: string) =>
        policies
          .flatMap((policy): Json[] => policy.Properties.PolicyDocument.Statement)
          .filter((statement) => actionsOf(statement).includes(action))
          .map(({ Resource }) => JSON.stringify(Resource))
          .join()
      for (const { key } of entries()) {
        const name = `Queues${pascal(key)}`
        const isRead = own.some((entry) => entry.kind === 'queue' && entry.key === key)
        expect(arnsWith('sqs:ReceiveMessage').includes(name), `${domain} reads ${key}`).toBe(isRead)
        const isWritten = own.some(({ resources }) => resources.queues?.includes(key))
        expect(arnsWith('sqs:SendMessage').includes(name), `${domain} writes ${key}`).toBe(isWritten)
      }
    }
  })
})

test('only changes with a reaction start a stream reader; mails do not wait for a batch', () => {
  const readers = streamReaders().map(({ Properties: own }) => ({
    filters: own.FilterCriteria.Filters.map(({ Pattern }: Json) => JSON.parse(Pattern)),
    window: own.MaximumBatchingWindowInSeconds,
    atOnce: own.ParallelizationFactor,
  }))
  const prefixes = (...list: string[]) => list.map((prefix) => ({ prefix }))
  const follow = (kind: string, ...S: unknown[]) => ({ eventName: [kind], dynamodb: { Keys: { SK: { S } } } })
  const inAnyOrder = (filters: Json[]) =>
    filters.map(({ eventName, dynamodb }) => follow(eventName[0], ...dynamodb.Keys.SK.S.map(JSON.stringify).toSorted()))
  const found = readers.map((reader) => ({ ...reader, filters: inAnyOrder(reader.filters) }))
  expect(found).toContainEqual({
    filters: inAnyOrder([
      follow(
        'INSERT',
        'EVIDENCE',
        'NOTIFICATIONS',
        ...prefixes('OUTBOX#', 'CHAT#', 'CONNECTION#', 'LIKED_BY#', 'LEDGER#'),
      ),
      follow(
        'MODIFY',
        'ACCOUNT',
        'AGE_CHECK',
        'EVIDENCE',
        'NOTIFICATIONS',
        'VERIFICATION',
        ...prefixes('CHAT#', 'ARCHIVED_CHAT#', 'LIKED_BY#', 'MESSAGE#', 'MESSAGE_PHOTO#', 'PAYMENT#', 'PHOTO#'),
      ),
      follow('REMOVE', 'VERIFICATION', ...prefixes('CONNECTION#', 'MESSAGE#', 'MESSAGE_PHOTO#', 'SESSION#', 'PHOTO#')),
    ]),
    window: 0,
    atOnce: 4,
  })
  expect(found).toContainEqual({
    filters: inAnyOrder([
      follow(
        'INSERT',
        'ACCOUNT',
        'CARD',
        'NOTIFICATIONS',
        'PROFILE',
        ...prefixes(
          'CHAT#',
          'CONNECTION#',
          'LEDGER#',
          'LIKED_BY#',
          'MESSAGE#',
          'MODERATION#',
          'PAID_FROM#',
          'PAYMENT#',
          'PUSH#',
          'SIGNAL#',
        ),
      ),
      follow('MODIFY', 'ACCOUNT', 'CARD', 'NOTIFICATIONS', 'PROFILE', ...prefixes('CHAT#', 'PAID_FROM#', 'PAYMENT#')),
      follow('REMOVE', 'CARD', ...prefixes('CONNECTION#', 'PUSH#')),
    ]),
    window: 1,
    atOnce: 1,
  })
})

test('an upload starts its inspection, which is attempted three times and then set aside', () => {
  const rules = everywhere('AWS::Events::Rule')
  const prefixes = rules.map(({ Properties: own }) => own.EventPattern.detail.object.key[0].prefix)
  const { chatUploads, uploads, verificationUploads } = bucketFolders
  expect(prefixes.sort()).toEqual([chatUploads, uploads, verificationUploads].map((folder) => `${folder}/`))
  for (const { Properties: own } of rules) {
    expect(own.EventPattern).toMatchObject({ source: ['aws.s3'], 'detail-type': ['Object Created'] })
    expect(own.Targets[0].DeadLetterConfig.Arn).toBeDefined()
  }
  const retries = everywhere('AWS::Lambda::EventInvokeConfig').map(({ Properties: own }) => own.MaximumRetryAttempts)
  const byEvents = templates.functions.filter(({ kind }) => kind === 'upload' || kind === 'topic')
  expect(retries.filter((count) => count === 2)).toHaveLength(byEvents.length)
})

test('FIN-06 FIN-07 nightly jobs are scheduled at 3 and 4 o’clock of the country, all others by a rate', () => {
  const jobs = templates.functions.filter((entry) => entry.kind === 'job')
  for (const { domain, key, every, hours } of jobs) {
    const { ScheduleExpression, ScheduleExpressionTimezone } =
      templates.domains[domain]![`${pascal(key)}Schedule`]!.Properties
    const wanted = hours ? ['cron(0/30 3-4 * * ? *)', 'Europe/Amsterdam'] : [`rate(${every})`, undefined]
    expect([ScheduleExpression, ScheduleExpressionTimezone], key).toEqual(wanted)
  }
  const nightly = jobs.flatMap(({ key, hours }) => (hours ? key : []))
  expect(nightly).toEqual(expect.arrayContaining(['checkLedger', 'comparePayments']))
})

test('NOTIF-09 bounces and complaints start the function that stores them', () => {
  const [subscription, ...others] = ofType(templates.domains.notifications!, 'AWS::SNS::Subscription')
  expect(others).toEqual([])
  expect(subscription!.Properties).toMatchObject({ Protocol: 'lambda' })
  const permissions = ofType(templates.domains.notifications!, 'AWS::Lambda::Permission').map(
    ({ Properties: own }) => own,
  )
  expect(permissions).toContainEqual(
    expect.objectContaining({ Principal: 'sns.amazonaws.com', SourceArn: subscription!.Properties.TopicArn }),
  )
})
