import { CfnOutput, Stack } from 'aws-cdk-lib'
import { ConfigurationSet, EmailIdentity, EmailSendingEvent, EventDestination, Identity } from 'aws-cdk-lib/aws-ses'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import type { CountryOnAws } from './countries.ts'

/**
 * The sender domain of mails. The configuration set belongs to the identity, so that every mail
 * uses it and bounces and complaints of every mail reach the topic.
 */
export class SiteMail extends Construct {
  readonly identityArn: string
  readonly configurationSetArn: string
  /** Bounces and complaints, for the function that marks such addresses. */
  readonly feedback: Topic

  constructor(scope: Construct, id: string, { site }: { site: CountryOnAws }) {
    super(scope, id)
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', { reputationMetrics: true })
    this.feedback = new Topic(this, 'Feedback', { enforceSSL: true })
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(this.feedback),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(site.mailDomain),
      configurationSet,
      mailFromDomain: `mail.${site.mailDomain}`,
    })
    this.identityArn = identity.emailIdentityArn
    this.configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: configurationSet.configurationSetName,
    })
    for (const [at, { name, value }] of identity.dkimRecords.entries()) {
      // An output of the stack: as one of this construct its name would get a hash.
      new CfnOutput(Stack.of(this), `Dkim${at + 1}`, { value: `${name} CNAME ${value}` })
    }
  }
}
