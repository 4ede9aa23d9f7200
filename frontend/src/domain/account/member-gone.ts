type Forget = () => void
const listeners = new Set<Forget>()

/**
 * Registers cleanup of a member's data outside the query
 * cache, for modules that are not in the first load.
 */
export const onMemberGone = (forget: Forget): void => {
  listeners.add(forget)
}

/** Called by the session on sign-out. */
export const tellMemberGone: Forget = () => {
  for (const forget of listeners) forget()
}
