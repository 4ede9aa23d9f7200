import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import type { DomainStack } from '../domain-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * Allows one resource of a service, such as a topic of `sns.amazonaws.com`, to invoke the function.
 */
export const allowInvocation = (
  stack: DomainStack,
  id: string,
  { lambda }: AddedFunction,
  source: { principal: string; sourceArn: string },
): CfnPermission =>
  new CfnPermission(stack, `${id}Permission`, {
    action: 'lambda:InvokeFunction',
    functionName: lambda.functionArn,
    ...source,
  })
