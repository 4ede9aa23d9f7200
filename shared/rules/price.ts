import type { Bundle, Country } from '../countries/country.ts'

/** What one credit costs within a bundle, in cents and their fractions (24.9975 for 400 credits at EUR 99.99); rounded only where shown. */
export const pricePerCreditCents = (bundle: Bundle): number => bundle.priceCents / bundle.credits

/**
 * The least that a message can cost, in cents of the country's currency: the cheapest price of a credit times the credits of a
 * message, rounded up to a cent so that the shown figure is never below the true one (OPEN-14).
 */
export function minimumMessageCostCents(country: Pick<Country, 'bundles' | 'messageCredits'>): number {
  const costs = country.bundles.map(({ priceCents, credits }) => (priceCents * country.messageCredits) / credits)
  return Math.ceil(Math.min(...costs))
}

/**
 * A price after a discount, in cents. A fraction of a cent falls away, which is in the member's favour: 25 % off 999 is 749, not
 * 750. Throws a RangeError for what is not a whole percentage from 0 to 100, as that is a mistake in the data and never in a request.
 */
export function discountedCents(priceCents: number, percentage: number): number {
  if (!Number.isInteger(percentage) || percentage < 0 || percentage > 100) {
    throw new RangeError(`${percentage} is not a whole percentage from 0 to 100`)
  }
  return Math.floor((priceCents * (100 - percentage)) / 100)
}
