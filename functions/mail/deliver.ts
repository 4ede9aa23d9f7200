import { env } from '#functions/platform/env.ts'
import { siteOf } from '#functions/platform/site.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { markActivationMailSent } from '#functions/stores/account/signup.ts'
import { mailCategories } from '#functions/stores/mail/mail-props.ts'
import { findMail, type MailMessage, type OutboxItem, postponeMail, removeMail } from '#functions/stores/mail/outbox.ts'
import { isWanted } from '#functions/stores/notifications/preferences.ts'
import type { Key } from '#functions/table/keys.ts'
import { apply, commit, ignoreConflict } from '#functions/table/transaction.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import { endKindLink, unsubscribeUrl } from './links.ts'
import { mailOf } from './mails.ts'
import { render } from './render.ts'
import { failureOf, send } from './send.ts'

/**
 * Sends a mail of the outbox and removes it. If the first attempt fails, it schedules the next one,
 * so that an outage delays mails but loses none; later attempts are scheduled by the job
 * `retryMail`. Queues deliver at least once: a message whose mail was sent or queued again has no
 * effect.
 */
export async function deliver({ tries, ...key }: MailMessage, now: Date): Promise<void> {
  const item = await findMail(key, now)
  if (!item || (item.tries ?? 0) !== tries) return
  const isDone = await attempt(key, item, now)
  if (!isDone && tries === 0) await apply(postponeMail(key, item, now)).catch(ignoreConflict)
}

/** Attempts to send; true once sent or dropped. */
async function attempt(key: Key, item: OutboxItem, now: Date): Promise<boolean> {
  const declared = mailOf(item.mail)
  const category = mailCategories[item.mail]
  const { memberId = '' } = item
  const account = memberId ? await findAccount(memberId, { consistent: true }) : undefined
  const isNotification = category !== 'service'
  if (memberId && (!account || isGone(account, now))) return drop(key, item, 'the member is gone')
  if (isNotification && account && account.email !== item.to) return drop(key, item, 'the address has changed')
  if (isNotification && account?.status !== 'active' && account?.status !== 'not_confirmed')
    return drop(key, item, 'the member is leaving or banned')
  if (account && (await declared.isWanted?.(account, item.props)) === false)
    return drop(key, item, 'it is not true any more')
  if (isNotification && account?.notificationsDisabled.length !== 0)
    return drop(key, item, 'notifications are disabled')
  if (category !== 'service' && account && !(await isWanted(account, category)))
    return drop(key, item, 'the member does not want this kind')

  const country = siteOf(new URL(item.origin).host)?.country
  if (!country) return drop(key, item, 'its site is not served any more')
  try {
    const locale = textLocale(item.language, country.code)
    const context = { ...item, memberId, locale, siteName: env.siteName, createdAt: new Date(item.createdAt) }
    const parts = await declared.parts(context)
    const endKind = category === 'service' ? null : await endKindLink(context, category)
    await send(
      item.to,
      await render(parts, { language: item.language, siteName: env.siteName, origin: item.origin, country, endKind }),
      category === 'service' ? null : await unsubscribeUrl(context, category),
    )
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'recipient') return drop(key, item, reasonOf(error))
    logFailure(key, item, failure, error)
    return false
  }
  await commit([removeMail(key), ...(item.mail === 'activation' ? [markActivationMailSent(memberId, now)] : [])])
  return true
}

/**
 * Attempts after which an outage has lasted about an hour: 1, 2, 4 ... minutes (`postponeMail`).
 */
const triesBeforeAlarm = 6

/** ERROR triggers the alarm of the sending function, WARN does not. */
function logFailure(
  { SK: id }: Key,
  { mail, tries = 0 }: OutboxItem,
  failure: 'site' | 'passing',
  error: unknown,
): void {
  const line = { mail, id, tries: tries + 1, reason: reasonOf(error) }
  if (failure === 'site' || tries >= triesBeforeAlarm) console.error({ event: 'mail_refused', ...line })
  else console.warn({ event: 'mail_delayed', ...line })
}

/** SES includes refused addresses in its messages; logs must not contain them. */
const reasonOf = (error: unknown): string => String(error).replaceAll(/\S+@\S+/g, '(address)')

async function drop(key: Key, item: OutboxItem, reason: string): Promise<true> {
  console.info({ event: 'mail_not_sent', mail: item.mail, id: key.SK, reason })
  await apply(removeMail(key))
  return true
}
