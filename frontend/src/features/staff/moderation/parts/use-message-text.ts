import { useTranslations } from 'use-intl'
import { isGiftKind, messageTypes } from '#shared/model/message.ts'
import type { Evidence } from '../evidence.ts'

/**
 * Returns a function for the text of a message of the evidence. A gift, a photo and an unknown type
 * are described in square brackets.
 */
export function useMessageText(): (message: Pick<Evidence['messages'][number], 'type' | 'text'>) => string {
  const t = useTranslations('staff')
  const gifts = useTranslations('chats.gift.kinds')
  return ({ type: stored, text }) => {
    const type = messageTypes.find((one) => one === stored)
    // Evidence may outlast a type of message or a kind of gift.
    if (!type) return t('evidence.notText', { type: `${stored} ${text}`.trim() })
    const words = {
      text: () => text,
      gift: () => t('evidence.notText', { type: t('desk.gift', { gift: isGiftKind(text) ? gifts(text) : text }) }),
      image: () => t('evidence.notText', { type: t('complaints.kinds.photo') }),
    } as const satisfies Record<(typeof messageTypes)[number], () => string>
    return words[type]()
  }
}
