let underWay = 0

/** Whether a request that ends the session on purpose is pending. */
export const isSessionEndExpected = (): boolean => underWay > 0

/**
 * Runs a request that ends the session on purpose, then `read`, which refetches the session. If the
 * server refuses a poll in the meantime (API-24), the page must not redirect to the login, which
 * would hide the request's result.
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
