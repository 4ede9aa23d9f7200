import type { Bundle, Country } from '../countries/country.ts'

/**
 * Price per credit of a bundle in fractional cents (24.9975
 * for 400 credits at EUR 99.99); rounded only for display.
 */
export const pricePerCreditCents = (bundle: Bundle): number => bundle.priceCents / bundle.credits

/**
 * Minimum price of a message in cents: the cheapest price per credit times the credits
 * per message, rounded up so that the figure shown is never below the real one (OPEN-14).
 */
export function minMessageCostCents(country: Pick<Country, 'bundles' | 'messageCredits'>): number {
  const costs = country.bundles.map(({ priceCents, credits }) => (priceCents * country.messageCredits) / credits)
  return Math.ceil(Math.min(...costs))
}

/**
 * Discounted price in cents, rounded down in the member's favour: 25 % off 999 is 749, not 750.
 * Throws a RangeError unless the percentage is an integer from 0 to 100: only wrong data can cause
 * this, never a request.
 */
export function discountedCents(priceCents: number, percentage: number): number {
  if (!Number.isInteger(percentage) || percentage < 0 || percentage > 100) {
    throw new RangeError(`${percentage} is not a whole percentage from 0 to 100`)
  }
  return Math.floor((priceCents * (100 - percentage)) / 100)
}
