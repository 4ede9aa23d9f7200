import { useState } from 'react'

type Draft<Value> = { value: Value; stored: Value }

/**
 * Value of a field that is saved while the member types. `stored` is the saved value, including
 * changes under way. When `stored` changes elsewhere (on another device, in another tab, by staff),
 * an unedited field shows the new value, so that the page never saves the old one over it; an
 * edited field keeps what the member typed. `kept`: draft from an earlier visit.
 */
export function useProfileDraft<Value>(
  stored: Value,
  { kept, isSame }: { kept: () => Value | null; isSame: (edited: Value, stored: Value) => boolean },
): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<Draft<Value>>(() => ({ value: kept() ?? stored, stored }))
  const shown = isSame(stored, draft.stored)
    ? draft
    : { value: isSame(draft.value, draft.stored) ? stored : draft.value, stored }
  if (shown !== draft) setDraft(shown)
  return [shown.value, (value) => setDraft({ value, stored })]
}
