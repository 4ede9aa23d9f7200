import { findAccount, markActivationMailSent } from '#functions/account/store.ts'
import { apply, Changed, commit } from '#functions/data/table.ts'
import { env } from '#functions/lib/env.ts'
import { siteOf } from '#functions/lib/site.ts'
import { mailOf } from './mails.ts'
import { findMail, type OutboxItem, postponeMail, removeMail } from './outbox.ts'
import { render } from './render.ts'
import { isRefusedForGood, send } from './send.ts'

/**
 * Sends a mail of the outbox and takes it away. What cannot leave now is due again a little later, so that an hour without the mail service
 * delays mails and loses none. Sent at least once: who comes after it has left finds nothing to send.
 */
export async function deliver(id: string, now: Date): Promise<void> {
  const item = await findMail(id, now)
  if (!item || item.dueAt) return
  if (!(await attempt(id, item, now))) await apply(postponeMail(id, item, now)).catch(ignoreChange)
}

/** A further try of a mail that fell due at `dueAt`; the claim comes first, as two runs may see the same mail. */
export async function deliverAgain(id: string, dueAt: string, now: Date): Promise<void> {
  const item = await findMail(id, now)
  if (!item) return apply(removeMail(id))
  if (item.dueAt !== dueAt) return
  await apply(postponeMail(id, item, now))
  await attempt(id, item, now)
}

/** Whether nothing is left to try: it was sent, or it never will be. */
async function attempt(id: string, item: OutboxItem, now: Date): Promise<boolean> {
  const declared = mailOf(item.mail)
  const account = await findAccount(item.memberId, { consistent: true })
  const isNotification = declared.category !== 'service'
  if (!account) return drop(id, item, 'the member is gone')
  if (declared.isWanted?.(account) === false) return drop(id, item, 'it is not true any more')
  if (isNotification && account.notificationsDisabled.length > 0) return drop(id, item, 'notifications are disabled')

  const country = siteOf(new URL(item.origin).host)?.country
  if (!country) return drop(id, item, 'its site is not served any more')
  try {
    const parts = await declared.parts({
      ...item,
      siteName: env.siteName,
      createdAt: new Date(item.createdAt),
    })
    await send(
      item.to,
      render(parts, { language: item.language, siteName: env.siteName, origin: item.origin, country }),
      {
        isNotification,
      },
    )
  } catch (error) {
    if (isRefusedForGood(error)) return drop(id, item, (error as Error).name)
    console.warn({ event: 'mail_delayed', mail: item.mail, id, tries: (item.tries ?? 0) + 1, reason: String(error) })
    return false
  }
  await commit([removeMail(id), ...(item.mail === 'activation' ? [markActivationMailSent(item.memberId, now)] : [])])
  return true
}

async function drop(id: string, item: OutboxItem, reason: string): Promise<true> {
  console.info({ event: 'mail_not_sent', mail: item.mail, id, reason })
  await apply(removeMail(id))
  return true
}

function ignoreChange(error: unknown): void {
  if (!(error instanceof Changed)) throw error
}
