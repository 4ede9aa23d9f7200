import { useCallback, useState } from 'react'
import { useStaffUser } from './session.ts'

/**
 * Prefix of the keys of drafts (unsent console input) in sessionStorage. Drafts survive a reload
 * and an expired session, but not the closing of the tab: answers to complaints must not remain on
 * the device.
 */
const prefix = 'staff-draft:'

/** Deletes all drafts of the console, when a staff member signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // storage is unavailable
  }
}

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {
    // storage is unavailable: the draft lasts only while the screen is mounted
  }
}

/**
 * Draft of the signed-in staff member: `useStaffDraft('answer', complaintId)`. An empty text
 * deletes it.
 */
export function useStaffDraft(...name: readonly string[]): readonly [string, (text: string) => void] {
  const key = prefix + [useStaffUser()?.id, ...name].join(':')
  const [draft, setDraft] = useState({ key, text: readDraft(key) })
  const change = useCallback(
    (text: string) => {
      writeDraft(key, text)
      setDraft({ key, text })
    },
    [key],
  )
  return [draft.key === key ? draft.text : readDraft(key), change]
}
