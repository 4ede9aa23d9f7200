import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DecideDialog } from '#frontend/features/staff/parts/DecideDialog.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { ChosenKind, RemovableText } from '#shared/model/decision.ts'
import type { AnsweringDecision, ComplaintRow } from '../complaints.ts'
import type { Evidence } from '../evidence.ts'
import { useRemovableMessages } from './use-removable-messages.ts'

type ComplaintDecisionsProps = {
  complaint: ComplaintRow
  decisions: readonly AnsweringDecision[]
  /**
   * Evidence of an open complaint that the user may decide on, whose content a decision can remove;
   * null if there is none. If absent, no decision can be added.
   */
  evidence?: Evidence | null
}

/** Decisions that answer a complaint, and a dialog for a new one (MOD-18). */
export function ComplaintDecisions({ complaint, decisions, evidence }: ComplaintDecisionsProps) {
  const t = useTranslations('staff.complaint')
  const actions = useTranslations('staff.actions.decide')
  const words = useTranslations('safety.decision')
  const [isAsked, setAsked] = useState(false)
  const { id, about } = complaint
  const tied = decisions.filter((decision) => decision.tied)
  const messages = useRemovableMessages(complaint, evidence ?? null)
  const removable = removableIn(evidence ?? null, messages.length > 0, about?.fictional ?? false)
  return (
    <section className="flex flex-col items-start gap-3 rounded-control border border-line bg-surface p-4">
      <h2 className="text-base">{t('decisions')}</h2>
      {tied.length === 0 && <p className="text-muted text-sm">{t('noDecisions')}</p>}
      {tied.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {tied.map(({ number, kind, at }) => (
            <li key={number}>
              <strong>{words(`kinds.${kind}`)}</strong> <span className="tabular">{number}</span>{' '}
              <span className="text-muted">
                <ExactTime at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {evidence !== undefined && about && (
        <>
          <Button tone="danger" onClick={() => setAsked(true)}>
            {actions('button')}
          </Button>
          <DecideDialog
            kinds={removable.kinds}
            photo={removable.photo}
            fields={removable.fields}
            messages={messages}
            complaint={id}
            member={about}
            language={complaint.about_language ?? defaultLanguage}
            q={about.id}
            isOpen={isAsked}
            onClose={() => setAsked(false)}
          />
        </>
      )}
    </section>
  )
}

/**
 * Kinds of decision to choose from. The reported photo, texts and messages in the evidence can be
 * removed; the removal of reported content comes first.
 */
function removableIn(evidence: Evidence | null, hasMessages: boolean, isFictional: boolean) {
  // Only profile photos: the id of a photo in a conversation has the prefix "message-".
  const photo = evidence?.photos.find(({ id, reported }) => reported && !id.startsWith('message-'))?.id ?? ''
  const { about, prompts } = evidence?.profile ?? {}
  const fields: RemovableText[] = [
    ...(about ? (['about'] as const) : []),
    ...(Array.isArray(prompts) && prompts.length > 0 ? (['prompts'] as const) : []),
  ]
  const reported = evidence?.reported_text
  if (reported && reported !== 'about') fields.reverse()
  const isMessage = evidence?.messages.some((message) => message.reported) ?? false
  const kinds: ChosenKind[] = [
    ...(hasMessages && isMessage ? (['message_removed'] as const) : []),
    ...(photo ? (['photo_removed'] as const) : []),
    ...(fields.length > 0 ? (['text_removed'] as const) : []),
    ...(hasMessages && !isMessage ? (['message_removed'] as const) : []),
    ...(isFictional ? [] : (['name_removed'] as const)),
    ...(['warned', 'suspended', 'banned'] as const),
  ]
  return { photo, kinds, fields: fields.length > 0 ? fields : (['about'] as const) }
}
