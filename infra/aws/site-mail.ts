import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import {
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { type MailKind, type MailSender, mailKinds } from '#functions/platform/resources.ts'
import { pascal, type SiteStack } from './site-stack.ts'

/** Part of the sender's address before the @, for each kind of mail. */
const senderNames = { service: 'no-reply', notification: 'notifications', bulk: 'news' } as const satisfies Record<
  MailKind,
  string
>

const kindWords: Record<MailKind, string> = {
  service: 'mails that members wait for',
  notification: 'notifications',
  bulk: 'weekly updates, promotions and news',
}

/**
 * Rates per kind of mail at which the operator is alerted, before the mail service reviews the
 * account (5 % bounces, 0.1 % complaints).
 */
const alarms = {
  BounceRate: { threshold: 0.02, what: '2 % of the addresses do not exist' },
  ComplaintRate: { threshold: 0.0005, what: '0.05 % of the recipients marked a mail as spam' },
} as const

/**
 * Sender domain of mails, with a configuration set per kind of mail. Each kind has a separate
 * reputation, alarm and sender address. Bounces and complaints of all mails go to one topic.
 */
export class SiteMail extends Construct {
  readonly identityArn: string
  readonly configurationSetArns: readonly string[]
  readonly senders: Record<MailKind, MailSender>
  /**
   * Topic with bounces and spam complaints, for the function that switches off the mails to such
   * addresses.
   */
  readonly feedback: Topic

  constructor(stack: SiteStack, id: string) {
    super(stack, id)
    const { siteName, mailDomain } = stack.site
    this.feedback = new Topic(this, 'Feedback', { enforceSSL: true })
    const sets = mailKinds.map((kind) => [kind, this.#addConfigurationSet(stack, kind)] as const)
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(mailDomain),
      // Default for a mail that names no configuration set.
      configurationSet: sets[0]![1],
      mailFromDomain: `mail.${mailDomain}`,
    })
    this.identityArn = identity.emailIdentityArn
    this.senders = Object.fromEntries(
      sets.map(([kind, { configurationSetName }]) => [
        kind,
        { from: `"${siteName}" <${senderNames[kind]}@${mailDomain}>`, configurationSet: configurationSetName },
      ]),
    ) as Record<MailKind, MailSender>
    this.configurationSetArns = sets.map(([, { configurationSetName }]) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: configurationSetName }),
    )
    for (const [at, { name, value }] of identity.dkimRecords.entries()) {
      // An output of the stack, because the name of a construct's output gets a hash.
      new CfnOutput(Stack.of(this), `Dkim${at + 1}`, { value: `${name} CNAME ${value}` })
    }
  }

  #addConfigurationSet(stack: SiteStack, kind: MailKind): ConfigurationSet {
    const set = new ConfigurationSet(this, `${pascal(kind)}Mails`, {
      reputationMetrics: true,
      // SES must not suppress addresses that complained: notifications are disabled in the member's
      // account instead, and the member must still get service mails, such as that for a new
      // password (TRAP-50).
      suppressionReasons: SuppressionReasons.BOUNCES_ONLY,
    })
    set.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    for (const [name, { threshold, what }] of Object.entries(alarms)) {
      stack.addAlarm(this, `${pascal(kind)}${name}Alarm`, {
        metric: new Metric({
          namespace: 'AWS/SES',
          metricName: `Reputation.${name}`,
          dimensionsMap: { 'ses:configuration-set': set.configurationSetName },
          period: Duration.hours(1),
          statistic: 'Maximum',
        }),
        threshold,
        impact: `Of the ${kindWords[kind]}, ${what}: the mail service may suspend the account, and then nobody can confirm an account.`,
      })
    }
    return set
  }
}
