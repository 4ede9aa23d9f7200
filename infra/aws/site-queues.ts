import { CfnOutput, Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { FunctionEntry, QueueEntry } from '#infra/inventory.ts'
import { pascal, type SiteStack } from './site-stack.ts'

/** Visibility timeout of a message, in multiples of its function's timeout, as AWS recommends. */
const timeoutsInvisible = 6

/** Age of the oldest message, in minutes, at which the operator is alerted. */
const lateMinutes = 10

/**
 * Queues between functions, each with a separate dead-letter queue. A slow or failing queue does
 * not delay the others. The queues belong to the country's stack, because functions of several
 * domains use them.
 */
export class SiteQueues extends Construct {
  readonly #queues = new Map<string, Queue>()

  constructor(site: SiteStack, id: string, functions: readonly FunctionEntry[]) {
    super(site, id)
    for (const entry of functions) if (entry.kind === 'queue') this.#queues.set(entry.key, this.#add(site, entry))
  }

  arnsOf(names: readonly string[]): string[] {
    return names.map((name) => this.#queues.get(name)!.queueArn)
  }

  /** URLs of these queues by name, as JSON. */
  urlsOf(names: readonly string[]): string {
    return JSON.stringify(Object.fromEntries(names.map((name) => [name, this.#queues.get(name)!.queueUrl])))
  }

  #add(site: SiteStack, { key, resources, tries }: QueueEntry): Queue {
    const id = pascal(key)
    const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) }
    const deadLetters = new Queue(this, `${id}DeadLetters`, common)
    const queue = new Queue(this, id, {
      ...common,
      visibilityTimeout: Duration.seconds(timeoutsInvisible * resources.timeoutSeconds),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: tries },
    })
    // An output of the stack, because the name of a construct's output gets a prefix and a hash.
    new CfnOutput(site, `${id}DeadLettersArn`, { value: deadLetters.queueArn })
    const period = Duration.minutes(5)
    site.addAlarm(this, `${id}DeadLettersAlarm`, {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      threshold: 1,
      impact: `Given up after ${tries} tries: ${resources.impact}`,
    })
    site.addAlarm(this, `${id}AgeAlarm`, {
      metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
      threshold: Duration.minutes(lateMinutes).toSeconds(),
      impact: `More than ${lateMinutes} minutes late: ${resources.impact}`,
    })
    return queue
  }
}
