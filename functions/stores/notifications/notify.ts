import { ulid } from 'ulid'
import { siteFor } from '#functions/platform/site.ts'
import type { Account } from '#functions/stores/account/account.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type EventKey, policy } from './policy.ts'

/**
 * An account, told in its language and from its own site. For another address of it, such as its
 * former one: a copy with that `email`.
 */
type Member = Pick<Account, 'id' | 'email' | 'language' | 'site' | 'fictional'>

/** Recipient without an account; `origin` is the site that they used. */
type Visitor = { email: string; language: Language; origin: string }

export type Recipient = Member | Visitor

type Props<Key extends EventKey> = MailProps[(typeof policy)[Key]['mail']['atOnce']]

/**
 * `id` where the event has one: telling about it again fails with its transaction. Default: a new
 * id.
 */
type Event = { [Key in EventKey]: { event: Key; props: Props<Key>; id?: string } }[EventKey]

/**
 * Tells a recipient about an event: writes for the event's own transaction, so that both happen or
 * neither. Nobody is behind a fictional profile.
 */
export function notify(to: Recipient, { event, props, id }: Event, now: Date): Write[] {
  const { email, language } = to
  const sender = { to: email, language, mail: policy[event].mail.atOnce, props }
  const mailId = id ?? ulid(now.getTime())
  if (!('site' in to)) return [addMail(mailId, { ...sender, origin: to.origin }, now)]
  if (to.fictional) return []
  return [addMail(mailId, { ...sender, memberId: to.id, origin: siteFor(to.site).origin }, now)]
}
