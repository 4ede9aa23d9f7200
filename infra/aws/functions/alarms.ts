import { Duration } from 'aws-cdk-lib'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import type { FunctionEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'

/**
 * Alarm on a failed invocation or a logged error. Both are needed: a handler answers an unexpected
 * error with a 500 and succeeds, and one that times out logs nothing.
 */
export function addAlarms(stack: DomainStack, entry: FunctionEntry, { lambda, log }: AddedFunction): void {
  const id = pascal(entry.key)
  const logged = { namespace: 'Dating', name: `${stack.site.site.code}/${entry.name}/errors` }
  new MetricFilter(stack, `${id}Errors`, {
    logGroup: log,
    filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: logged.namespace,
    metricName: logged.name,
  })
  const period = Duration.minutes(5)
  stack.site.addAlarm(stack, `${id}Alarm`, {
    metric: new MathExpression({
      expression: 'FILL(failed, 0) + FILL(logged, 0)',
      label: 'errors',
      period,
      usingMetrics: {
        failed: lambda.metricErrors({ period }),
        logged: new Metric({ namespace: logged.namespace, metricName: logged.name, statistic: 'Sum', period }),
      },
    }),
    threshold: 1,
    impact: entry.resources.impact,
  })
}
