import { civilDate } from './age.ts'

/**
 * Version of the consent to store a card, stored with each card. The consent is the texts
 * `cards.store` and `cards.storeText` of shared/i18n. Raise the version whenever either text
 * changes (PAY-56).
 */
export const cardConsentVersion = '2026-11-24'

/** Whether a card's last month, such as `2028-11`, is over. A card is valid through that month. */
export const isCardExpired = (expiresOn: string, now: Date, timeZone: string): boolean =>
  civilDate(now, timeZone).slice(0, 7) > expiresOn
