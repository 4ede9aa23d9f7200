/**
 * VAT contained in a price, in cents, rounded half up (PAY-58). The rest of the price is the net
 * amount, so that VAT and net amount always add up to the price. Computed in integers, because
 * rates such as 8.1 are not exact in binary.
 */
export function containedVatCents(priceCents: number, vatPercent: number): number {
  const rate = Math.round(vatPercent * 100)
  const whole = 10_000 + rate
  return Math.floor((2 * priceCents * rate + whole) / (2 * whole))
}
