import { env } from '#functions/platform/env.ts'
import { hashed } from '#functions/platform/hash.ts'
import { logError, logWarning } from '#functions/platform/log.ts'
import { siteOf } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { markActivationMailSent } from '#functions/stores/account/signup.ts'
import { mailCategories, mailKindOf } from '#functions/stores/mail/mail-props.ts'
import { findMail, type MailMessage, type OutboxItem, postponeMail, removeMail } from '#functions/stores/mail/outbox.ts'
import { isMailWanted } from '#functions/stores/notifications/preferences.ts'
import type { Key } from '#functions/table/key.ts'
import { apply, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import type { DropReason } from '#shared/model/notification.ts'
import { endKindLink, unsubscribeUrl } from './links.ts'
import { mailOf } from './mails.ts'
import { campaignOf, countOutcome } from './outcomes.ts'
import { render } from './render.ts'
import { failureOf, send } from './send.ts'

/**
 * Sends a mail of the outbox and removes it. If the attempt fails, the job `retryMail` queues the
 * mail again after a wait that doubles. Queues deliver at least once: a message whose mail has
 * since been sent, attempted or queued again has no effect.
 */
export async function deliver({ tries, ...key }: MailMessage, now: Date): Promise<void> {
  const item = await findMail(key, now)
  // The mail was sent before, or is older than 7 days, for example when dead letters are delivered
  // again late.
  if (!item) console.info({ event: 'mail_gone', id: key.SK })
  if (!item || (item.tries ?? 0) !== tries) return
  const isDone = await attempt(key, item, now)
  if (!isDone) await apply(postponeMail(key, item, now)).catch(ignoreConflict)
}

/** Attempts to send; true once sent or dropped. */
async function attempt(key: Key, item: OutboxItem, now: Date): Promise<boolean> {
  const declared = mailOf(item.mail)
  if (!declared) {
    // Stored by another version of the code: until its TTL, the mail waits for a release that knows
    // its key.
    logFailure(key, item, 'site', new Error(`there is no mail "${item.mail}"`))
    return false
  }
  const category = mailCategories[item.mail]
  const { memberId = '' } = item
  const account = memberId ? await findAccount(memberId, { consistent: true }) : undefined
  const isNotification = category !== 'service'
  if (memberId && (!account || isGone(account, now))) return drop(key, item, 'gone', now)
  if (isNotification && account && account.email !== item.to) return drop(key, item, 'address_changed', now)
  if (isNotification && account?.status !== 'active' && account?.status !== 'not_confirmed')
    return drop(key, item, 'inactive', now)
  if (account && (await declared.isWanted?.(account, item.props, now)) === false)
    return drop(key, item, 'outdated', now)
  if (isNotification && account?.notificationsDisabled.length !== 0) return drop(key, item, 'disabled', now)
  if (category !== 'service' && account && !(await isMailWanted(account, category)))
    return drop(key, item, 'unwanted', now)

  const country = siteOf(new URL(item.origin).host)?.country
  if (!country) return drop(key, item, 'site_closed', now)
  try {
    const locale = textLocale(item.language, country.code)
    const context = { ...item, memberId, locale, siteName: env.siteName, createdAt: new Date(item.createdAt), now }
    const parts = await declared.parts(context)
    const endKind = category === 'service' ? null : await endKindLink(context, category)
    await send({
      kind: mailKindOf(item.mail),
      to: item.to,
      campaign: campaignOf(item),
      rendered: await render(parts, {
        language: item.language,
        siteName: env.siteName,
        origin: item.origin,
        country,
        endKind,
      }),
      unsubscribeUrl: category === 'service' ? null : await unsubscribeUrl(context, category),
      id: hashed(key.PK + key.SK),
      thread: parts.conversation ? hashed(`${memberId} ${parts.conversation}`) : null,
    })
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'recipient') return drop(key, item, 'rejected', now)
    logFailure(key, item, failure, error)
    await countOutcome(item, 'failed', now)
    return false
  }
  await commit([removeMail(key), ...(item.mail === 'activation' ? [markActivationMailSent(memberId, now)] : [])])
  await countOutcome(item, 'sent', now)
  return true
}

/**
 * Number of failed attempts before an outage raises the alarm. With delays of 1, 2, 4 ... minutes
 * (`postponeMail`), that is after about an hour.
 */
const failuresBeforeAlarm = 6

/** ERROR triggers the alarm of the sending function, WARN does not. */
function logFailure(
  { SK: id }: Key,
  { mail, failures = 0 }: OutboxItem,
  failure: 'site' | 'passing',
  error: unknown,
): void {
  const details = { mail, id, failures: failures + 1 }
  if (failure === 'site' || failures >= failuresBeforeAlarm) logError('mail_refused', error, details)
  else logWarning('mail_delayed', error, details)
}

async function drop(key: Key, item: OutboxItem, reason: DropReason, now: Date): Promise<true> {
  console.info({ event: 'mail_not_sent', mail: item.mail, id: key.SK, reason })
  await apply(removeMail(key))
  await countOutcome(item, `dropped.${reason}`, now)
  return true
}
