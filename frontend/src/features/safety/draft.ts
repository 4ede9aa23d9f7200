import { useCallback, useEffect, useState } from 'react'
import { ulid } from 'ulid'
import type { Session } from '#frontend/domain/account/session.ts'
import { keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { parsedJson, tabStorage } from '#frontend/lib/storage.ts'
import {
  type ComplaintCategory,
  type ComplaintKind,
  complaintKinds,
  type ReportableText,
  reportableTexts,
} from '#shared/model/complaint.ts'

/**
 * Draft of a complaint. Its id is generated with it, so
 * that a retry after a failure is the same complaint.
 */
export type Draft = {
  id: string
  /** Kind of the complaint, if the link to the form names it. */
  kind: ComplaintKind | null
  category: ComplaintCategory | null
  member: string
  photo: string
  /** Key of the reported message, `<time>#<id>`; empty if the complaint names none (MOD-05). */
  message: string
  /** Reported text of the profile, if any (MOD-05). */
  field: ReportableText | null
  text: string
  name: string
  email: string
  goodFaith: boolean
}

const isKind = (text: string | undefined): text is ComplaintKind => complaintKinds.some((kind) => kind === text)

/** Fields from the URL: `/complaints?member=<id>&kind=message`. */
export const startOf = ({
  member = '',
  photo = '',
  message = '',
  field,
  kind,
}: Readonly<Record<string, string>>): Omit<Draft, 'id'> => ({
  kind: isKind(kind) ? kind : member ? 'profile' : null,
  category: kind === 'payment' ? kind : null,
  member,
  photo,
  message,
  field: reportableTexts.find((one) => one === field) ?? null,
  text: '',
  name: '',
  email: '',
  goodFaith: false,
})

/** Key of the subject of a complaint: each subject has its own draft. */
export const aboutIn = ({
  member,
  photo,
  message,
  field,
}: Pick<Draft, 'member' | 'photo' | 'message' | 'field'>): string =>
  [member, message || field || photo].filter(Boolean).join(' ')

/** Owner of a draft: a member's id, `visitor`, or `unknown` until the session is known. */
export const ownerOf = (session: Session): string => (session.state === 'member' ? session.user.id : session.state)

/**
 * Storage of a draft: local storage for a member; session storage for a visitor, so that no text
 * stays on a shared device.
 */
const storageOf = (owner: string, about: string) => {
  const key = keptKey(owner, 'complaint', about)
  if (owner !== 'visitor' && owner !== 'unknown')
    return { read: () => keptText(key), write: (text: string | null) => keepText(key, text) }
  // without storage, the draft lasts until the page unloads
  return { read: () => tabStorage.read(key), write: (text: string | null) => tabStorage.write(key, text) }
}

/** Fields filled in; all others follow the URL. */
type Typed = Partial<Draft> & Pick<Draft, 'id'>

const readTyped = (owner: string, about: string): Partial<Draft> =>
  (parsedJson(storageOf(owner, about).read()) as Partial<Draft> | null) ?? {}

/**
 * Stored draft merged with a draft typed while the session was unknown; the texts of the two are
 * joined.
 */
function withEarlier(stored: Partial<Draft>, early: Partial<Draft>): Typed {
  const text = [stored.text, early.text].filter(Boolean).join('\n\n')
  return { ...stored, ...early, ...(text && { text }), id: stored.id ?? early.id ?? ulid() }
}

function readDraft(owner: string, about: string): Typed {
  const early = readTyped('unknown', about)
  return withEarlier(owner === 'unknown' ? {} : readTyped(owner, about), early)
}

/**
 * Draft of a complaint, one per owner and reported member, photo, message or text. The owner may
 * become known after typing began.
 */
export function useComplaintDraft(owner: string, start: Omit<Draft, 'id'>) {
  const about = aboutIn(start)
  const [state, setState] = useState(() => ({ owner, typed: readDraft(owner, about) }))
  const { typed } = state
  if (state.owner !== owner) {
    const isFirstKnown = state.owner === 'unknown'
    setState({ owner, typed: isFirstKnown ? withEarlier(readTyped(owner, about), typed) : readDraft(owner, about) })
  }
  useEffect(() => {
    if (Object.keys(typed).length > 1) storageOf(owner, about).write(JSON.stringify(typed))
    if (owner !== 'unknown') storageOf('unknown', about).write(null)
  }, [owner, about, typed])
  const change = useCallback(
    (part: Partial<Draft>) => setState((before) => ({ ...before, typed: { ...before.typed, ...part } })),
    [],
  )
  const forget = useCallback(() => storageOf(owner, about).write(null), [owner, about])
  return { draft: { ...start, ...typed }, change, forget }
}
