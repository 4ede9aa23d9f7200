/**
 * Changes that a reaction follows. It gets no others, and AWS does not start the function of a lane
 * for a change that none of its reactions follows.
 */
export type Follows = {
  kinds: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  SK: string | { prefix: string }
}

/** Whether a sort key is the followed one or begins with the followed prefix. */
export const isFollowedKey = (followed: Follows['SK'], SK: string): boolean =>
  typeof followed === 'string' ? SK === followed : SK.startsWith(followed.prefix)
