let underWay = 0

/** Whether a call that ends the session on purpose is under way. */
export const isSessionEndExpected = (): boolean => underWay > 0

/**
 * Runs a call that ends the session on purpose, and then `read`, which finds out who is left. A poll that is refused
 * meanwhile (API-24) must not lead to the login: what the call did would never be shown.
 */
export async function endSessionBy<Answer>(
  run: () => Promise<Answer>,
  read: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> {
  const settle = () => {
    underWay -= 1
  }
  underWay += 1
  try {
    const answer = await run()
    void read().finally(settle)
    return answer
  } catch (error) {
    settle()
    throw error
  }
}
