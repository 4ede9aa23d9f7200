import { describe, expect, test } from 'vitest'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { socketRoutes, variableNames } from '#functions/platform/resources.ts'
import { tableShape } from '#functions/table/shape.ts'
import { siteToFillIn } from '#infra/aws/countries.ts'
import { variablesOf } from '#infra/aws/functions/variables.ts'
import { pascal, type SiteStack } from '#infra/aws/site-stack.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import { contract } from '#shared/contract/index.ts'
import { actionsOf, everywhereIn, type Json, ofType, openTemplates, statementsOf } from '#test/support/templates.ts'

const site = siteToFillIn('NL')
const templates = openTemplates()

const everywhere = (type: string) => everywhereIn(templates, type)
const statements = () => statementsOf(templates)

describe('stateful resources', () => {
  test('keep their logical ids and survive the deletion of the stack', () => {
    for (const [id, type] of [
      ['Table', 'AWS::DynamoDB::Table'],
      ['PhotoBucket', 'AWS::S3::Bucket'],
      ['EvidenceBucket', 'AWS::S3::Bucket'],
    ] as const) {
      expect(templates.main[id]).toMatchObject({ Type: type, DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
    }
    expect(everywhere('AWS::DynamoDB::Table')).toHaveLength(1)
  })

  test('include a table with the shape of functions/table/shape.ts, protected and recoverable', () => {
    const table = templates.main.Table!.Properties
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
    const buckets = ofType(templates.main, 'AWS::S3::Bucket')
    expect(buckets).toHaveLength(4)
    const policies = JSON.stringify(ofType(templates.main, 'AWS::S3::BucketPolicy'))
    expect(policies.match(/aws:SecureTransport/g)).toHaveLength(4)
    for (const bucket of buckets) {
      expect(bucket.DeletionPolicy).toBe('Retain')
      expect(bucket.Properties.BucketEncryption).toBeDefined()
      expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
    }
  })

  test('delete an upload without inspection after a day, an export that the job missed after four', () => {
    const rules = templates.main.PhotoBucket!.Properties.LifecycleConfiguration.Rules
    for (const [folder, days] of [['uploads', 1] as const, ['chatUploads', 1] as const, ['exports', 4] as const])
      expect(rules).toContainEqual(
        expect.objectContaining({ Prefix: `${bucketFolders[folder]}/`, ExpirationInDays: days }),
      )
  })
})

/** Excludes the operator's subscription to the alarms, which is by mail. */
const isToFunction = ({ Properties: own }: Json) => own.Protocol === 'lambda'

describe('the functions', () => {
  const made = () => Object.values(templates.domains).flatMap((resources) => ofType(resources, 'AWS::Lambda::Function'))

  test('are one per entry of the inventory, each with its trigger', () => {
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const countOf = (kind: FunctionEntry['kind']) => templates.functions.filter((entry) => entry.kind === kind).length
    expect(made()).toHaveLength(templates.functions.length)
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

  test('run on Node 24 and arm64, with the memory and timeout of their resources', () => {
    for (const { Properties: own } of made())
      expect(own).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON' },
      })
    const sizes = made().map(({ Properties: own }) => `${own.MemorySize} ${own.Timeout}`)
    const needed = templates.functions.map(
      ({ resources }) => `${resources.memory ?? 256} ${resources.timeoutSeconds ?? 10}`,
    )
    expect(sizes.sort()).toEqual(needed.sort())
  })

  test('get the variables that their resources name, and no other secret', () => {
    for (const { domain, key, kind, resources } of templates.functions) {
      const own = templates.domains[domain]!
      const [, made] = Object.entries(own).find(
        ([id, { Type }]) =>
          Type === 'AWS::Lambda::Function' && id.startsWith(pascal(key)) && /^[0-9A-F]{8}$/.test(id.slice(key.length)),
      )!
      const told = Object.keys(made.Properties.Environment.Variables)
      expect(told.sort()).toEqual(
        [
          ...['TABLE_NAME', 'SITES', 'SITE_NAME', 'SECRETS_VERSION'],
          ...(kind === 'endpoint' || (kind === 'socket' && key === 'connect') ? ['ORIGIN_SECRETS'] : []),
          ...(resources.photos ? ['PHOTO_BUCKET'] : []),
          ...(resources.evidence ? ['EVIDENCE_BUCKET'] : []),
          ...(resources.cdn ? ['DISTRIBUTION_ID'] : []),
          ...(resources.moderation ? ['MODERATION'] : []),
          ...(resources.queues ? ['QUEUE_URLS'] : []),
          ...(resources.live ? ['LIVE_API_URL'] : []),
          ...(resources.env ?? []).map((name) => variableNames[name]),
        ].sort(),
      )
    }
  })

  test('get a reference to each secret, never the secret itself', () => {
    for (const { Properties: own } of made()) {
      for (const [name, value] of Object.entries(own.Environment.Variables)) {
        const isPublic = ['PUSH_PUBLIC_KEY', 'YOTI_PUBLIC_KEY', 'SECRETS_VERSION'].includes(name)
        if (/SECRET|_KEYS?$/.test(name) && !isPublic) {
          expect(value).toMatch(/^\{\{resolve:secretsmanager:dating\/nl:SecretString:\w+::\}\}$/)
        }
      }
    }
  })

  test('NOTIF-20 get no private key of push where the country has no public one', () => {
    const country = { ...site, pushPublicKey: '' }
    const without = { table: { tableName: 'site' }, site: country, secret: () => 'secret' } as unknown as SiteStack
    const entry = templates.functions.find(({ name }) => name === 'notifications/testPush')!
    const resources = { ...entry.resources, env: ['pushPublicKey', 'pushPrivateKey'] as const }
    const variables = variablesOf(without, { ...entry, resources })
    expect(variables).toMatchObject({ PUSH_PUBLIC_KEY: '', PUSH_PRIVATE_KEY: '' })
  })

  test('PAY-60 get no key of a payment provider where the country has no shop there', () => {
    const without = { table: { tableName: 'site' }, site, secret: () => 'secret' } as unknown as SiteStack
    const entry = templates.functions.find(({ name }) => name === 'credits/providerPostback')!
    const resources = { ...entry.resources, env: ['flexpayShop', 'flexpayKey'] as const }
    const variables = variablesOf(without, { ...entry, resources })
    expect(variables).toMatchObject({ FLEXPAY_SHOP: '', FLEXPAY_KEY: '' })
  })

  test('TRAP-24 get no key of the age check where the country has no account there', () => {
    const entry = templates.functions.find(({ name }) => name === 'account/startAgeCheck')!
    const variablesAt = (yotiSdkId: string) => {
      const stack = { table: { tableName: 'site' }, site: { ...site, yotiSdkId }, secret: () => 'secret' }
      return variablesOf(stack as unknown as SiteStack, entry)
    }
    expect(variablesAt('')).toMatchObject({ YOTI_SDK_ID: '', YOTI_KEY: '' })
    expect(variablesAt('sdk')).toMatchObject({ YOTI_SDK_ID: 'sdk', YOTI_KEY: 'secret' })
  })

  test('let alarms and mail feedback publish to their topics, over TLS only', () => {
    const policies = ofType(templates.main, 'AWS::SNS::TopicPolicy').map(({ Properties: own }) =>
      JSON.stringify(own.PolicyDocument),
    )
    expect(policies).toHaveLength(2)
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport')
    const services = policies.map((policy) => /"Service":"(\w+)\.amazonaws\.com"/.exec(policy)?.[1])
    expect(services.sort()).toEqual(['cloudwatch', 'ses'])
  })

  test('keep logs for a month', () => {
    const logs = everywhere('AWS::Logs::LogGroup')
    // Two more than the functions have: the logs of the HTTP API and the WebSocket API.
    expect(logs).toHaveLength(templates.functions.length + 2)
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

  test('permit no writes to functions that only read, and no mail to functions without it', () => {
    for (const [domain, resources] of Object.entries(templates.domains)) {
      const own = templates.functions.filter((entry) => entry.domain === domain)
      const actions = JSON.stringify(Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy'))
      expect(/PutItem/.test(actions), `${domain} writes`).toBe(own.some(({ resources }) => resources.table === 'write'))
      expect(/ses:SendEmail/.test(actions), `${domain} sends mail`).toBe(
        own.some(({ resources }) => resources.mail === true),
      )
    }
    for (const [id, policy] of Object.entries(templates.domains.chats!)) {
      // A role that writes the table may have "Read" in its name too, for its access to photos.
      if (policy.Type === 'AWS::IAM::Policy' && id.includes('Read') && !id.includes('Write')) {
        expect(JSON.stringify(policy)).not.toMatch(/PutItem|UpdateItem|DeleteItem/)
      }
    }
  })

  test('permit photos, invalidation and moderation only to functions that need them', () => {
    for (const [domain, resources] of Object.entries(templates.domains)) {
      const own = templates.functions.filter((entry) => entry.domain === domain)
      const actions = JSON.stringify(Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy'))
      expect(/s3:/.test(actions), `${domain} reads photos`).toBe(
        own.some(({ resources }) => resources.photos !== undefined),
      )
      expect(/"s3:DeleteObject"/.test(actions), `${domain} writes photos`).toBe(
        own.some(({ resources }) => resources.photos === 'write'),
      )
      expect(/CreateInvalidation/.test(actions), domain).toBe(own.some(({ resources }) => resources.cdn === true))
      expect(/rekognition/.test(actions), domain).toBe(own.some(({ resources }) => resources.moderation === true))
    }
  })

  test('use no policy managed by AWS', () => {
    for (const { Properties: own } of everywhere('AWS::IAM::Role')) expect(own.ManagedPolicyArns).toBeUndefined()
  })
})

test("every stack is far below CloudFormation's limit of 500 resources", () => {
  for (const resources of [templates.main, ...Object.values(templates.domains)])
    expect(Object.keys(resources).length).toBeLessThan(450)
})
