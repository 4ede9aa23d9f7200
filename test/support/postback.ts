import { flexpayKey, flexpayShop, flexpaySigned } from '#infra/local/flexpay-signed.ts'

/** Postback of FlexPay with the shop's signature. */
export const postbackOf = (parameters: Readonly<Record<string, string>>): Record<string, string> =>
  flexpaySigned({ type: 'purchase', ...parameters }, { shop: flexpayShop, key: flexpayKey })
