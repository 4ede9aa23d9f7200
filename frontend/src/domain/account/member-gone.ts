type Forget = () => void
const listeners = new Set<Forget>()

/**
 * Registers a function that removes a member's data outside the query cache. Modules that are not
 * in the first load register themselves when they load.
 */
export const onMemberGone = (forget: Forget): void => {
  listeners.add(forget)
}

/** Runs the registered cleanups, on sign-out and when another member has signed in. */
export const emitMemberGone: Forget = () => {
  for (const forget of listeners) forget()
}
