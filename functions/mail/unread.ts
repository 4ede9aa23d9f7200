import type { Account } from '#functions/stores/account/account.ts'
import { type ChatRow, conversationIn } from '#functions/stores/chats/conversation.ts'
import { findUnread } from '#functions/stores/chats/overview.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { mail } from '#shared/i18n/nl/mail.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { facesOf } from './faces.ts'
import type { MailContext, Parts } from './mail.ts'
import { say } from './texts.ts'

type Props = MailProps['newMessages']

/**
 * Whether at least one conversation that the mail is about is still unread and shown. Conversations
 * may be read, removed or blocked while the mail waits (NOTIF-21).
 */
export const isStillUnread = async ({ id }: Account, props: Props): Promise<boolean> =>
  (await stillUnread(id, props)).length > 0

async function stillUnread(id: string, { conversation }: Props): Promise<ChatRow[]> {
  const { chats } = await findUnread(id)
  return conversation ? chats.filter((row) => conversationIn(row) === conversation) : chats
}

type Texts = (typeof mail)['newConversations' | 'newMessages' | 'unreadReminder']

/**
 * Parts of a mail about unread conversations. The subject names nobody, as others may see it on a
 * screen. No part contains the text of a message.
 */
export async function unreadParts(texts: Texts, context: MailContext<Props>): Promise<Parts> {
  const { memberId, language, props, origin, siteName } = context
  const unread = await stillUnread(memberId, props)
  const conversations = Number(props.conversations)
  const { name, conversation } = props
  return {
    subject: say(language, texts.subject, { conversations }),
    preview: say(language, texts.preview),
    title: name ? say(language, texts.from, { name }) : say(language, texts.title, { conversations }),
    faces: await facesOf(
      context,
      unread.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt)).map(({ partner }) => partner.id),
    ),
    paragraphs: [say(language, texts.lead, { site: siteName })],
    action: conversation
      ? { label: say(language, texts.read), url: `${origin}${pathTo('chats-id', { id: conversation })}` }
      : { label: say(language, texts.open), url: `${origin}${pathTo('chats')}` },
    note: say(language, texts.note),
    ...(conversation && { conversation }),
  }
}
