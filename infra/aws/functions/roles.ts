import { Names, Validations } from 'aws-cdk-lib'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type EvidencePermission, type Grants, grantNames } from '#functions/platform/resources.ts'
import { tableShape } from '#functions/table/shape.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal, type SiteStack } from '../site-stack.ts'

type Access = Grants & {
  kind: FunctionEntry['kind']
  /** Name of the queue that the function reads. */
  reads?: string
}

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources })

/** Roles of a domain's functions. Functions with the same permissions share one role. */
export class DomainRoles {
  readonly #stack: DomainStack
  readonly #roles = new Map<string, Role>()

  constructor(stack: DomainStack) {
    this.#stack = stack
  }

  roleOf(entry: FunctionEntry): Role {
    const access = accessOf(entry)
    const id = idOf(access)
    const role = this.#roles.get(id) ?? this.#create(id, access)
    this.#roles.set(id, role)
    return role
  }

  #create(id: string, access: Access): Role {
    const { site, domain } = this.#stack
    const role = new Role(this.#stack, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `The ${domain} functions: ${Object.entries(access)
        .map(([name, word]) => `${name} ${word}`)
        .join(', ')}`,
    })
    for (const statement of statementsFor(site, access)) role.addToPrincipalPolicy(statement)
    for (const bucket of [...(access.photos ? [site.photos] : []), ...(access.evidence ? [site.evidence] : [])]) {
      // The id of the finding contains the bucket's name in the nested stack.
      const name = Names.nodeUniqueId(bucket.node.defaultChild!.node)
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<referenceto${name}Arn>/*]`,
        reason: 'The keys of photos contain ids of members, cases and photos, which are not known before.',
      })
    }
    if (access.live) {
      // The id of the finding contains the API's name in the nested stack.
      const api = Names.nodeUniqueId(site.socket.node.findChild('Api').node)
      const connections = `arn:<AWS::Partition>:execute-api:<AWS::Region>:<AWS::AccountId>:<referenceto${api}Ref>`
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${connections}/live/*/@connections/*]`,
        reason: 'The ids of live connections are not known at deployment.',
      })
    }
    if (access.moderation) {
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'rekognition:DetectModerationLabels has no narrower resource.',
      })
    }
    if (access.sms) {
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'A phone number is no resource with a name; topics are denied.',
      })
    }
    return role
  }
}

const accessOf = ({ kind, key, resources }: FunctionEntry): Access => ({
  kind,
  ...Object.fromEntries(grantNames.filter((name) => resources[name]).map((name) => [name, resources[name]])),
  ...(kind === 'queue' && { reads: key }),
})

/** Kinds of access whose name is part of the role's id, because their value alone is unclear. */
const named: readonly string[] = ['photos', 'evidence', 'queues', 'reads']

/** Logical id of a role, such as JobWritePhotosReadRole. */
function idOf(access: Access): string {
  const words = Object.entries(access).map(([name, word]) => {
    if (word === true) return pascal(name)
    const said = [word].flat().map(pascal).join('')
    return named.includes(name) ? pascal(name) + said : said
  })
  return `${words.join('')}Role`
}

const statementsFor = (site: SiteStack, access: Access): PolicyStatement[] => [
  ...tableStatements(site, access),
  ...photoStatements(site, access),
  ...evidenceStatements(site, access),
  ...(access.mail
    ? [allow(['ses:SendEmail', 'ses:SendRawEmail'], [site.mail.identityArn, ...site.mail.configurationSetArns])]
    : []),
  // A phone number has no ARN, so publishing is allowed for every resource, and denied for topics.
  ...(access.sms
    ? [
        allow(['sns:Publish'], ['*']),
        new PolicyStatement({ effect: Effect.DENY, actions: ['sns:Publish'], resources: ['arn:aws:sns:*:*:*'] }),
      ]
    : []),
  ...(access.cdn ? [allow(['cloudfront:CreateInvalidation'], [site.edge.distributionArn])] : []),
  ...(access.moderation ? [allow(['rekognition:DetectModerationLabels'], ['*'])] : []),
  ...(access.live ? [allow(['execute-api:ManageConnections'], [site.socket.connectionsArn])] : []),
  ...(access.queues ? [allow(['sqs:SendMessage'], site.queues.arnsOf(access.queues))] : []),
  ...triggerStatements(site, access),
]

function tableStatements(site: SiteStack, { table }: Access): PolicyStatement[] {
  const { tableArn } = site.table
  const indexArns = Object.keys(tableShape.indexes).map((index) => `${tableArn}/index/${index}`)
  return [
    ...(table
      ? [
          allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], [tableArn]),
          allow(['dynamodb:Query'], [tableArn, ...indexArns]),
        ]
      : []),
    // DynamoDB has no action for transactions: a transaction needs the actions of its steps.
    ...(table === 'write'
      ? [
          allow(
            ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
            [tableArn],
          ),
        ]
      : []),
  ]
}

const photoStatements = ({ photos: bucket }: SiteStack, { photos }: Access): PolicyStatement[] => [
  // Without the permission to list, S3 answers 403 for a missing object, as for a forbidden one.
  ...(photos
    ? [allow(['s3:GetObject'], [bucket.arnForObjects('*')]), allow(['s3:ListBucket'], [bucket.bucketArn])]
    : []),
  ...(photos === 'write' ? [allow(['s3:PutObject', 's3:DeleteObject'], [bucket.arnForObjects('*')])] : []),
]

const evidenceActions = {
  show: ['s3:GetObject'],
  copy: ['s3:PutObject'],
  lock: ['s3:PutObjectRetention', 's3:PutObjectLegalHold'],
  // Removes a single version. S3 refuses the removal while the version is locked, and no role may
  // bypass the lock.
  remove: ['s3:DeleteObjectVersion'],
} as const satisfies Record<EvidencePermission, readonly string[]>

const evidenceStatements = ({ evidence: bucket }: SiteStack, { evidence = [] }: Access): PolicyStatement[] =>
  evidence.length === 0
    ? []
    : [
        allow(
          evidence.flatMap((permission) => evidenceActions[permission]),
          [bucket.arnForObjects('*')],
        ),
        allow(['s3:ListBucket', ...(evidence.includes('lock') ? ['s3:ListBucketVersions'] : [])], [bucket.bucketArn]),
      ]

/**
 * Permissions that Lambda itself needs from the function's role: to read the event source and to
 * send failed events to the dead-letter queue.
 */
function triggerStatements(site: SiteStack, { kind, reads }: Access): PolicyStatement[] {
  if (kind === 'endpoint' || kind === 'socket') return []
  // The queue itself moves a message to its dead letters after the last attempt.
  if (kind === 'queue')
    return [allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], site.queues.arnsOf([reads!]))]
  return [
    ...(kind === 'stream'
      ? [
          allow(
            ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
            [site.table.tableStreamArn!],
          ),
          allow(['dynamodb:ListStreams'], ['*']),
        ]
      : []),
    allow(['sqs:SendMessage'], [site.deadLetters.queueArn]),
  ]
}
