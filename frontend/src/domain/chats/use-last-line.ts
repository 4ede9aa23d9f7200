import { useTranslations } from 'use-intl'
import { type Conversation, isGiftKind } from '#shared/model/message.ts'

/** Last message of a conversation as one line; undefined if there is none. */
export function useLastLine({ last_message: last }: Conversation): string | undefined {
  const t = useTranslations('chats')
  if (!last) return undefined
  if (last.removed) return t('message.removed')
  const words =
    last.type === 'gift' && isGiftKind(last.text)
      ? t('gift.line', { gift: t(`gift.kinds.${last.text}`) })
      : last.type === 'image'
        ? t('photo.line')
        : last.text
  return words && last.mine ? t('you', { text: words }) : words
}
