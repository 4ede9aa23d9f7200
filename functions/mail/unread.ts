import type { Account } from '#functions/stores/account/account.ts'
import { conversationIn } from '#functions/stores/chats/conversation.ts'
import { listUnreadChats } from '#functions/stores/chats/overview.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { mail } from '#shared/i18n/nl/mail.ts'
import { pathTo } from '#shared/rules/paths.ts'
import type { MailContext, Parts } from './mail.ts'
import { say } from './texts.ts'

/**
 * Whether a conversation of the mail is still unread and shown: it may have been read, removed or
 * blocked while the mail waited (NOTIF-21).
 */
export async function isStillUnread({ id }: Account, { conversation }: MailProps['newMessages']): Promise<boolean> {
  const unread = await listUnreadChats(id)
  return conversation ? unread.some((row) => conversationIn(row) === conversation) : unread.length > 0
}

type Texts = (typeof mail)['newConversations' | 'newMessages' | 'unreadReminder']

/**
 * Parts of a mail about unread conversations. The subject names nobody, as others may see it on a
 * screen; no mail has the text of a message.
 */
export function unreadParts(
  texts: Texts,
  { language, props, origin, siteName }: MailContext<MailProps['newMessages']>,
): Parts {
  const conversations = Number(props.conversations)
  const { name, conversation } = props
  return {
    subject: say(language, texts.subject, { conversations }),
    preview: say(language, texts.preview),
    title: name ? say(language, texts.from, { name }) : say(language, texts.title, { conversations }),
    paragraphs: [say(language, texts.lead, { site: siteName })],
    action: conversation
      ? { label: say(language, texts.read), url: `${origin}${pathTo('chats-id', { id: conversation })}` }
      : { label: say(language, texts.open), url: `${origin}${pathTo('chats')}` },
    note: say(language, texts.note),
  }
}
