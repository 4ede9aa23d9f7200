import { useTranslations } from 'use-intl'
import type { ComplaintRow } from '../complaints.ts'
import type { Evidence } from '../evidence.ts'
import { useMessageText } from './use-message-text.ts'

/** Number of characters of a message that the choice shows. */
const excerptLength = 60

/**
 * Messages of the evidence that a decision can remove: the reported member's messages, while the
 * complainant's account exists. The reported message is first, then the others, latest first.
 */
export function useRemovableMessages({ from }: ComplaintRow, evidence: Evidence | null) {
  const t = useTranslations('staff.evidence')
  const messageText = useMessageText()
  if (!from || !evidence) return []
  const labelOf = (message: Evidence['messages'][number]): string => {
    const { id, type } = message
    const photo = evidence.photos.findIndex((one) => one.id === `message-${id}`)
    if (type === 'image' && photo >= 0) return t('photo', { number: String(photo + 1) })
    const symbols = [...messageText(message)]
    return symbols.length > excerptLength ? `${symbols.slice(0, excerptLength).join('')}…` : symbols.join('')
  }
  // The server withholds photos from staff without a role for cases, and would refuse the removal
  // of such a photo by them.
  const isShown = ({ id, type }: Evidence['messages'][number]) =>
    type !== 'image' || evidence.withheld === 0 || evidence.photos.some((one) => one.id === `message-${id}`)
  return evidence.messages
    .filter((message) => message.from === 'about' && !message.removed && isShown(message))
    .toReversed()
    .sort((a, b) => Number(b.reported) - Number(a.reported))
    .map((message) => ({ value: `${message.sent_at}#${message.id}`, label: labelOf(message) }))
}
