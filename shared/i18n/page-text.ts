/** The static pages by the last part of their path (ROUTE-40 to ROUTE-46). */
export const pageKeys = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'] as const
export type PageKey = (typeof pageKeys)[number]

/** What the texts of the pages may name: facts of the site, filled in from its settings, so that no page tells another price or address than the site. */
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
  'gift_credits',
  'message_price',
  'free_photos',
  'premium_photos',
  'free_conversations',
  'history_days',
] as const
export type PageFact = (typeof pageFacts)[number]

/** A paragraph, or the points of a list. `{fact}` is filled in; `[words](/path)` is a link within the site. */
type Block = string | readonly string[]

/**
 * The long text of a static page, one per language (I18N-03). Every language has the same sections with the same ids in the same order, which a
 * test compares. `only` keeps a section to sites where it is the law.
 */
export type PageText = {
  title: string
  lead: string
  sections: readonly { id: string; title: string; body: readonly Block[]; only?: 'eu' }[]
}
