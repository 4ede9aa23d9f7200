/** Suggested first messages (OPEN-42), keys of `chats.icebreakers`. */
export const icebreakers = ['weekend', 'coffee', 'music', 'smile', 'dish'] as const
