type Forget = () => void
const listeners = new Set<Forget>()

/** For what keeps something of the member outside the answers and is not part of the first load: it registers when it is loaded. */
export const onMemberGone = (forget: Forget): void => {
  listeners.add(forget)
}

/** Told by the session when nobody is logged in any more. */
export const tellMemberGone: Forget = () => {
  for (const forget of listeners) forget()
}
