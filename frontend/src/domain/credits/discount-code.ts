import { useMember } from '#frontend/domain/account/session.ts'
import { changeSessionState, type SessionState, useSessionState } from '#frontend/domain/account/session-state.ts'
import type { DiscountCode } from '#shared/model/money.ts'
import { timeBonusCode } from '#shared/rules/limits.ts'

/**
 * Stores a code that the server accepted, until it is cleared with null
 * (OPEN-55). The server applies the automatic discount on its own (PAY-36).
 */
export const keepTypedCode = (typed: SessionState['discountCode']): void => changeSessionState({ discountCode: typed })

/** Typed code of the current member, or null. */
export function useTypedCode(): string | null {
  const { discountCode } = useSessionState()
  const member = useMember()
  return discountCode && discountCode.member === member?.id ? discountCode.code : null
}

/**
 * Stores the welcome code, which applies again once a typed code is cleared (PAY-37). `automatic`
 * is the discount that applies without a typed code; it is stored unless it is the time bonus.
 */
export const keepWelcomeCode = (automatic: DiscountCode | null): void =>
  changeSessionState({ welcomeDiscountCode: automatic?.code === timeBonusCode ? null : (automatic?.code ?? null) })

/** Welcome code that applies again once the typed code is cleared, or null. */
export const useWelcomeCode = (): string | null => useSessionState().welcomeDiscountCode
