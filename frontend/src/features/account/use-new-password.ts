import { useState } from 'react'

/** New password entered twice; compared on submit (ACC-36). */
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
    /** Password to send, or null if the two differ. */
    take: (): string | null => {
      const isEqual = typed.password === typed.repeated
      setUnequal(!isEqual)
      return isEqual ? typed.password : null
    },
    clear: () => setTyped(empty),
  }
}
