export type TextTree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Texts `own`, with those of `source` in place of missing or empty ones, so that no key is ever
 * shown (I18N-05).
 */
export function withFallback<Texts extends TextTree>(source: Texts, own: TextTree): Texts {
  const entries = Object.entries(source).map(([key, text]) => {
    const found = own[key]
    if (isTree(text)) return [key, withFallback(text, isTree(found) ? found : {})]
    return [key, found === undefined || found === '' ? text : found]
  })
  return Object.fromEntries(entries) as Texts
}
