import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import type { QueueEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * Adds the reader of the queue with the function's name. Only the failed messages of a batch are
 * delivered again.
 */
export function addQueueReader(stack: DomainStack, entry: QueueEntry, { lambda, role }: AddedFunction): void {
  const mapping = new CfnEventSourceMapping(stack, `${pascal(entry.key)}Source`, {
    functionName: lambda.functionArn,
    eventSourceArn: stack.site.queues.arnsOf([entry.key])[0]!,
    batchSize: entry.batchSize,
    scalingConfig: { maximumConcurrency: entry.concurrency },
    functionResponseTypes: ['ReportBatchItemFailures'],
  })
  mapping.node.addDependency(role)
}
