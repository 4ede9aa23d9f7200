import { useCallback, useState } from 'react'
import { useStaffUser } from './session.ts'

/**
 * What was typed on the console and not sent. It outlives a reload and an ended session, but not the tab: an answer to a complaint has no
 * business on a disk.
 */
const prefix = 'staff-draft:'

/** Told when somebody signs out by their own wish. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // nothing was kept
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
    // it lasts as long as the screen
  }
}

/** One text of the signed-in staff member that is kept while it is typed: `useDraft('answer', complaintId)`. An empty text forgets it. */
export function useDraft(...name: readonly string[]): readonly [string, (text: string) => void] {
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
