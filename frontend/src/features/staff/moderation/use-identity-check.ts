import { useState } from 'react'
import { ulid } from 'ulid'
import { checkLength, type IdentityCheck } from '#shared/model/hand-request.ts'

/** Form state of the identity check for one data request that staff handle by hand. */
export function useIdentityCheck() {
  const [id] = useState(() => ulid())
  const [way, setWay] = useState<IdentityCheck | ''>('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = note.trim().length < checkLength.min
  return {
    way,
    setWay,
    note,
    setNote,
    isTried,
    isShort,
    /** Answers with the request id; null if an answer is missing, which the fields then show. */
    read: () => {
      setTried(true)
      return way === '' || isShort ? null : { id, way, note }
    },
  }
}

export type Check = ReturnType<typeof useIdentityCheck>
export type Answers = NonNullable<ReturnType<Check['read']>>
