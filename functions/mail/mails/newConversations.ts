import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { mail } from '../mail.ts'
import { mailTexts } from '../texts.ts'
import { isStillUnread, unreadParts } from '../unread.ts'

/** Digest of first messages in new conversations (NOTIF-17). */
export const newConversations = mail<MailProps['newConversations']>({
  isWanted: isStillUnread,
  parts: async (context) => unreadParts((await mailTexts(context.locale)).newConversations, context),
})
