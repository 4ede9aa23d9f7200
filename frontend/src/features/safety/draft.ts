import { useCallback, useState } from 'react'
import { ulid } from 'ulid'
import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { type ComplaintKind, complaintKinds } from '#shared/model/complaint.ts'

/** A complaint being written. Its id is made with it, so that sending it again after a failure is the same complaint. */
export type Draft = {
  id: string
  kind: ComplaintKind | null
  member: string
  photo: string
  text: string
  email: string
}

const isKind = (text: string | undefined): text is ComplaintKind => complaintKinds.some((kind) => kind === text)

/** What the address says of it: `/complaints?member=<id>&kind=message`. */
export const startOf = ({ member = '', photo = '', kind }: Readonly<Record<string, string>>): Omit<Draft, 'id'> => ({
  kind: isKind(kind) ? kind : member ? 'profile' : null,
  member,
  photo,
  text: '',
  email: '',
})

/** A member's draft stays on the device until they log out; a visitor's in this tab only, as nobody else there should read it. */
const storageOf = (memberId: string | undefined, about: string) => {
  const key = keptKey(memberId ?? 'visitor', 'complaint', about)
  if (memberId) return { read: () => keptText(key), write: (text: string | null) => keepText(key, text) }
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text: string | null) => {
      try {
        if (text) sessionStorage.setItem(key, text)
        else sessionStorage.removeItem(key)
      } catch {
        // without storage it lasts as long as the page
      }
    },
  }
}

function readDraft(kept: string | null): Partial<Draft> {
  try {
    return JSON.parse(kept ?? '{}') as Partial<Draft>
  } catch {
    return {}
  }
}

/** The draft about whom the address names, as it was left; one per member that a complaint is about. */
export function useDraft(memberId: string | undefined, start: Omit<Draft, 'id'>) {
  const [draft, setDraft] = useState<Draft>(() => ({
    id: ulid(),
    ...start,
    ...readDraft(storageOf(memberId, start.member).read()),
  }))
  const change = useCallback(
    (part: Partial<Draft>) => {
      setDraft((before) => {
        const next = { ...before, ...part }
        storageOf(memberId, start.member).write(JSON.stringify(next))
        return next
      })
    },
    [memberId, start.member],
  )
  const forget = useCallback(() => storageOf(memberId, start.member).write(null), [memberId, start.member])
  return { draft, change, forget }
}
