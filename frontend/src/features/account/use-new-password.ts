import { useState } from 'react'

/** A new password typed twice; whether the two are equal is told when it is sent (ACC-36). */
export function useNewPassword() {
  const empty = { password: '', repeated: '' }
  const [typed, setTyped] = useState(empty)
  const [isUnequal, setUnequal] = useState(false)
  return {
    ...typed,
    isUnequal,
    onChange: (change: Partial<typeof typed>) => {
      setTyped({ ...typed, ...change })
      setUnequal(false)
    },
    /** The password to send, or null where the two differ. */
    take: (): string | null => {
      const isEqual = typed.password === typed.repeated
      setUnequal(!isEqual)
      return isEqual ? typed.password : null
    },
    clear: () => setTyped(empty),
  }
}
