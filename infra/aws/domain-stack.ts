import path from 'node:path'
import { Duration, Names, NestedStack, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnRule } from 'aws-cdk-lib/aws-events'
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  ApplicationLogLevel,
  Architecture,
  CfnEventInvokeConfig,
  CfnEventSourceMapping,
  CfnPermission,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import { CfnSubscription } from 'aws-cdk-lib/aws-sns'
import type { JobTimes, Lane, Need } from '#functions/platform/needs.ts'
import { tableShape } from '#functions/table/shape.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import { countryOf } from '#shared/countries/all.ts'
import { pascal, type SiteStack } from './site-stack.ts'

type DomainStackProps = {
  site: SiteStack
  domain: string
  functions: readonly FunctionEntry[]
  functionsDir: string
}

/**
 * How each lane reads the stream. Counts and copies may be a second late, so a burst becomes one
 * batch. Somebody waits for a mail, and a slow mail service delays a quarter of the members, not
 * all. Changes of one member stay in order in both.
 */
const streamReading: Record<Lane, { maximumBatchingWindowInSeconds: number; parallelizationFactor: number }> = {
  projection: { maximumBatchingWindowInSeconds: 1, parallelizationFactor: 1 },
  delivery: { maximumBatchingWindowInSeconds: 0, parallelizationFactor: 4 },
}

/** Grants besides those of the need, by the kind of function. */
type Access = Pick<Need, 'table' | 'photos' | 'mail' | 'copies' | 'moderation'> & { kind: FunctionEntry['kind'] }

/** Functions of one domain with their routes, schedules or stream, roles, logs and alarms. */
export class DomainStack extends NestedStack {
  readonly #site: SiteStack
  readonly #domain: string
  readonly #functionsDir: string
  /** By what they may do: functions with the same need share one. */
  readonly #roles = new Map<string, Role>()

  constructor(site: SiteStack, id: string, { domain, functions, functionsDir }: DomainStackProps) {
    super(site, id, { description: `The ${domain} functions of ${site.site.siteName}` })
    this.#site = site
    this.#domain = domain
    this.#functionsDir = functionsDir
    for (const entry of functions) this.#addFunction(entry)
  }

  #addFunction(entry: FunctionEntry): void {
    const id = pascal(entry.key)
    const log = new LogGroup(this, `${id}Log`, {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = this.#roleFor(entry)
    role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
    )
    const made = new LambdaFunction(this, id, {
      description: entry.kind === 'endpoint' ? `${entry.method} ${entry.path}` : `${entry.kind} ${entry.name}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(path.join(this.#functionsDir, entry.name)),
      memorySize: entry.need.memory,
      timeout: Duration.seconds(entry.need.timeoutSeconds),
      role,
      logGroup: log,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: this.#environmentOf(entry),
    })
    this.#addAlarm(entry, made, log)
    if (entry.kind === 'endpoint') this.#addRoute(entry, made)
    else if (entry.kind === 'job') this.#addSchedule(entry, made)
    else if (entry.kind === 'upload') this.#addUpload(entry, made)
    else if (entry.kind === 'topic') this.#addTopic(entry, made)
    else this.#addStream(entry, made, role)
  }

  #environmentOf({ kind, need }: FunctionEntry): Record<string, string> {
    const { site } = this.#site
    const told: Record<NonNullable<Need['env']>[number], () => string> = {
      SESSION_KEYS: () => this.#site.secret('sessionKeys'),
      PHOTO_KEY: () => this.#site.secret('photoKey'),
      PAYMENT_API_URL: () => site.paymentApiUrl,
      PAYMENT_API_KEY: () => this.#site.secret('paymentApiKey'),
      MAIL_FROM: () => `no-reply@${site.mailDomain}`,
      SUPPORT_EMAIL: () => site.supportEmail,
      PUSH_PUBLIC_KEY: () => site.pushPublicKey,
    }
    return {
      TABLE_NAME: this.#site.table.tableName,
      SITES: JSON.stringify({ [site.host]: site.code }),
      SITE_NAME: site.siteName,
      ...(kind === 'endpoint' && { ORIGIN_SECRETS: this.#site.secret('originSecrets') }),
      ...(need.photos && { PHOTO_BUCKET: this.#site.photos.bucketName }),
      ...(need.copies && { DISTRIBUTION_ID: this.#site.edge.distributionId }),
      ...(need.moderation && { MODERATION: 'rekognition' }),
      ...Object.fromEntries((need.env ?? []).map((name) => [name, told[name]()])),
    }
  }

  #roleFor({ kind, need: { table, photos, mail, copies, moderation } }: FunctionEntry): Role {
    const access: Access = {
      kind,
      ...(table && { table }),
      ...(photos && { photos }),
      ...(mail && { mail }),
      ...(copies && { copies }),
      ...(moderation && { moderation }),
    }
    const id = `${Object.entries(access)
      .map(
        ([name, word]) =>
          (word === true || name === 'photos' ? pascal(name) : '') + (word === true ? '' : pascal(word)),
      )
      .join('')}Role`
    const standing = this.#roles.get(id)
    if (standing) return standing
    const role = new Role(this, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `The ${this.#domain} functions: ${Object.entries(access)
        .map((pair) => pair.join(' '))
        .join(', ')}`,
    })
    for (const statement of this.#statementsFor(access)) role.addToPrincipalPolicy(statement)
    if (photos) {
      // The finding names the bucket as the nested stack gets to know it.
      const bucket = Names.nodeUniqueId(this.#site.photos.node.defaultChild!.node)
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<referenceto${bucket}Arn>/*]`,
        reason: 'Photos have the ids of their members and their own in their keys, which are not known before.',
      })
    }
    if (moderation) {
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'rekognition:DetectModerationLabels knows no narrower resource.',
      })
    }
    this.#roles.set(id, role)
    return role
  }

  #statementsFor({ kind, table, photos, mail, copies, moderation }: Access): PolicyStatement[] {
    const { tableArn, tableStreamArn } = this.#site.table
    const indexArns = Object.keys(tableShape.indexes).map((index) => `${tableArn}/index/${index}`)
    const allow = (actions: string[], resources: string[]) =>
      new PolicyStatement({ effect: Effect.ALLOW, actions, resources })
    return [
      ...(table
        ? [
            allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], [tableArn]),
            allow(['dynamodb:Query'], [tableArn, ...indexArns]),
          ]
        : []),
      // A transaction is granted by the actions of its steps.
      ...(table === 'write'
        ? [
            allow(
              ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
              [tableArn],
            ),
          ]
        : []),
      // Listing also tells a missing object from a forbidden one.
      ...(photos
        ? [
            allow(['s3:GetObject'], [this.#site.photos.arnForObjects('*')]),
            allow(['s3:ListBucket'], [this.#site.photos.bucketArn]),
          ]
        : []),
      ...(photos === 'write'
        ? [allow(['s3:PutObject', 's3:DeleteObject'], [this.#site.photos.arnForObjects('*')])]
        : []),
      ...(mail
        ? [
            allow(
              ['ses:SendEmail', 'ses:SendRawEmail'],
              [this.#site.mail.identityArn, this.#site.mail.configurationSetArn],
            ),
          ]
        : []),
      ...(copies ? [allow(['cloudfront:CreateInvalidation'], [this.#site.edge.distributionArn])] : []),
      ...(moderation ? [allow(['rekognition:DetectModerationLabels'], ['*'])] : []),
      ...(kind === 'stream'
        ? [
            allow(['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], [tableStreamArn!]),
            allow(['dynamodb:ListStreams'], ['*']),
          ]
        : []),
      ...(kind === 'endpoint' ? [] : [allow(['sqs:SendMessage'], [this.#site.deadLetters.queueArn])]),
    ]
  }

  /**
   * Alarm on a failed invocation or a logged error. Both are needed: a handler answers an
   * unexpected error with a 500 and succeeds, and one that times out logs nothing.
   */
  #addAlarm(entry: FunctionEntry, made: LambdaFunction, log: LogGroup): void {
    const id = pascal(entry.key)
    const dating = { namespace: 'Dating', name: `${this.#site.site.code}/${entry.name}/errors` }
    new MetricFilter(this, `${id}Errors`, {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: dating.namespace,
      metricName: dating.name,
    })
    const period = Duration.minutes(5)
    this.#site.addAlarm(this, `${id}Alarm`, {
      metric: new MathExpression({
        expression: 'FILL(failed, 0) + FILL(logged, 0)',
        label: 'errors',
        period,
        usingMetrics: {
          failed: made.metricErrors({ period }),
          logged: new Metric({ namespace: dating.namespace, metricName: dating.name, statistic: 'Sum', period }),
        },
      }),
      threshold: 1,
      impact: entry.need.impact,
    })
  }

  #addRoute({ key, method, path: route }: Extract<FunctionEntry, { kind: 'endpoint' }>, made: LambdaFunction): void {
    const id = pascal(key)
    const apiId = this.#site.api.ref
    const integration = new CfnIntegration(this, `${id}Integration`, {
      apiId,
      integrationType: 'AWS_PROXY',
      integrationUri: made.functionArn,
      payloadFormatVersion: '2.0',
    })
    const added = new CfnRoute(this, `${id}Route`, {
      apiId,
      routeKey: `${method} ${route}`,
      target: `integrations/${integration.ref}`,
      authorizationType: 'NONE',
    })
    Validations.of(added).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'Who may call is declared by the contract and checked by the chain of every function, beside its reads; an authorizer would be a further function and round trip.',
    })
    new CfnPermission(this, `${id}Permission`, {
      action: 'lambda:InvokeFunction',
      functionName: made.functionArn,
      principal: 'apigateway.amazonaws.com',
      sourceArn: this.formatArn({
        service: 'execute-api',
        resource: apiId,
        resourceName: `*/${method}${route}`,
      }),
    })
  }

  /** A rate counts from the deployment; hours of a night are local time, with summer time. */
  #scheduleOf({ every, hours }: JobTimes) {
    if (!hours) return { scheduleExpression: `rate(${every})` }
    return {
      scheduleExpression: `cron(0/${Number.parseInt(every, 10)} ${hours[0]}-${hours[1]} * * ? *)`,
      scheduleExpressionTimezone: countryOf(this.#site.site.code).timeZone,
    }
  }

  #addSchedule({ key, ...times }: Extract<FunctionEntry, { kind: 'job' }>, made: LambdaFunction): void {
    const id = pascal(key)
    const deadLetters = this.#site.deadLetters.queueArn
    const role = new Role(this, `${id}ScheduleRole`, {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [made.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters] }),
          ],
        }),
      },
    })
    new CfnSchedule(this, `${id}Schedule`, {
      ...this.#scheduleOf(times),
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: made.functionArn,
        roleArn: role.roleArn,
        deadLetterConfig: { arn: deadLetters },
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
      },
    })
    // A run that fails is not repeated: the next one finds what is still due.
    new CfnEventInvokeConfig(this, `${id}Failure`, {
      functionName: made.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 0,
      destinationConfig: { onFailure: { destination: deadLetters } },
    })
  }

  /** An object under the prefix starts the function. Two retries, then the dead-letter queue. */
  #addUpload({ key, prefix }: Extract<FunctionEntry, { kind: 'upload' }>, made: LambdaFunction): void {
    const id = pascal(key)
    const deadLetters = this.#site.deadLetters.queueArn
    const rule = new CfnRule(this, `${id}Rule`, {
      eventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { bucket: { name: [this.#site.photos.bucketName] }, object: { key: [{ prefix }] } },
      },
      targets: [
        {
          id,
          arn: made.functionArn,
          deadLetterConfig: { arn: deadLetters },
          retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: 3_600 },
        },
      ],
    })
    new CfnPermission(this, `${id}Permission`, {
      action: 'lambda:InvokeFunction',
      functionName: made.functionArn,
      principal: 'events.amazonaws.com',
      sourceArn: rule.attrArn,
    })
    new CfnEventInvokeConfig(this, `${id}Failure`, {
      functionName: made.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 2,
      destinationConfig: { onFailure: { destination: deadLetters } },
    })
  }

  /** A message of the topic starts the function. Two retries, then the dead-letter queue. */
  #addTopic({ key, topic }: Extract<FunctionEntry, { kind: 'topic' }>, made: LambdaFunction): void {
    const id = pascal(key)
    const topics = { mailFeedback: this.#site.mail.feedback }
    const { topicArn } = topics[topic]
    new CfnSubscription(this, `${id}Subscription`, { topicArn, protocol: 'lambda', endpoint: made.functionArn })
    new CfnPermission(this, `${id}Permission`, {
      action: 'lambda:InvokeFunction',
      functionName: made.functionArn,
      principal: 'sns.amazonaws.com',
      sourceArn: topicArn,
    })
    new CfnEventInvokeConfig(this, `${id}Failure`, {
      functionName: made.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 2,
      destinationConfig: { onFailure: { destination: this.#site.deadLetters.queueArn } },
    })
  }

  #addStream(entry: Extract<FunctionEntry, { kind: 'stream' }>, made: LambdaFunction, role: Role): void {
    const id = pascal(entry.key)
    const mapping = new CfnEventSourceMapping(this, `${id}Source`, {
      functionName: made.functionArn,
      eventSourceArn: this.#site.table.tableStreamArn!,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 100,
      ...streamReading[entry.lane],
      // Most changes, among them every message, have no reaction of this lane and start nothing.
      filterCriteria: { filters: entry.filters.map((filter) => ({ pattern: JSON.stringify(filter) })) },
      bisectBatchOnFunctionError: true,
      maximumRetryAttempts: 3,
      // A record goes to the dead-letter queue an hour before the stream would drop it.
      maximumRecordAgeInSeconds: 23 * 3_600,
      functionResponseTypes: ['ReportBatchItemFailures'],
      destinationConfig: { onFailure: { destination: this.#site.deadLetters.queueArn } },
    })
    mapping.node.addDependency(role)
    this.#site.addAlarm(this, `${id}AgeAlarm`, {
      metric: made.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      threshold: Duration.minutes(10).toMilliseconds(),
      impact: `More than 10 minutes late: ${entry.need.impact}`,
    })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'dynamodb:ListStreams, which Lambda asks for to read a stream, knows no narrower resource.',
    })
  }
}
