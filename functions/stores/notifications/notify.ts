import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type MailEvent, type MailOf, mailIn, policy } from './policy.ts'

/**
 * Recipient's account, which determines the language and site of the mail. To write to another
 * address, such as the former address, pass a copy of the account with that address in `email`.
 */
type Member = Pick<Account, 'id' | 'email' | 'language' | 'site' | 'fictional'>

/** Address without an account; `origin`: the site on which the address was entered. */
type Visitor = { email: string; language: Language; origin: string }

export type Recipient = Member | Visitor

type Props<Key extends MailEvent> = MailProps[MailOf<Key>]

/**
 * Event with the values of its mail. `id` is the mail's id, by default a new one; with a fixed id,
 * a transaction that writes the same event again fails.
 */
type Event = { [Key in MailEvent]: { event: Key; props: Props<Key>; id?: string } }[MailEvent]

/**
 * Writes that notify the recipient of an event, for the transaction of the event. No writes for a
 * fictional profile, as nobody reads its mail.
 */
export function notify(to: Recipient, { event, props, id }: Event, now: Date): Write[] {
  if ('site' in to && to.fictional) return []
  const source = 'site' in to ? { memberId: to.id, origin: siteFor(to.site).origin } : { origin: to.origin }
  const order = {
    mail: mailIn(policy[event].mail),
    to: to.email,
    language: to.language,
    props,
    ...source,
  }
  return [addMail(id ?? ulid(now.getTime()), order, now)]
}
