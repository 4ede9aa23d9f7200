import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { SiteStack } from './site-stack.ts'

/**
 * Number of 5xx answers in five minutes at which an alarm is raised; fewer can be lost conflicts.
 */
const manyFailedCalls = 5

/**
 * Adds alarms on what functions cannot log themselves. The metrics of Lambda are sums of all
 * functions of the account, which only this country uses. The domains' alarms count only logged
 * errors (`functions/alarms.ts`): a function that times out, does not start or is refused by Lambda
 * logs nothing.
 */
export function addAccountAlarms(stack: SiteStack): void {
  const period = { statistic: 'Sum', period: Duration.minutes(5) }
  stack.addAlarm(stack, 'FailedInvocationsAlarm', {
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Errors', ...period }),
    threshold: 1,
    impact:
      'A function failed, timed out or did not start. The metric Errors by function name says which; functions/<domain>/resources.ts says what breaks, and for whom.',
  })
  stack.addAlarm(stack, 'ThrottledInvocationsAlarm', {
    metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...period }),
    threshold: 1,
    impact:
      'Lambda refused to start a function: the account has too few concurrent executions. Members get 503, mails and counts are late. See infra/operations.md, Quotas.',
  })
  stack.addAlarm(stack, 'FailedCallsAlarm', {
    metric: new Metric({
      namespace: 'AWS/ApiGateway',
      metricName: '5xx',
      dimensionsMap: { ApiId: stack.api.ref },
      ...period,
    }),
    threshold: manyFailedCalls,
    impact: `At least ${manyFailedCalls} calls in 5 minutes answered 5xx. The log of the API says which; see infra/operations.md, Failed calls.`,
  })
}
