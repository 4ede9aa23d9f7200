import { CfnSubscription } from 'aws-cdk-lib/aws-sns'
import type { TopicEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'
import { allowInvocation } from './permission.ts'
import { retryTwice } from './retries.ts'

/** Adds the subscription that starts the function for each message of its topic. */
export function addSubscription(stack: DomainStack, { key, topic }: TopicEntry, added: AddedFunction): void {
  const id = pascal(key)
  const topics = { mailFeedback: stack.site.mail.feedback }
  const { topicArn } = topics[topic]
  new CfnSubscription(stack, `${id}Subscription`, { topicArn, protocol: 'lambda', endpoint: added.lambda.functionArn })
  allowInvocation(stack, id, added, { principal: 'sns.amazonaws.com', sourceArn: topicArn })
  retryTwice(stack, id, added)
}
