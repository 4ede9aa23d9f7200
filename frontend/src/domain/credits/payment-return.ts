import * as z from 'zod/mini'
import {
  forgetReturnPath,
  type KeptPath,
  keepReturnPath,
  pageAt,
  type ReturnPath,
  readReturnPath,
} from '#frontend/domain/account/return-path.ts'
import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { parsedJson } from '#frontend/lib/storage.ts'

/** Page to return to after a payment. */
const PaymentReturn = z.object({
  payment: z.string(),
  path: z.string(),
  isLanding: z.boolean(),
})
type PaymentReturn = z.infer<typeof PaymentReturn>

/** Maximum number of payments whose return path is kept. */
const maxKept = 5

/**
 * Storage key. Like the drafts, the entry is shared by the tabs of this browser and deleted when
 * the member signs out.
 */
const keyOf = (memberId: string): string => keptKey(memberId, 'payment-returns')

function readAll(memberId: string): readonly PaymentReturn[] {
  const parsed = z.safeParse(z.array(PaymentReturn), parsedJson(keptText(keyOf(memberId))))
  return parsed.success ? parsed.data : []
}

/**
 * Stores the return path of a payment (CHAT-34): the path of the order, else the path stored in
 * this tab. On many phones the bank's app opens the page of the payment in another tab, which does
 * not share this tab's session storage.
 */
export function bindReturnPath(memberId: string, payment: string, ordered: KeptPath | null): void {
  const back = ordered ?? readReturnPath(memberId)
  if (!back) return
  const { path, isLanding } = back
  const others = readAll(memberId).filter((one) => one.payment !== payment)
  keepText(keyOf(memberId), JSON.stringify([{ payment, path, isLanding }, ...others].slice(0, maxKept)))
}

/**
 * Page to return to after a payment: the path stored for the payment, else the path stored in this
 * tab.
 */
export function returnPathOf(memberId: string, payment: string): ReturnPath | null {
  const bound = readAll(memberId).find((one) => one.payment === payment)
  if (bound) return pageAt(bound)
  const back = readReturnPath(memberId)
  return back && { ...back, isLanding: false }
}

/** Copies the return path of a payment to this tab, for another attempt to pay. */
export function takeUpReturnPath(memberId: string, payment: string): void {
  const bound = readAll(memberId).find((one) => one.payment === payment)
  if (bound) keepReturnPath(memberId, bound)
}

/** Deletes the return path of a payment from which the member has returned. */
export function forgetPaymentReturn(memberId: string, payment: string): void {
  const others = readAll(memberId).filter((one) => one.payment !== payment)
  keepText(keyOf(memberId), others.length > 0 ? JSON.stringify(others) : null)
  forgetReturnPath()
}
