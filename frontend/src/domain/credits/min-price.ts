import { useMember, useMessagePrice, useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { minuteMs } from '#shared/rules/durations.ts'
import { minMessageCostCents } from '#shared/rules/price.ts'
import { useTypedCode } from './discount-code.ts'
import { hasEnded, type Offer, useOffer } from './offer.ts'

/** Age up to which a cached offer is used for a minimum price. */
const maxAgeMs = 5 * minuteMs

/**
 * Minimum price in cents of a number of credits at the prices of an offer, by the rule of OPEN-14.
 */
const minCents = ({ bundles }: Offer, count: number): number =>
  minMessageCostCents({
    bundles: bundles.map(({ id, credits, price_cents }) => ({ id, credits, priceCents: price_cents })),
    messageCredits: count,
  })

/**
 * Returns a function that formats the minimum price of a number of credits, with the discount of
 * this member; when it ends, the prices are refetched. Undefined while loading; null if the country
 * has no minimum price. The full prices of the settings apply to visitors, to members who have
 * bought before and typed no code, and if the offer fails to load.
 */
export function useMinPrice(): ((count: number) => string) | null | undefined {
  const full = useMessagePrice()
  const { message_credits } = useSettings()
  const locale = useRegionalLocale()
  const member = useMember()
  const hasCode = useTypedCode() !== null
  const isFirst = member !== null && !member.paid_user && !member.has_purchased
  const isWanted = full !== undefined && (hasCode || isFirst)
  const { data: offer, isError } = useOffer({ isWanted, maxAgeMs, isRefetchedAtEnd: true })
  if (!full) return null
  if (isWanted && offer && !hasEnded(offer))
    return (count) => priceText(minCents(offer, count), offer.bundles[0]!.currency, locale)
  if (isWanted && !isError) return undefined
  return (count) => priceText(Math.ceil((full.costs / message_credits) * count), full.currency, locale)
}
