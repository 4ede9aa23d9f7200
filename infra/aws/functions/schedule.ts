import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { JobTimes } from '#functions/platform/resources.ts'
import type { JobEntry } from '#infra/inventory.ts'
import { countryOf } from '#shared/countries/all.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * Schedule expression of a job. A rate is counted from the deployment; the hours of a nightly job
 * are local time, including summer time.
 */
function timesOf({ every, hours }: JobTimes, timeZone: string) {
  if (!hours) return { scheduleExpression: `rate(${every})` }
  return {
    scheduleExpression: `cron(0/${Number.parseInt(every, 10)} ${hours[0]}-${hours[1]} * * ? *)`,
    scheduleExpressionTimezone: timeZone,
  }
}

/**
 * Adds the schedule of a job. A failed run is not retried, because the next scheduled run processes
 * everything that is still due.
 */
export function addSchedule(stack: DomainStack, { key, ...times }: JobEntry, { lambda }: AddedFunction): void {
  const id = pascal(key)
  const deadLetters = stack.site.deadLetters.queueArn
  const role = new Role(stack, `${id}ScheduleRole`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    inlinePolicies: {
      start: new PolicyDocument({
        statements: [
          new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }),
          new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters] }),
        ],
      }),
    },
  })
  new CfnSchedule(stack, `${id}Schedule`, {
    ...timesOf(times, countryOf(stack.site.site.code).timeZone),
    flexibleTimeWindow: { mode: 'OFF' },
    target: {
      arn: lambda.functionArn,
      roleArn: role.roleArn,
      deadLetterConfig: { arn: deadLetters },
      retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
    },
  })
  new CfnEventInvokeConfig(stack, `${id}Failure`, {
    functionName: lambda.functionName,
    qualifier: '$LATEST',
    maximumRetryAttempts: 0,
    destinationConfig: { onFailure: { destination: deadLetters } },
  })
}
