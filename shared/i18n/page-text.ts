/** Static pages by the last segment of their path (ROUTE-40 to ROUTE-46, CHAT-38). */
export const pageKeys = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'safety', 'service'] as const
export type PageKey = (typeof pageKeys)[number]

/**
 * Placeholders of the pages' texts, filled in from the settings and from constants in shared/rules,
 * so that prices and addresses are the same everywhere.
 */
export const pageFacts = [
  'site',
  'company',
  'tradenames',
  'address',
  'city',
  'country',
  'register',
  'vat',
  'support_email',
  'support_phone',
  'minimum_age',
  'refund_days',
  'grace_days',
  'signup_credits',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'message_price',
  'free_photos',
  'premium_photos',
  'free_conversations',
  'daily_starts',
  'start_hours',
  'same_openings',
  'history_days',
  'answer_hours',
  'verification_days',
  'session_days',
  'partner_days',
  'look_days',
  'kept_chat_days',
  'signal_days',
  'minor_hours',
  'suspension_days',
  'notice_days',
  'age_check',
] as const
export type PageFact = (typeof pageFacts)[number]

/**
 * Paragraph, or the items of a list. `{fact}` is a
 * placeholder; `[words](/path)` is a link within the site.
 */
type Block = string | readonly string[]

/**
 * Long text of a static page, one per language (I18N-03). A test requires the same section ids in
 * the same order in every language. `only` limits a section to sites in or outside the EU, to those
 * where cards can be stored (PAY-56), photos verified (MOD-22) or an age check is required
 * (TRAP-24), or to those where staff do or do not write for fictional profiles (CHAT-36).
 */
export type PageText = {
  title: string
  lead: string
  sections: readonly {
    id: string
    title: string
    body: readonly Block[]
    only?: 'eu' | 'no-eu' | 'desk' | 'no-desk' | 'cards' | 'verification' | 'age-check'
  }[]
}
