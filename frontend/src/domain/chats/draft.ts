import { keptKey, keptText } from '#frontend/lib/kept-texts.ts'

/** Where the draft of a conversation is kept on this device. */
export const draftKey = (memberId: string, conversation: string): string => keptKey(memberId, 'draft', conversation)

export const hasDraft = (memberId: string, conversation: string): boolean =>
  !!keptText(draftKey(memberId, conversation))
