import { useState } from 'react'
import { checkLength, type IdentityCheck } from '#shared/model/hand-request.ts'

/** Typed answers to how staff checked who asks, and whether they suffice. */
export function useIdentityCheck() {
  const [way, setWay] = useState<IdentityCheck | ''>('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = note.trim().length < checkLength.min
  return {
    ...{ way, setWay, note, setNote, isTried, isShort },
    /** Answers to send; null, with errors at the fields, where one is missing. */
    read: () => {
      setTried(true)
      return way === '' || isShort ? null : { way, note }
    },
  }
}

export type Check = ReturnType<typeof useIdentityCheck>
