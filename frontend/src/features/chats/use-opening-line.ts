import { type RefObject, useEffect } from 'react'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import { useStore } from '#frontend/lib/store.ts'

/** Puts a first message that was chosen outside the conversation into its empty field. */
export function useOpeningLine(
  partnerId: string,
  field: RefObject<HTMLElement | null>,
  draft: string,
  setDraft: (text: string) => void,
): void {
  const line = useStore(openingLine)
  useEffect(() => {
    if (line?.to !== partnerId) return
    openingLine.write(null)
    // a message that was begun earlier is not overwritten
    if (draft === '') setDraft(line.text)
    field.current?.focus()
  }, [line, partnerId, field, draft, setDraft])
}
