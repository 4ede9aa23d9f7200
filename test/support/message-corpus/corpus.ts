/** Kinds of scam in the corpus, as consumer authorities name them. */
export type ScamKind = 'messenger' | 'money' | 'crypto' | 'giftCard' | 'parcel' | 'verification' | 'sugar' | 'blackmail'

export type MessageCorpus = {
  readonly scam: Record<ScamKind, readonly string[]>
  readonly harmless: readonly string[]
}
