import { useCallback } from 'react'
import { sendLive } from '#frontend/domain/notifications/live.ts'
import { typingSeconds } from '#shared/rules/limits.ts'

/** Minimum interval between two notices of typing (OPEN-43). */
export const typingEveryMs = typingSeconds * 1_000

/** Last notice sent. Module state, as a conversation that moves to its own URL is remounted. */
let last = { member: '', at: Number.NEGATIVE_INFINITY }

/**
 * Returns a function that notifies `member` that the signed-in member is typing; call it on each
 * change of the text.
 */
export function useTypingNotice(member: string): (text: string) => void {
  return useCallback(
    (text) => {
      const now = performance.now()
      if (text.trim() === '' || (last.member === member && now - last.at < typingEveryMs)) return
      last = { member, at: now }
      sendLive({ type: 'typing', member })
    },
    [member],
  )
}
