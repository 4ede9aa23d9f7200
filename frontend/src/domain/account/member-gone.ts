type Forget = () => void
const listeners = new Set<Forget>()

/**
 * Registers cleanup of a member's data outside the query
 * cache, for modules that are not in the first load.
 */
export const onMemberGone = (forget: Forget): void => {
  listeners.add(forget)
}

/** Runs the registered cleanups, on sign-out and when another member has signed in. */
export const tellMemberGone: Forget = () => {
  for (const forget of listeners) forget()
}
