import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { tableShape } from '#functions/table/shape.ts'
import { countriesOnAws } from '#infra/aws/countries.ts'
import { pascal } from '#infra/aws/site-stack.ts'
import { contentSecurityPolicy } from '#infra/security-headers.ts'
import { contract } from '#shared/contract/index.ts'
import { type Json, ofType, openStack } from '#test/support/stack.ts'

const site = countriesOnAws[0]!
const stack = openStack()

const everywhere = (type: string) =>
  [stack.main, ...Object.values(stack.domains)].flatMap((resources) => ofType(resources, type))
const statements = () =>
  [...everywhere('AWS::IAM::Policy'), ...everywhere('AWS::IAM::Role')].flatMap(({ Properties: own }): Json[] => [
    ...(own.PolicyDocument?.Statement ?? []),
    ...(own.Policies ?? []).flatMap((policy: Json) => policy.PolicyDocument.Statement),
  ])
const actionsOf = (statement: Json): string[] => [statement.Action].flat()

describe('stateful resources', () => {
  test('keep their logical ids, and survive the deletion of the stack', () => {
    for (const [id, type] of [
      ['Table', 'AWS::DynamoDB::Table'],
      ['PhotoBucket', 'AWS::S3::Bucket'],
    ] as const) {
      expect(stack.main[id]).toMatchObject({ Type: type, DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
    }
    expect(everywhere('AWS::DynamoDB::Table')).toHaveLength(1)
  })

  test('the table has the shape of functions/table/shape.ts, and is protected and recoverable', () => {
    const table = stack.main.Table!.Properties
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: tableShape.timeToLive, Enabled: true },
    })
    const indexes = Object.entries(tableShape.indexes).map(([name, { partitionKey, sortKey, projected }]) => ({
      IndexName: name,
      KeySchema: [
        { AttributeName: partitionKey, KeyType: 'HASH' },
        { AttributeName: sortKey, KeyType: 'RANGE' },
      ],
      Projection: projected.length
        ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projected] }
        : { ProjectionType: 'KEYS_ONLY' },
    }))
    expect(table.GlobalSecondaryIndexes).toEqual(indexes)
  })

  test('no bucket is public; each is encrypted, requires TLS and is retained', () => {
    const buckets = ofType(stack.main, 'AWS::S3::Bucket')
    expect(buckets).toHaveLength(3)
    const policies = JSON.stringify(ofType(stack.main, 'AWS::S3::BucketPolicy'))
    expect(policies.match(/aws:SecureTransport/g)).toHaveLength(3)
    for (const bucket of buckets) {
      expect(bucket.DeletionPolicy).toBe('Retain')
      expect(bucket.Properties.BucketEncryption).toBeDefined()
      expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
    }
  })

  test('an upload without inspection expires after a day, an export that the job missed after four', () => {
    const rules = stack.main.PhotoBucket!.Properties.LifecycleConfiguration.Rules
    for (const [folder, days] of [['uploads', 1] as const, ['exports', 4] as const])
      expect(rules).toContainEqual(
        expect.objectContaining({ Prefix: `${bucketFolders[folder]}/`, ExpirationInDays: days }),
      )
  })
})

describe('the functions', () => {
  const made = () => Object.values(stack.domains).flatMap((resources) => ofType(resources, 'AWS::Lambda::Function'))

  test('are one per call, job, kind of upload and topic reader, two for the stream, and no others', () => {
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const jobs = stack.functions.filter(({ kind }) => kind === 'job')
    const uploads = stack.functions.filter(({ kind }) => kind === 'upload')
    const topics = stack.functions.filter(({ kind }) => kind === 'topic')
    expect(made()).toHaveLength(calls.length + jobs.length + uploads.length + topics.length + 2)
    expect(everywhere('AWS::Lambda::Function')).toHaveLength(made().length)
    const routes = everywhere('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
    expect(routes.sort()).toEqual(calls.map(({ method, path: route }) => `${method} ${route}`).sort())
    expect(everywhere('AWS::Scheduler::Schedule')).toHaveLength(jobs.length)
  })

  test('run on Node 24 and arm64, with the memory and timeout of their need', () => {
    for (const { Properties: own } of made())
      expect(own).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON' },
      })
    const sizes = made().map(({ Properties: own }) => `${own.MemorySize} ${own.Timeout}`)
    const needed = stack.functions.map(({ need }) => `${need.memory ?? 256} ${need.timeoutSeconds ?? 10}`)
    expect(sizes.sort()).toEqual(needed.sort())
  })

  test('get the variables that their need names and no other secret', () => {
    for (const { domain, key, kind, need } of stack.functions) {
      const own = stack.domains[domain]!
      const [, made] = Object.entries(own).find(
        ([id, { Type }]) =>
          Type === 'AWS::Lambda::Function' && id.startsWith(pascal(key)) && /^[0-9A-F]{8}$/.test(id.slice(key.length)),
      )!
      const told = Object.keys(made.Properties.Environment.Variables)
      expect(told.sort()).toEqual(
        [
          ...['TABLE_NAME', 'SITES', 'SITE_NAME'],
          ...(kind === 'endpoint' ? ['ORIGIN_SECRETS'] : []),
          ...(need.photos ? ['PHOTO_BUCKET'] : []),
          ...(need.copies ? ['DISTRIBUTION_ID'] : []),
          ...(need.moderation ? ['MODERATION'] : []),
          ...(need.env ?? []),
        ].sort(),
      )
    }
  })

  test('no template contains a secret, only its location', () => {
    for (const { Properties: own } of made()) {
      for (const [name, value] of Object.entries(own.Environment.Variables)) {
        if (/SECRET|_KEYS?$/.test(name) && name !== 'PUSH_PUBLIC_KEY') {
          expect(value).toMatch(/^\{\{resolve:secretsmanager:dating\/nl:SecretString:\w+::\}\}$/)
        }
      }
    }
  })

  test('alarms and mail feedback may publish to their topics, over TLS only', () => {
    const policies = ofType(stack.main, 'AWS::SNS::TopicPolicy').map(({ Properties: own }) =>
      JSON.stringify(own.PolicyDocument),
    )
    expect(policies).toHaveLength(2)
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport')
    const services = policies.map((policy) => /"Service":"(\w+)\.amazonaws\.com"/.exec(policy)?.[1])
    expect(services.sort()).toEqual(['cloudwatch', 'ses'])
  })

  test('all logs expire after a month', () => {
    const logs = everywhere('AWS::Logs::LogGroup')
    expect(logs).toHaveLength(stack.functions.length + 1)
    for (const log of logs) expect(log.Properties.RetentionInDays).toBe(30)
  })
})

describe('grants', () => {
  test('never scan the table, and have no wildcard in its actions or resources', () => {
    const ofTable = statements().filter((statement) =>
      actionsOf(statement).some((action) => action.startsWith('dynamodb:')),
    )
    const actions = new Set(ofTable.flatMap(actionsOf))
    expect([...actions].filter((action) => /Scan|PartiQL|\*/.test(action))).toEqual([])
    for (const statement of ofTable) {
      if (actionsOf(statement).join() === 'dynamodb:ListStreams') continue
      expect(JSON.stringify(statement.Resource)).not.toContain('*')
    }
  })

  test('a read-only need cannot write, and a need without mail sends none', () => {
    for (const [domain, resources] of Object.entries(stack.domains)) {
      const own = stack.functions.filter((entry) => entry.domain === domain)
      const actions = JSON.stringify(Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy'))
      expect(/PutItem/.test(actions), `${domain} writes`).toBe(own.some(({ need }) => need.table === 'write'))
      expect(/ses:SendEmail/.test(actions), `${domain} sends mail`).toBe(own.some(({ need }) => need.mail === true))
    }
    for (const [id, policy] of Object.entries(stack.domains.chats!)) {
      if (policy.Type === 'AWS::IAM::Policy' && id.includes('Read')) {
        expect(JSON.stringify(policy)).not.toMatch(/PutItem|UpdateItem|DeleteItem/)
      }
    }
  })

  test('a function without a need for photos, copies or moderation has no access to them', () => {
    for (const [domain, resources] of Object.entries(stack.domains)) {
      const own = stack.functions.filter((entry) => entry.domain === domain)
      const actions = JSON.stringify(Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy'))
      expect(/s3:/.test(actions), `${domain} reads photos`).toBe(own.some(({ need }) => need.photos !== undefined))
      expect(/s3:PutObject/.test(actions), `${domain} writes photos`).toBe(
        own.some(({ need }) => need.photos === 'write'),
      )
      expect(/CreateInvalidation/.test(actions), domain).toBe(own.some(({ need }) => need.copies === true))
      expect(/rekognition/.test(actions), domain).toBe(own.some(({ need }) => need.moderation === true))
    }
  })

  test('no role uses a policy managed by AWS', () => {
    for (const { Properties: own } of everywhere('AWS::IAM::Role')) expect(own.ManagedPolicyArns).toBeUndefined()
  })
})

test('the stream has two readers that isolate a bad record, retry it three times and then keep it', () => {
  const sources = everywhere('AWS::Lambda::EventSourceMapping')
  expect(sources).toHaveLength(2)
  for (const { Properties: own } of sources) {
    expect(own).toMatchObject({
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 3,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      // Before the stream drops a record, after 24 hours.
      MaximumRecordAgeInSeconds: 23 * 3_600,
    })
    expect(own.DestinationConfig.OnFailure.Destination).toBeDefined()
  }
})

test('only changes with a reaction start a stream reader; mails do not wait for a batch', () => {
  const readers = everywhere('AWS::Lambda::EventSourceMapping').map(({ Properties: own }) => ({
    filters: own.FilterCriteria.Filters.map(({ Pattern }: Json) => JSON.parse(Pattern)),
    window: own.MaximumBatchingWindowInSeconds,
    atOnce: own.ParallelizationFactor,
  }))
  const follow = (eventName: string[], SK: unknown) => ({ eventName, dynamodb: { Keys: { SK: { S: [SK] } } } })
  expect(readers).toContainEqual({
    filters: [
      follow(['INSERT'], { prefix: 'OUTBOX#' }),
      follow(['MODIFY', 'REMOVE'], { prefix: 'PHOTO#' }),
      follow(['INSERT', 'MODIFY'], 'EVIDENCE'),
    ],
    window: 0,
    atOnce: 4,
  })
  expect(readers).toContainEqual({
    filters: [
      follow(['INSERT'], { prefix: 'CHAT#' }),
      follow(['MODIFY'], 'ACCOUNT'),
      follow(['INSERT', 'MODIFY'], { prefix: 'PAYMENT#' }),
      follow(['INSERT', 'MODIFY', 'REMOVE'], 'CARD'),
      follow(['INSERT', 'MODIFY'], 'PROFILE'),
    ],
    window: 1,
    atOnce: 1,
  })
})

test('an upload starts its inspection, which is tried three times and then set aside', () => {
  const [rule] = everywhere('AWS::Events::Rule')
  expect(rule!.Properties.EventPattern).toMatchObject({
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { object: { key: [{ prefix: `${bucketFolders.uploads}/` }] } },
  })
  expect(rule!.Properties.Targets[0].DeadLetterConfig.Arn).toBeDefined()
  const uploads = stack.functions.filter(({ kind }) => kind === 'upload')
  expect(everywhere('AWS::Events::Rule')).toHaveLength(uploads.length)
  const retries = everywhere('AWS::Lambda::EventInvokeConfig').map(({ Properties: own }) => own.MaximumRetryAttempts)
  const byEvents = stack.functions.filter(({ kind }) => kind === 'upload' || kind === 'topic')
  expect(retries.filter((count) => count === 2)).toHaveLength(byEvents.length)
})

test('NOTIF-09 bounces and complaints start the function that marks such addresses', () => {
  const [subscription, ...others] = ofType(stack.domains.notifications!, 'AWS::SNS::Subscription')
  expect(others).toEqual([])
  expect(subscription!.Properties).toMatchObject({ Protocol: 'lambda' })
  const permissions = ofType(stack.domains.notifications!, 'AWS::Lambda::Permission').map(({ Properties: own }) => own)
  expect(permissions).toContainEqual(
    expect.objectContaining({ Principal: 'sns.amazonaws.com', SourceArn: subscription!.Properties.TopicArn }),
  )
})

test("every stack is far below CloudFormation's limit of 500 resources", () => {
  for (const resources of [stack.main, ...Object.values(stack.domains)])
    expect(Object.keys(resources).length).toBeLessThan(450)
})

describe('the edge', () => {
  const distribution = () => ofType(stack.main, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig

  test('sends the headers of infra/security-headers.ts with every answer', () => {
    for (const headers of ofType(stack.main, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      const { SecurityHeadersConfig } = headers.Properties.ResponseHeadersPolicyConfig
      expect(SecurityHeadersConfig.ContentSecurityPolicy).toEqual({
        ContentSecurityPolicy: contentSecurityPolicy,
        Override: true,
      })
    }
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId).toBeDefined()
  })

  test('PRIV-02 console, profiles and photos are excluded from search engines, and nothing else is', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    const isUnlisted = (behavior: Json) =>
      JSON.stringify(stack.main[behavior.ResponseHeadersPolicyId.Ref]).includes('noindex, nofollow')
    expect([DefaultCacheBehavior, ...CacheBehaviors].filter(isUnlisted).map((one: Json) => one.PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      '/photos/*',
    ])
  })

  test('one host serves site, API and photos, each with its edge function', () => {
    const { Aliases, DefaultCacheBehavior, CacheBehaviors } = distribution()
    expect(Aliases).toEqual([site.host, ...site.otherHosts])
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const cached = calls.filter((spec) => 'cache' in spec).map(({ path: address }) => address)
    expect(CacheBehaviors.map(({ PathPattern }: Json) => PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      ...cached,
      '/api/*',
      '/uploads',
      '/photos/*',
    ])
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.FunctionAssociations[0].EventType).toBe('viewer-request')
    // The site itself has a second function, which sets the status of missing pages (ROUTE-60).
    for (const behavior of [DefaultCacheBehavior, CacheBehaviors[0]])
      expect(behavior.FunctionAssociations.map(({ EventType }: Json) => EventType)).toEqual([
        'viewer-request',
        'viewer-response',
      ])
  })

  test('authenticates to the API with a secret that the functions know', () => {
    const [api, ...others] = distribution().Origins.filter(({ OriginCustomHeaders }: Json) => OriginCustomHeaders)
    expect(others).toEqual([])
    expect(JSON.stringify(api.DomainName)).toContain('execute-api')
    expect(api.OriginCustomHeaders).toEqual([
      { HeaderName: 'x-origin-secret', HeaderValue: '{{resolve:secretsmanager:dating/nl:SecretString:edgeSecret::}}' },
    ])
  })
})

test('cdk-nag finds nothing unacknowledged', () => {
  const { violations } = new AwsSolutionsChecks(stack.app).validateScope(stack.app)
  expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources[0]])).toEqual([])
})
