import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { mail } from '../mail.ts'
import { mailTexts } from '../texts.ts'
import { isStillUnread, unreadParts } from '../unread.ts'

/** Digest of further messages in existing conversations (NOTIF-17). */
export const newMessages = mail<MailProps['newMessages']>({
  isWanted: isStillUnread,
  parts: async (context) => unreadParts((await mailTexts(context.locale)).newMessages, context),
})
