import { CfnRule } from 'aws-cdk-lib/aws-events'
import type { UploadEntry } from '#infra/inventory.ts'
import { hourSeconds } from '#shared/rules/durations.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'
import { allowInvocation } from './permission.ts'
import { retryTwice } from './retries.ts'

/** Adds the rule that starts the function for each new object under its prefix. */
export function addUploadRule(stack: DomainStack, { key, prefix }: UploadEntry, added: AddedFunction): void {
  const id = pascal(key)
  const rule = new CfnRule(stack, `${id}Rule`, {
    eventPattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: [stack.site.photos.bucketName] }, object: { key: [{ prefix }] } },
    },
    targets: [
      {
        id,
        arn: added.lambda.functionArn,
        deadLetterConfig: { arn: stack.site.deadLetters.queueArn },
        retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: hourSeconds },
      },
    ],
  })
  allowInvocation(stack, id, added, { principal: 'events.amazonaws.com', sourceArn: rule.attrArn })
  retryTwice(stack, id, added)
}
