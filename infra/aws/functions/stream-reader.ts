import { Duration, Validations } from 'aws-cdk-lib'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { type Lane, streamReading } from '#functions/platform/resources.ts'
import type { StreamEntry } from '#infra/inventory.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * How each lane reads the stream. `projection` (counts and copies) waits up to a second, so that a
 * burst becomes one batch. `delivery` starts at once, because somebody may be waiting for a mail,
 * and has four parallel readers, so that a slow service delays only a part of the records. The
 * lanes preserve only the order of changes of the same item: changes of two items, even of the same
 * member, arrive in any order.
 */
const reading: Record<Lane, { maximumBatchingWindowInSeconds: number; parallelizationFactor: number }> = {
  projection: { maximumBatchingWindowInSeconds: 1, parallelizationFactor: 1 },
  delivery: { maximumBatchingWindowInSeconds: 0, parallelizationFactor: 4 },
}

/**
 * Adds the reader of the table's stream, and an alarm that is raised if the reader falls behind.
 */
export function addStreamReader(stack: DomainStack, entry: StreamEntry, { lambda, role }: AddedFunction): void {
  const id = pascal(entry.key)
  const mapping = new CfnEventSourceMapping(stack, `${id}Source`, {
    functionName: lambda.functionArn,
    eventSourceArn: stack.site.table.tableStreamArn!,
    startingPosition: 'TRIM_HORIZON',
    batchSize: streamReading.batchSize,
    ...reading[entry.lane],
    // Most changes, among them every message, have no reaction in this lane and do not start the
    // function.
    filterCriteria: { filters: entry.filters.map((filter) => ({ pattern: JSON.stringify(filter) })) },
    bisectBatchOnFunctionError: true,
    maximumRetryAttempts: 3,
    // A record goes to the dead-letter queue an hour before the stream would drop it.
    maximumRecordAgeInSeconds: 23 * hourSeconds,
    functionResponseTypes: ['ReportBatchItemFailures'],
    destinationConfig: { onFailure: { destination: stack.site.deadLetters.queueArn } },
  })
  mapping.node.addDependency(role)
  stack.site.addAlarm(stack, `${id}AgeAlarm`, {
    metric: lambda.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
    threshold: Duration.minutes(10).toMilliseconds(),
    impact: `More than 10 minutes late: ${entry.resources.impact}`,
  })
  Validations.of(role).acknowledge({
    id: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'dynamodb:ListStreams, which Lambda calls to read a stream, has no narrower resource.',
  })
}
