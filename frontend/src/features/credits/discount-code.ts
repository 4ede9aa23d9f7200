import { useMember } from '#frontend/domain/account/session.ts'
import { changeSessionState, type SessionState, useSessionState } from '#frontend/domain/account/session-state.ts'
import type { DiscountCode } from '#shared/model/money.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'

/** Keeps a code that the server has accepted, until it is cleared by null (OPEN-55). The automatic discount is the server's own (PAY-36). */
export const keepTypedCode = (typed: SessionState['discountCode']): void => changeSessionState({ discountCode: typed })

/** The typed code of the member who is here, or null. */
export function useTypedCode(): string | null {
  const { discountCode } = useSessionState()
  const member = useMember()
  return discountCode && discountCode.member === member?.id ? discountCode.code : null
}

/** Keeps the code of a welcome campaign beside the typed one (PAY-37): `automatic` is the discount without a typed code. The time bonus is none. */
export const keepWelcomeCode = (automatic: DiscountCode | null): void =>
  changeSessionState({ welcomeDiscountCode: automatic?.code === timeBonusCode ? null : (automatic?.code ?? null) })

/** The welcome code that holds again once the typed one is cleared, or null. */
export const useWelcomeCode = (): string | null => useSessionState().welcomeDiscountCode
