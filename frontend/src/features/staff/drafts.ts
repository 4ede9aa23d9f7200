import { useCallback, useState } from 'react'
import { tabStorage } from '#frontend/lib/storage.ts'
import { useStaffUser } from './session.ts'

/**
 * Prefix of the keys of drafts (unsent console input). Drafts survive a reload and an expired
 * session, but not the closing of the tab: answers to complaints must not remain on the device.
 */
const prefix = 'staff-draft:'

/** Deletes all drafts of the console, when a staff member signs out. */
export const forgetDrafts = (): void => tabStorage.deleteAll(prefix)

/**
 * Draft of the signed-in staff member: `useStaffDraft('answer', complaintId)`. An empty text
 * deletes it.
 */
export function useStaffDraft(...name: readonly string[]): readonly [string, (text: string) => void] {
  const key = prefix + [useStaffUser()?.id, ...name].join(':')
  const [draft, setDraft] = useState({ key, text: tabStorage.read(key) ?? '' })
  const change = useCallback(
    (text: string) => {
      // if the browser stores nothing, the draft lasts only while the screen is mounted
      tabStorage.write(key, text)
      setDraft({ key, text })
    },
    [key],
  )
  return [draft.key === key ? draft.text : (tabStorage.read(key) ?? ''), change]
}
