import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/**
 * Adds the access log of an API's stage. It has no visitor address, query or cookie, so that it
 * does not record who searched for whom.
 */
export function addAccessLog(scope: Construct, id: string, more: Readonly<Record<string, string>>) {
  const log = new LogGroup(scope, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY })
  return {
    destinationArn: Stack.of(scope).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: log.logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
    format: JSON.stringify({
      requestId: '$context.requestId',
      time: '$context.requestTime',
      route: '$context.routeKey',
      status: '$context.status',
      ...more,
      error: '$context.integrationErrorMessage',
    }),
  }
}
