import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useMinPrice } from '#frontend/domain/credits/min-price.ts'

/**
 * Minimum price of a message in money (TRAP-21), with the discount of the member; a no-break space
 * while it is loading.
 */
export default function MessagePrice() {
  const t = useTranslations('chats.composer')
  const { message_credits } = useSettings()
  const minPrice = useMinPrice()
  return minPrice ? t('money', { price: minPrice(message_credits) }) : '\u00a0'
}
