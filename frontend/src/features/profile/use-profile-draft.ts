import { useState } from 'react'
import type { CurrentUser } from '#shared/model/user.ts'
import { type DraftField, keepDraft, resumeDraft } from './drafts.ts'

type Edited<Value> = { value: Value; stored: Value }

/**
 * Value of a field that is saved while the member types, with its setter; the draft is stored on
 * this device until it is saved. `saved` is the value on the server, `stored` the same with changes
 * that are not saved yet. When `stored` changes elsewhere (on another device, in another tab, by
 * staff), an unedited field shows the new value, so that the page never saves the old one over it;
 * an edited field keeps what the member typed.
 */
export function useProfileDraft<Value>(
  { id }: CurrentUser,
  field: DraftField<Value>,
  { saved, stored }: { saved: Value; stored: Value },
): [Value, (value: Value) => void] {
  const [edited, setEdited] = useState<Edited<Value>>(() => ({
    value: resumeDraft(id, field, saved) ?? stored,
    stored,
  }))
  const shown = field.isSame(stored, edited.stored)
    ? edited
    : { value: field.isSame(edited.value, edited.stored) ? stored : edited.value, stored }
  if (shown !== edited) setEdited(shown)
  return [
    shown.value,
    (value) => {
      setEdited({ value, stored })
      keepDraft(id, field, value, saved)
    },
  ]
}
