import { createHash } from 'node:crypto'

/** Shop of the local run, with the key of its signatures. */
export const flexpayShop = '100001'
export const flexpayKey = 'localSignatureKey'

/** Parameters with the signature of a shop. */
export function flexpaySigned(
  parameters: Readonly<Record<string, string>>,
  { shop, key }: { shop: string; key: string },
): Record<string, string> {
  const all: Record<string, string> = { shopID: shop, ...parameters }
  const names = Object.keys(all).sort()
  const text = [key, ...names.map((name) => `${name}=${all[name]}`)].join(':')
  return { ...all, signature: createHash('sha256').update(text).digest('hex') }
}
