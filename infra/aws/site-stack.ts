import { CfnOutput, Duration, SecretValue, Stack, type StackProps, Tags, Validations } from 'aws-cdk-lib'
import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { FunctionEntry } from '#infra/inventory.ts'
import { addAccessLog } from './access-log.ts'
import { descriptionOf } from './alarm-description.ts'
import { type CountryOnAws, isToFillIn } from './countries.ts'
import { DomainStack } from './domain-stack.ts'
import { addAccountAlarms } from './site-alarms.ts'
import { createEvidenceBucket, createLogBucket, createPhotoBucket, createSiteBucket, createTable } from './site-data.ts'
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
    this.table = createTable(this)
    const logs = createLogBucket(this)
    this.photos = createPhotoBucket(this, logs)
    this.evidence = createEvidenceBucket(this, logs)
    const siteFiles = createSiteBucket(this, logs)
    this.api = this.#createApi()
    addAccountAlarms(this)
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
        'A change of the table, a run of a job or an upload was given up; what should follow from it (a mail, a count, an inspection) did not happen. This alarm is silent until the queue is read and purged: infra/operations.md, Dead letters.',
    })
    new CfnOutput(this, 'DeadLettersUrl', { value: queue.queueUrl })
    return queue
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

export const pascal = (key: string): string => `${key[0]!.toUpperCase()}${key.slice(1)}`
