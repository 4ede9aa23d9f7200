import { Check, Crown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'

type Note = 'photos' | 'chats' | 'credits' | 'receipt' | 'once' | 'withdrawal'

type PurchaseNotesProps = { title: string; lead: string; notes: readonly Note[] }

/** What a first purchase includes, and what applies to it: receipt, withdrawal (PAY-11). */
export function PurchaseNotes({ title, lead, notes }: PurchaseNotesProps) {
  const t = useTranslations('buying.first')
  const { refund_days: days } = useSettings()
  return (
    <section className="w-full rounded-card bg-primary-tint p-4 text-left text-on-primary-tint">
      <div className="flex items-start gap-3">
        <Crown aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div>
          <h2 className="font-bold text-base">{title}</h2>
          <p>{lead}</p>
        </div>
      </div>
      <ul className="mt-3 grid gap-2 text-sm">
        {notes.map((note) => (
          <li key={note} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t(note, { days })}
          </li>
        ))}
      </ul>
    </section>
  )
}
