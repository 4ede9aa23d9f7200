import { useTranslations } from 'use-intl'
import { Notes } from '#frontend/features/staff/parts/Notes.tsx'
import { type Opened, useAddNote, type WaitingConversation } from '../desk.ts'

/** Characters of a note, as in the contract (desk.note). */
const noteLength = { min: 1, max: 500 } as const

/** Notes of hosts about the conversation. */
export function DeskNotes({ waiting, notes }: { waiting: WaitingConversation; notes: Opened['notes'] }) {
  const t = useTranslations('staff.desk')
  const add = useAddNote(waiting)
  return (
    <section aria-labelledby="desk-notes" className="rounded-control border border-line bg-surface p-4">
      <h2 id="desk-notes" className="mb-2 text-base">
        {t('notes')}
      </h2>
      {notes.length === 0 && <p className="mb-3 text-muted text-sm">{t('noNotes')}</p>}
      <Notes
        notes={notes}
        className="mb-3 flex flex-col gap-2 empty:hidden"
        draft={['desk-note', waiting.conversation]}
        length={noteLength}
        words={{ note: t('note'), hint: t('noteHint'), add: t('addNote') }}
        send={add}
        onAdd={add.mutate}
      />
    </section>
  )
}
