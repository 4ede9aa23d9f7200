import { useSyncExternalStore } from 'react'
import { useMember } from '#frontend/lib/session.ts'
import { createStore } from '#frontend/lib/store.ts'

/** The code that a member typed and that holds until it is cleared (OPEN-55). The automatic discount is the server's own (PAY-36). */
type Typed = { member: string; code: string }

const key = 'discount-code'

function readKept(): Typed | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null
  } catch {
    return null
  }
}

const store = createStore(readKept())

/** Keeps a code that the server has accepted, for this member and tab, also over the way to the payment provider; null clears it. */
export function keepTypedCode(typed: Typed | null): void {
  store.write(typed)
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed))
    else sessionStorage.removeItem(key)
  } catch {
    // without storage it holds until the page is left
  }
}

/** The typed code of the member who is here, or null. */
export function useTypedCode(): string | null {
  const typed = useSyncExternalStore(store.subscribe, store.read)
  const member = useMember()
  return typed && typed.member === member?.id ? typed.code : null
}
