import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { mail } from '../mail.ts'
import { mailTexts } from '../texts.ts'
import { isStillUnread, unreadParts } from '../unread.ts'

/** Reminder of unread messages (NOTIF-21). */
export const unreadReminder = mail<MailProps['unreadReminder']>({
  isWanted: isStillUnread,
  parts: async (context) => unreadParts((await mailTexts(context.locale)).unreadReminder, context),
})
