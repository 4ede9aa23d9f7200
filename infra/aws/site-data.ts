import { CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  type CfnTable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CfnBucket,
  ObjectLockRetention,
} from 'aws-cdk-lib/aws-s3'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { tableShape } from '#functions/table/shape.ts'
import { verificationLimits } from '#shared/rules/photo-limits.ts'
import { decidedComplaintDays, newEvidenceLockDays } from '#shared/rules/safety-limits.ts'

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

/** The one table of a country, with its stream and indexes. */
export function createTable(stack: Stack): Table {
  const { partitionKey, sortKey, timeToLive, indexes } = tableShape
  const text = (name: string) => ({ name, type: AttributeType.STRING })
  const table = new Table(stack, 'Table', {
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
  new CfnOutput(stack, 'TableName', { value: table.tableName })
  return table
}

/** Access logs of the other buckets. */
export function createLogBucket(stack: Stack): Bucket {
  return new Bucket(stack, 'Logs', {
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
export function createPhotoBucket(stack: Stack, logs: Bucket): Bucket {
  const bucket = new Bucket(stack, 'PhotoBucket', {
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
      // They are kept for a shorter time than the 14 days in which any deleted object can be
      // restored.
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
export function createEvidenceBucket(stack: Stack, logs: Bucket): Bucket {
  const bucket = new Bucket(stack, 'EvidenceBucket', {
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
export function createSiteBucket(stack: Stack, logs: Bucket): Bucket {
  return new Bucket(stack, 'SiteFiles', {
    ...privateBucket,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'site/',
  })
}
