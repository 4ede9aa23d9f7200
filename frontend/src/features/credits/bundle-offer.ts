import { useOffer, useOfferWithoutCode } from '#frontend/domain/credits/offer.ts'

/**
 * Offer that applies to the order of one bundle: without the typed code if it does not lower the
 * price of this bundle. `bundle` is undefined while loading, and if the country does not sell it.
 */
export function useBundleOffer(id: string) {
  const withCode = useOffer()
  const isCodeInVain =
    withCode.code !== null && withCode.data?.bundles.find((offered) => offered.id === id)?.discount === null
  const withoutCode = useOfferWithoutCode(isCodeInVain)
  const { data: offer, error, refetch } = isCodeInVain ? withoutCode : withCode
  return { offer, bundle: offer?.bundles.find((offered) => offered.id === id), code: withCode.code, error, refetch }
}
