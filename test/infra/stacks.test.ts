import { CachePolicy, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { socketRoutes, variableNames } from '#functions/platform/needs.ts'
import { tableShape } from '#functions/table/shape.ts'
import { countriesOnAws } from '#infra/aws/countries.ts'
import { variablesOf } from '#infra/aws/functions/variables.ts'
import { pascal, type SiteStack } from '#infra/aws/site-stack.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
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
  test('keep their logical ids and survive the deletion of the stack', () => {
    for (const [id, type] of [
      ['Table', 'AWS::DynamoDB::Table'],
      ['PhotoBucket', 'AWS::S3::Bucket'],
    ] as const) {
      expect(stack.main[id]).toMatchObject({ Type: type, DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
    }
    expect(everywhere('AWS::DynamoDB::Table')).toHaveLength(1)
  })

  test('include a table with the shape of functions/table/shape.ts, protected and recoverable', () => {
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

  test('include no public bucket; each is encrypted, requires TLS and is retained', () => {
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

  test('delete an upload without inspection after a day, an export that the job missed after four', () => {
    const rules = stack.main.PhotoBucket!.Properties.LifecycleConfiguration.Rules
    for (const [folder, days] of [['uploads', 1] as const, ['chatUploads', 1] as const, ['exports', 4] as const])
      expect(rules).toContainEqual(
        expect.objectContaining({ Prefix: `${bucketFolders[folder]}/`, ExpirationInDays: days }),
      )
  })
})

/** Excludes the operator's subscription to the alarms, which is by mail. */
const isToFunction = ({ Properties: own }: Json) => own.Protocol === 'lambda'

describe('the functions', () => {
  const made = () => Object.values(stack.domains).flatMap((resources) => ofType(resources, 'AWS::Lambda::Function'))

  test('are one per entry of the inventory, each with its trigger', () => {
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const countOf = (kind: FunctionEntry['kind']) => stack.functions.filter((entry) => entry.kind === kind).length
    expect(made()).toHaveLength(stack.functions.length)
    expect(everywhere('AWS::Lambda::Function')).toHaveLength(made().length)
    const routes = everywhere('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
    const ofCalls = calls.map(({ method, path: route }) => `${method} ${route}`)
    expect(routes.sort()).toEqual([...ofCalls, ...Object.values(socketRoutes)].sort())
    expect(countOf('socket')).toBe(Object.keys(socketRoutes).length)
    expect(countOf('endpoint')).toBe(calls.length)
    expect(everywhere('AWS::Scheduler::Schedule')).toHaveLength(countOf('job'))
    expect(everywhere('AWS::Events::Rule')).toHaveLength(countOf('upload'))
    expect(everywhere('AWS::SNS::Subscription').filter(isToFunction)).toHaveLength(countOf('topic'))
    expect(countOf('stream')).toBe(2)
    expect(everywhere('AWS::Lambda::EventSourceMapping')).toHaveLength(2 + countOf('queue'))
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

  test('get the variables that their need names, and no other secret', () => {
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
          ...(kind === 'endpoint' || (kind === 'socket' && key === 'connect') ? ['ORIGIN_SECRETS'] : []),
          ...(need.photos ? ['PHOTO_BUCKET'] : []),
          ...(need.copies ? ['DISTRIBUTION_ID'] : []),
          ...(need.moderation ? ['MODERATION'] : []),
          ...(need.queues ? ['QUEUE_URLS'] : []),
          ...(need.live ? ['LIVE_API_URL'] : []),
          ...(need.env ?? []).map((name) => variableNames[name]),
        ].sort(),
      )
    }
  })

  test('get a reference to each secret, never the secret itself', () => {
    for (const { Properties: own } of made()) {
      for (const [name, value] of Object.entries(own.Environment.Variables)) {
        if (/SECRET|_KEYS?$/.test(name) && name !== 'PUSH_PUBLIC_KEY') {
          expect(value).toMatch(/^\{\{resolve:secretsmanager:dating\/nl:SecretString:\w+::\}\}$/)
        }
      }
    }
  })

  test('NOTIF-20 get no private key of push where the country has no public one', () => {
    const country = { ...site, pushPublicKey: '' }
    const without = { table: { tableName: 'site' }, site: country, secret: () => 'secret' } as unknown as SiteStack
    const entry = stack.functions.find(({ name }) => name === 'notifications/testPush')!
    const need = { ...entry.need, env: ['pushPublicKey', 'pushPrivateKey'] as const }
    const variables = variablesOf(without, { ...entry, need })
    expect(variables).toMatchObject({ PUSH_PUBLIC_KEY: '', PUSH_PRIVATE_KEY: '' })
  })

  test('PAY-60 get no key of a payment provider where the country has no shop there', () => {
    const without = { table: { tableName: 'site' }, site, secret: () => 'secret' } as unknown as SiteStack
    const entry = stack.functions.find(({ name }) => name === 'credits/providerPostback')!
    const need = { ...entry.need, env: ['flexpayShop', 'flexpayKey'] as const }
    const variables = variablesOf(without, { ...entry, need })
    expect(variables).toMatchObject({ FLEXPAY_SHOP: '', FLEXPAY_KEY: '' })
  })

  test('let alarms and mail feedback publish to their topics, over TLS only', () => {
    const policies = ofType(stack.main, 'AWS::SNS::TopicPolicy').map(({ Properties: own }) =>
      JSON.stringify(own.PolicyDocument),
    )
    expect(policies).toHaveLength(2)
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport')
    const services = policies.map((policy) => /"Service":"(\w+)\.amazonaws\.com"/.exec(policy)?.[1])
    expect(services.sort()).toEqual(['cloudwatch', 'ses'])
  })

  test('keep logs for a month', () => {
    const logs = everywhere('AWS::Logs::LogGroup')
    // Beside the functions', those of the HTTP API and the WebSocket API.
    expect(logs).toHaveLength(stack.functions.length + 2)
    for (const log of logs) expect(log.Properties.RetentionInDays).toBe(30)
  })
})

describe('grants', () => {
  test('never permit a scan of the table, nor a wildcard in its actions or resources', () => {
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

  test('permit no writes for a read-only need, and no mail for a need without mail', () => {
    for (const [domain, resources] of Object.entries(stack.domains)) {
      const own = stack.functions.filter((entry) => entry.domain === domain)
      const actions = JSON.stringify(Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy'))
      expect(/PutItem/.test(actions), `${domain} writes`).toBe(own.some(({ need }) => need.table === 'write'))
      expect(/ses:SendEmail/.test(actions), `${domain} sends mail`).toBe(own.some(({ need }) => need.mail === true))
    }
    for (const [id, policy] of Object.entries(stack.domains.chats!)) {
      // A role that writes the table may read the photos.
      if (policy.Type === 'AWS::IAM::Policy' && id.includes('Read') && !id.includes('Write')) {
        expect(JSON.stringify(policy)).not.toMatch(/PutItem|UpdateItem|DeleteItem/)
      }
    }
  })

  test('permit photos, invalidation and moderation only to functions that need them', () => {
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

  test('use no policy managed by AWS', () => {
    for (const { Properties: own } of everywhere('AWS::IAM::Role')) expect(own.ManagedPolicyArns).toBeUndefined()
  })
})

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

describe('NOTIF-24 the queues', () => {
  const entries = () => stack.functions.filter((entry) => entry.kind === 'queue')
  const queueOf = (name: string) => {
    const found = Object.entries(stack.main).filter(
      ([id, { Type }]) => Type === 'AWS::SQS::Queue' && new RegExp(`^Queues${pascal(name)}[0-9A-F]{8}$`).test(id),
    )
    expect(found, name).toHaveLength(1)
    return found[0]![1].Properties
  }

  test('each have a function with a concurrency of its own, and repeat only the failed messages of a batch', () => {
    const readers = queueReaders().map(({ Properties: own }) => ({
      atOnce: own.ScalingConfig.MaximumConcurrency,
      batch: own.BatchSize,
      failures: own.FunctionResponseTypes,
    }))
    const wanted = entries().map(({ concurrency, batchSize }) => ({
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
    const targets = entries().map(({ key, need, tries }) => {
      const { VisibilityTimeout, RedrivePolicy } = queueOf(key)
      expect(VisibilityTimeout).toBe(6 * need.timeoutSeconds)
      expect(RedrivePolicy.maxReceiveCount).toBe(tries)
      return JSON.stringify(RedrivePolicy.deadLetterTargetArn)
    })
    expect(new Set(targets).size).toBe(entries().length)
  })

  test('are encrypted, and refuse access without TLS', () => {
    const queues = ofType(stack.main, 'AWS::SQS::Queue')
    for (const { Properties: own } of queues) expect(own.SqsManagedSseEnabled).toBe(true)
    const policies = ofType(stack.main, 'AWS::SQS::QueuePolicy').map((policy) => JSON.stringify(policy))
    expect(policies).toHaveLength(queues.length)
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport')
  })

  test('are read by their own function, and written by functions whose need names them', () => {
    for (const [domain, resources] of Object.entries(stack.domains)) {
      const own = stack.functions.filter((entry) => entry.domain === domain)
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
        const isWritten = own.some(({ need }) => need.queues?.includes(key))
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
        'EVIDENCE',
        'NOTIFICATIONS',
        ...prefixes('CHAT#', 'ARCHIVED_CHAT#', 'LIKED_BY#', 'MESSAGE', 'MESSAGE_PHOTO#', 'PAYMENT#', 'PHOTO#'),
      ),
      follow('REMOVE', ...prefixes('CONNECTION#', 'MESSAGE', 'SESSION#', 'PHOTO#')),
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
        ...prefixes('CHAT#', 'CONNECTION#', 'LEDGER#', 'MESSAGE#', 'MODERATION#', 'PAYMENT#', 'PUSH#', 'SIGNAL#'),
      ),
      follow('MODIFY', 'ACCOUNT', 'CARD', 'NOTIFICATIONS', 'PROFILE', ...prefixes('PAYMENT#')),
      follow('REMOVE', 'CARD', ...prefixes('CONNECTION#', 'PUSH#')),
    ]),
    window: 1,
    atOnce: 1,
  })
})

test('an upload starts its inspection, which is attempted three times and then set aside', () => {
  const rules = everywhere('AWS::Events::Rule')
  const prefixes = rules.map(({ Properties: own }) => own.EventPattern.detail.object.key[0].prefix)
  expect(prefixes.sort()).toEqual([`${bucketFolders.chatUploads}/`, `${bucketFolders.uploads}/`])
  for (const { Properties: own } of rules) {
    expect(own.EventPattern).toMatchObject({ source: ['aws.s3'], 'detail-type': ['Object Created'] })
    expect(own.Targets[0].DeadLetterConfig.Arn).toBeDefined()
  }
  const retries = everywhere('AWS::Lambda::EventInvokeConfig').map(({ Properties: own }) => own.MaximumRetryAttempts)
  const byEvents = stack.functions.filter(({ kind }) => kind === 'upload' || kind === 'topic')
  expect(retries.filter((count) => count === 2)).toHaveLength(byEvents.length)
})

test('NOTIF-09 bounces and complaints start the function that stores them', () => {
  const [subscription, ...others] = ofType(stack.domains.notifications!, 'AWS::SNS::Subscription')
  expect(others).toEqual([])
  expect(subscription!.Properties).toMatchObject({ Protocol: 'lambda' })
  const permissions = ofType(stack.domains.notifications!, 'AWS::Lambda::Permission').map(({ Properties: own }) => own)
  expect(permissions).toContainEqual(
    expect.objectContaining({ Principal: 'sns.amazonaws.com', SourceArn: subscription!.Properties.TopicArn }),
  )
})

describe('the WebSocket API', () => {
  const live = () => stack.domains.notifications!
  /** Parameter by which a domain's stack gets the API's id. */
  const socketApi = 'referencetoSiteSocketApi'
  const routes = () =>
    ofType(live(), 'AWS::ApiGatewayV2::Route').filter(({ Properties: own }) => own.RouteKey.startsWith('$'))

  test('starts a function by each of its routes, with the permission for that route only', () => {
    const permissions = ofType(live(), 'AWS::Lambda::Permission').map(({ Properties: own }) => own)
    for (const [key, routeKey] of Object.entries(socketRoutes)) {
      const route = routes().find(({ Properties: own }) => own.RouteKey === routeKey)!.Properties
      expect(JSON.stringify(route.ApiId), key).toContain(socketApi)
      const integration = live()[route.Target['Fn::Join'][1][1].Ref]!.Properties
      expect(integration).toMatchObject({ IntegrationType: 'AWS_PROXY', IntegrationMethod: 'POST' })
      const [, parts] = integration.IntegrationUri['Fn::Join']
      expect(parts.filter((part: unknown) => typeof part === 'string').join('')).toBe(
        'arn::apigateway::lambda:path/2015-03-31/functions//invocations',
      )
      const [lambdaId] = parts.at(-2)['Fn::GetAtt']
      expect(lambdaId).toMatch(new RegExp(`^${pascal(key)}[0-9A-F]{8}$`))
      const own = permissions.filter(({ FunctionName: name }) => name['Fn::GetAtt'][0] === lambdaId)
      expect(own).toHaveLength(1)
      expect(own[0]).toMatchObject({ Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' })
      expect(JSON.stringify(own[0]!.SourceArn)).toContain(socketApi)
      expect(own[0]!.SourceArn['Fn::Join'][1].at(-1)).toBe(`/*/${routeKey}`)
    }
  })

  test('LIVE-07 answers the frames of a browser, and no other event', () => {
    const [response, ...others] = ofType(live(), 'AWS::ApiGatewayV2::RouteResponse')
    expect(others).toEqual([])
    const answered = live()[response!.Properties.RouteId.Ref]!.Properties
    expect(answered).toMatchObject({ RouteKey: '$default', RouteResponseSelectionExpression: '$default' })
    expect(response!.Properties.RouteResponseKey).toBe('$default')
  })

  test('has a throttled stage with the name of its path, and a log of no visitor data', () => {
    const stages = ofType(stack.main, 'AWS::ApiGatewayV2::Stage').map(({ Properties: own }) => own)
    const stage = stages.find(({ StageName }) => StageName === 'live')!
    const { rate, burst } = site.throttle
    expect(stage).toMatchObject({
      ApiId: { Ref: expect.stringMatching(/^SocketApi/) },
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    })
    expect(stages).toHaveLength(2)
    for (const { AccessLogSettings } of stages) {
      expect(AccessLogSettings.Format).toContain('$context.status')
      expect(AccessLogSettings.Format).not.toMatch(/sourceIp|identity|connectionId|querystring|cookie|userAgent/i)
    }
  })

  test('LIVE-08 lets only the functions that need it send frames and close connections, and only of this API', () => {
    const needing = stack.functions.filter(({ need }) => need.live).map(({ name }) => name)
    expect(needing.toSorted()).toEqual(['notifications/connect', 'notifications/live', 'notifications/message'])
    const managing = statements().filter((one) => actionsOf(one).some((action) => action.startsWith('execute-api')))
    // The two functions of the socket share a role.
    expect(managing).toHaveLength(2)
    for (const { Action, Resource } of managing) {
      expect(Action).toBe('execute-api:ManageConnections')
      expect(JSON.stringify(Resource)).toContain(socketApi)
      expect(Resource['Fn::Join'][1].at(-1)).toBe('/live/*/@connections/*')
    }
  })

  test('may write its log: API Gateway has a role for it before the stage exists', () => {
    const [account] = Object.entries(stack.main).find(([, { Type }]) => Type === 'AWS::ApiGateway::Account')!
    const [roleId] = stack.main[account]!.Properties.CloudWatchRoleArn['Fn::GetAtt']
    const { AssumeRolePolicyDocument, Policies } = stack.main[roleId]!.Properties
    expect(JSON.stringify(AssumeRolePolicyDocument)).toContain('apigateway.amazonaws.com')
    expect(actionsOf(Policies[0].PolicyDocument.Statement[0])).toContain('logs:PutLogEvents')
    const stage = Object.values(stack.main).find(
      ({ Type, Properties: own }) => Type === 'AWS::ApiGatewayV2::Stage' && own.StageName === 'live',
    )!
    expect(stage.DependsOn).toContain(account)
  })

  test('LIVE-02 its functions read no session keys or edge secret, except the one that connects', () => {
    const secrets = stack.functions
      .filter(({ kind }) => kind === 'socket')
      .map(({ key }) => {
        const [, made] = Object.entries(live()).find(
          ([id, { Type }]) => Type === 'AWS::Lambda::Function' && new RegExp(`^${pascal(key)}[0-9A-F]{8}$`).test(id),
        )!
        return [key, Object.keys(made.Properties.Environment.Variables).filter((name) => /SECRET|KEY/.test(name))]
      })
    expect(Object.fromEntries(secrets)).toEqual({
      connect: ['ORIGIN_SECRETS', 'SESSION_KEYS'],
      disconnect: [],
      message: [],
    })
  })
})

test("every stack is far below CloudFormation's limit of 500 resources", () => {
  for (const resources of [stack.main, ...Object.values(stack.domains)])
    expect(Object.keys(resources).length).toBeLessThan(450)
})

describe('the edge', () => {
  const distribution = () => ofType(stack.main, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig

  test('adds the headers of infra/security-headers.ts to every answer, and leaves pages their own policy', () => {
    const previews = distribution().CacheBehaviors.find(
      ({ PathPattern }: Json) => PathPattern === '/api/staff-campaign-preview.php',
    ).ResponseHeadersPolicyId.Ref
    const { SecurityHeadersConfig: ofPages } = stack.main[previews]!.Properties.ResponseHeadersPolicyConfig
    expect([ofPages.ContentSecurityPolicy, ofPages.FrameOptions]).toEqual([undefined, undefined])
    expect(ofPages.StrictTransportSecurity).toBeDefined()
    for (const headers of ofType(stack.main, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      if (headers === stack.main[previews]) continue
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

  test('PRIV-02 excludes console, profiles and photos from search engines, and nothing else', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    const isUnlisted = (behavior: Json) =>
      JSON.stringify(stack.main[behavior.ResponseHeadersPolicyId.Ref]).includes('noindex, nofollow')
    expect([DefaultCacheBehavior, ...CacheBehaviors].filter(isUnlisted).map((one: Json) => one.PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      '/photos/*',
    ])
  })

  test('serves site, API and photos on one host, each with its edge function', () => {
    const { Aliases, DefaultCacheBehavior, CacheBehaviors } = distribution()
    expect(Aliases).toEqual([site.host, ...site.otherHosts])
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const cached = calls.filter((spec) => 'cache' in spec).map(({ path: address }) => address)
    expect(CacheBehaviors.map(({ PathPattern }: Json) => PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      ...cached,
      '/api/staff-campaign-preview.php',
      '/api/*',
      '/live',
      '/uploads',
      '/photos/*',
    ])
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.FunctionAssociations[0].EventType).toBe('viewer-request')
    // The site has a second function, which sets the status of missing pages (ROUTE-60).
    for (const behavior of [DefaultCacheBehavior, CacheBehaviors[0]])
      expect(behavior.FunctionAssociations.map(({ EventType }: Json) => EventType)).toEqual([
        'viewer-request',
        'viewer-response',
      ])
  })

  test('authenticates to both APIs with a secret that the functions check', () => {
    const apis = distribution().Origins.filter(({ OriginCustomHeaders }: Json) => OriginCustomHeaders)
    expect(apis).toHaveLength(2)
    for (const api of apis) {
      expect(JSON.stringify(api.DomainName)).toContain('execute-api')
      expect(api.OriginCustomHeaders).toEqual([
        {
          HeaderName: 'x-origin-secret',
          HeaderValue: '{{resolve:secretsmanager:dating/nl:SecretString:edgeSecret::}}',
        },
      ])
    }
  })

  test('LIVE-02 passes a handshake with its headers on to the WebSocket API, and stores no answer', () => {
    const live = distribution().CacheBehaviors.find(({ PathPattern }: Json) => PathPattern === '/live')
    const calls = distribution().CacheBehaviors.find(({ PathPattern }: Json) => PathPattern === '/api/*')
    expect(live).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
      OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      // Sets host and visitor address.
      FunctionAssociations: [{ FunctionARN: calls.FunctionAssociations[0].FunctionARN, EventType: 'viewer-request' }],
    })
    const origin = distribution().Origins.find(({ Id }: Json) => Id === live.TargetOriginId)
    const [apiId] = Object.entries(stack.main).find(([, { Properties: own }]) => own?.ProtocolType === 'WEBSOCKET')!
    expect(origin.DomainName['Fn::Join'][1][0]).toEqual({ Ref: apiId })
    expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only')
    expect(origin.OriginPath ?? '').toBe('')
  })
})

test('the templates have no finding of cdk-nag that is not acknowledged', () => {
  const { violations } = new AwsSolutionsChecks(stack.app).validateScope(stack.app)
  expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources[0]])).toEqual([])
})
