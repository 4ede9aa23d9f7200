export type TextTree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts over others of the same shape: what is missing or empty is taken from the source, never shown as a key (I18N-05). */
export function withFallback<Texts extends TextTree>(source: Texts, own: TextTree): Texts {
  const entries = Object.entries(source).map(([key, text]) => {
    const found = own[key]
    if (isTree(text)) return [key, withFallback(text, isTree(found) ? found : {})]
    return [key, found === undefined || found === '' ? text : found]
  })
  return Object.fromEntries(entries) as Texts
}
