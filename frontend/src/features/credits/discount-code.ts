import { useMember } from '#frontend/lib/session.ts'
import { changeSessionState, type SessionState, useSessionState } from '#frontend/lib/session-state.ts'

/** Keeps a code that the server has accepted, until it is cleared by null (OPEN-55). The automatic discount is the server's own (PAY-36). */
export const keepTypedCode = (typed: SessionState['discountCode']): void => changeSessionState({ discountCode: typed })

/** The typed code of the member who is here, or null. */
export function useTypedCode(): string | null {
  const { discountCode } = useSessionState()
  const member = useMember()
  return discountCode && discountCode.member === member?.id ? discountCode.code : null
}
