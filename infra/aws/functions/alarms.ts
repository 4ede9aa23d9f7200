import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { FunctionEntry } from '#infra/inventory.ts'
import { isShortEnough } from '../alarm-description.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'

type Logging = { entry: FunctionEntry; log: LogGroup }

/**
 * Adds alarms on errors that the functions of a domain log. CloudWatch charges for each alarm, so
 * one alarm covers several functions. Its description says for each function what fails and for
 * whom; the maximum length of the description limits the number of functions. Invocations that fail
 * without a log line raise the account's alarm (`site-alarms.ts`).
 */
export function addAlarms(stack: DomainStack, functions: readonly Logging[]): void {
  const { code } = stack.site.site
  for (const [at, group] of groupsOf(functions).entries()) {
    const metric = { namespace: 'Dating', metricName: `${code}/${stack.domain}/errors-${at + 1}` }
    for (const { entry, log } of group)
      new MetricFilter(stack, `${pascal(entry.key)}Errors`, {
        logGroup: log,
        filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
        metricNamespace: metric.namespace,
        metricName: metric.metricName,
      })
    stack.site.addAlarm(stack, `Errors${at + 1}Alarm`, {
      metric: new Metric({ ...metric, statistic: 'Sum', period: Duration.minutes(5) }),
      threshold: 1,
      impact: impactOf(group),
    })
  }
}

const impactOf = (group: readonly Logging[]): string =>
  group.map(({ entry }) => `${entry.key}: ${entry.resources.impact}`).join('\n')

/** Functions in their order, in groups whose descriptions are short enough. */
function groupsOf(functions: readonly Logging[]): Logging[][] {
  const groups: Logging[][] = []
  for (const one of functions) {
    const last = groups.at(-1)
    if (last && isShortEnough(impactOf([...last, one]))) last.push(one)
    else groups.push([one])
  }
  return groups
}
