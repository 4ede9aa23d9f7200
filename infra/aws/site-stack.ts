import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack, type StackProps, Tags, Validations } from 'aws-cdk-lib'
import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import {
  AttributeType,
  BillingMode,
  type CfnTable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CfnBucket,
  ObjectLockRetention,
} from 'aws-cdk-lib/aws-s3'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { tableShape } from '#functions/table/shape.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import { decidedComplaintDays, newEvidenceLockDays } from '#shared/rules/safety-limits.ts'
import { addAccessLog } from './access-log.ts'
import { descriptionOf } from './alarm-description.ts'
import { type CountryOnAws, isToFillIn } from './countries.ts'
import { DomainStack } from './domain-stack.ts'
import { SiteEdge } from './site-edge.ts'
import { SiteMail } from './site-mail.ts'
import { SiteQueues } from './site-queues.ts'
import { SiteSocket } from './site-socket.ts'

export type SiteStackProps = StackProps & {
  site: CountryOnAws
  functions: readonly FunctionEntry[]
  /** Folder of the bundles, one subfolder per function. */
  functionsDir: string
}

type SecretField =
  | ('sessionKeys' | 'photoKey' | 'debitKey' | 'paymentApiKey' | 'originSecrets' | 'edgeSecret')
  | ('pushPrivateKey' | 'flexpayKey' | 'yotiKey')

/**
 * Stack of one country: its data, its API and its edge. The functions of each domain are a nested
 * stack.
 */
export class SiteStack extends Stack {
  readonly site: CountryOnAws
  readonly table: Table
  readonly photos: Bucket
  readonly evidence: Bucket
  readonly api: CfnApi
  readonly deadLetters: Queue
  readonly mail: SiteMail
  readonly queues: SiteQueues
  readonly socket: SiteSocket
  readonly edge: SiteEdge
  readonly #alarmTopic: Topic

  constructor(scope: Construct, id: string, { site, functions, functionsDir, ...props }: SiteStackProps) {
    super(scope, id, {
      ...props,
      description: `${site.siteName}: the dating site of ${site.code}`,
      // With placeholder values the template has no account, and needs none to be synthesized.
      ...(!isToFillIn(site) && { env: { account: site.account, region: site.region }, terminationProtection: true }),
    })
    this.site = site
    Tags.of(this).add('site', site.code)

    this.#alarmTopic = this.#createAlarmTopic()
    this.deadLetters = this.#createDeadLetters()
    this.#addFailureAlarm()
    this.table = this.#createTable()
    const logs = this.#createLogBucket()
    this.photos = this.#createPhotoBucket(logs)
    this.evidence = this.#createEvidenceBucket(logs)
    const siteFiles = this.#createSiteBucket(logs)
    this.api = this.#createApi()
    this.mail = new SiteMail(this, 'MailDomain')
    this.queues = new SiteQueues(this, 'Queues', functions)
    this.socket = new SiteSocket(this, 'Socket', { site })
    this.edge = new SiteEdge(this, 'Edge', {
      site,
      files: siteFiles,
      photos: this.photos,
      apiHost: `${this.api.ref}.execute-api.${this.region}.amazonaws.com`,
      socketHost: this.socket.host,
      originSecret: this.secret('edgeSecret'),
    })

    for (const domain of new Set(functions.map((entry) => entry.domain))) {
      const own = functions.filter((entry) => entry.domain === domain)
      new DomainStack(this, pascal(domain), { site: this, domain, functions: own, functionsDir })
    }
  }

  /**
   * A field of the country's one secret, `dating/<country>`. AWS inserts the value when it deploys,
   * so no template contains it.
   */
  secret(field: SecretField): string {
    return SecretValue.secretsManager(`dating/${this.site.code.toLowerCase()}`, { jsonField: field }).unsafeUnwrap()
  }

  /** Alarm mailed to the operator. `impact`: what breaks, and for whom. */
  addAlarm(
    scope: Construct,
    id: string,
    { metric, threshold, impact }: { metric: IMetric; threshold: number; impact: string },
  ): Alarm {
    const alarm = new Alarm(scope, id, {
      alarmDescription: descriptionOf(impact),
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
    alarm.addAlarmAction(new SnsAction(this.#alarmTopic))
    return alarm
  }

  /**
   * Adds one alarm on failed invocations of all functions of the account, which only this country
   * uses. The domains' alarms count only logged errors (`functions/alarms.ts`), and a function that
   * times out or does not start logs nothing.
   */
  #addFailureAlarm(): void {
    this.addAlarm(this, 'FailedInvocationsAlarm', {
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Errors',
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 1,
      impact:
        'A function failed, timed out or did not start. The metric Errors by function name says which; functions/<domain>/resources.ts says what breaks, and for whom.',
    })
  }

  #createAlarmTopic(): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true })
    // A custom topic policy replaces the default policy, which permits the account's alarms to
    // publish, so this statement permits it again.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    topic.addSubscription(new EmailSubscription(this.site.alarmEmail))
    return topic
  }

  /**
   * Dead-letter queue for stream records, job runs, uploads and topic messages that failed at every
   * attempt.
   */
  #createDeadLetters(): Queue {
    const queue = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    Validations.of(queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This queue is itself the dead-letter queue of the stream functions, the schedules and the uploads.',
    })
    queue.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        principals: [new ServicePrincipal('events.amazonaws.com')],
        resources: [queue.queueArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    )
    this.addAlarm(this, 'DeadLettersAlarm', {
      metric: queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
      threshold: 1,
      impact:
        'A change of the table, a run of a job or an upload was given up; what should follow from it (a mail, a count, an inspection) did not happen.',
    })
    return queue
  }

  #createTable(): Table {
    const { partitionKey, sortKey, timeToLive, indexes } = tableShape
    const text = (name: string) => ({ name, type: AttributeType.STRING })
    const table = new Table(this, 'Table', {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      // Encrypted at rest with DynamoDB's own key. A key of ours would cause a paid call with every
      // request.
      encryption: TableEncryption.DEFAULT,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    for (const [indexName, { partitionKey: partition, sortKey: sort, projected }] of Object.entries(indexes)) {
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(partition),
        sortKey: text(sort),
        ...(projected.length > 0
          ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...projected] }
          : { projectionType: ProjectionType.KEYS_ONLY }),
      })
    }
    pin(table.node.defaultChild as CfnTable, 'Table')
    // For the operator's command that invites staff (infra/staff.ts).
    new CfnOutput(this, 'TableName', { value: table.tableName })
    return table
  }

  #createLogBucket(): Bucket {
    return new Bucket(this, 'Logs', {
      ...privateBucket,
      // A month: the privacy statement promises this retention for technical logs.
      lifecycleRules: [{ expiration: Duration.days(30) }],
    })
  }

  /**
   * Members' photos under `photos/`, uploads before their inspection in other folders. Deleted
   * objects can be restored for 14 days and are then removed, so a purge is complete within the
   * month that the law allows.
   */
  #createPhotoBucket(logs: Bucket): Bucket {
    const bucket = new Bucket(this, 'PhotoBucket', {
      ...privateBucket,
      versioned: true,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'photos/',
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(14), expiredObjectDeleteMarker: true },
        ...[bucketFolders.uploads, bucketFolders.chatUploads, bucketFolders.verificationUploads].map((folder) => ({
          prefix: `${folder}/`,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        })),
        // Pictures of photo verifications, deleted with the decision; a deleted version cannot be
        // restored for longer than a day (MOD-22).
        {
          prefix: `${bucketFolders.verifications}/`,
          expiration: Duration.days(verificationLimits.waitingDays + 1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Photos of messages that staff removed, needed if the decision is reversed. The retention
        // is six months for the objection and six months for the decision on the objection.
        {
          prefix: `${bucketFolders.removed}/`,
          expiration: Duration.days(2 * decidedComplaintDays),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Removed photos, needed as evidence of complaints that were filed just before the removal.
        // Shorter than the 14 days in which any deleted object can be restored.
        {
          prefix: `${bucketFolders.discarded}/`,
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Data exports of members. A job removes them after 72 hours; this rule removes exports
        // that the job missed.
        {
          prefix: `${bucketFolders.exports}/`,
          expiration: Duration.days(4),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    })
    const resource = bucket.node.defaultChild as CfnBucket
    // Sends uploads to EventBridge, which starts their inspection.
    resource.addPropertyOverride('NotificationConfiguration.EventBridgeConfiguration.EventBridgeEnabled', true)
    pin(resource, 'PhotoBucket')
    return bucket
  }

  /**
   * Pictures of cases and decisions (MOD-07). The bucket locks each file for a day; it then stays
   * locked while its case is open and while an objection is possible. No function may bypass the
   * lock, and CloudFront does not serve this bucket.
   */
  #createEvidenceBucket(logs: Bucket): Bucket {
    const bucket = new Bucket(this, 'EvidenceBucket', {
      ...privateBucket,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(newEvidenceLockDays)),
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'evidence/',
    })
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'LockForEverybody',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:BypassGovernanceRetention'],
        resources: [bucket.arnForObjects('*')],
      }),
    )
    pin(bucket.node.defaultChild as CfnBucket, 'EvidenceBucket')
    return bucket
  }

  /** The built site, which can be published again at any time, so the bucket is not protected. */
  #createSiteBucket(logs: Bucket): Bucket {
    return new Bucket(this, 'SiteFiles', {
      ...privateBucket,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
    })
  }

  #createApi(): CfnApi {
    const { rate, burst } = this.site.throttle
    const api = new CfnApi(this, 'Api', { name: `${this.site.siteName} API`, protocolType: 'HTTP' })
    new CfnStage(this, 'ApiStage', {
      apiId: api.ref,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      accessLogSettings: addAccessLog(this, 'ApiLog', {
        milliseconds: '$context.responseLatency',
        functionMilliseconds: '$context.integrationLatency',
        bytes: '$context.responseLength',
      }),
    })
    new CfnOutput(this, 'ApiId', { value: api.ref })
    return api
  }
}

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
} as const satisfies BucketProps

/**
 * Fixes the logical id of a stateful resource. If the id changed, CloudFormation would create a new
 * and empty resource.
 */
const pin = (resource: CfnTable | CfnBucket, id: string): void => resource.overrideLogicalId(id)

export const pascal = (key: string): string => `${key[0]!.toUpperCase()}${key.slice(1)}`
