import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda'
import type { DomainStack } from '../domain-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * Retries a failed asynchronous invocation twice, then sends its event to the dead-letter queue.
 */
export const retryTwice = (stack: DomainStack, id: string, { lambda }: AddedFunction): CfnEventInvokeConfig =>
  new CfnEventInvokeConfig(stack, `${id}Failure`, {
    functionName: lambda.functionName,
    qualifier: '$LATEST',
    maximumRetryAttempts: 2,
    destinationConfig: { onFailure: { destination: stack.site.deadLetters.queueArn } },
  })
