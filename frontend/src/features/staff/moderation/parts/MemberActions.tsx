import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { DecideDialog } from '#frontend/features/staff/parts/DecideDialog.tsx'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { escalations } from '#shared/model/photo.ts'
import { useChangeMember } from '../members.ts'
import { Suspect } from './Suspect.tsx'
import { UnbanDialog } from './UnbanDialog.tsx'

type Asked = 'decide' | 'unban' | 'end_sessions'

/**
 * A moderator's actions on a member. Each action needs a confirmation or a reason (MOD-01,
 * TRAP-63).
 */
export function MemberActions({ member, q }: { member: StaffMember; q: string }) {
  const t = useTranslations('staff.actions')
  const errorText = useErrorText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = useChangeMember(q)
  const { id, name } = member.card
  const close = () => {
    setAsked(null)
    change.reset()
  }
  const done = (words: string) => ({
    onSuccess: () => {
      showToast(words, { tone: 'success' })
      close()
    },
  })
  const error = change.error && errorText(change.error)
  const isBanned = member.status === 'banned'
  const isSuspended = member.suspended_until !== null || member.suspended_for !== null
  // `name_removed` is not offered for a fictional profile: the server refuses it
  // (`fictional_profile`).
  const ofMembers = member.card.fictional ? [] : (['name_removed'] as const)
  const pauses = member.misuse_warned && member.complaints_paused_until === null ? (['complaints_paused'] as const) : []
  const bars = isBanned ? (['banned'] as const) : (['warned', ...ofMembers, 'suspended', 'banned'] as const)
  const isDecided = isBanned && !isSuspended
  const kinds = isDecided && pauses.length > 0 ? pauses : [...bars, ...pauses]
  return (
    <section aria-label={t('title')} className="flex flex-wrap items-start gap-2">
      {member.suspended_for ? (
        <LinkButton to={complaintPath(member.suspended_for)}>{t('suspect.open')}</LinkButton>
      ) : (
        <>
          <Button tone="danger" onClick={() => setAsked('decide')} disabled={isDecided && pauses.length === 0}>
            {t('decide.button')}
          </Button>
          {member.may_lift && <Button onClick={() => setAsked('unban')}>{t('unban.button')}</Button>}
        </>
      )}
      <Button onClick={() => setAsked('end_sessions')} disabled={member.sessions === 0}>
        {t('endSessions.button')}
      </Button>
      {!member.card.fictional && (!isBanned || (isSuspended && !member.suspended_for)) && (
        <Suspect member={member.card} suspicions={escalations} />
      )}
      {isBanned && !member.suspended_for && !member.may_lift && (
        <p className="max-w-[65ch] basis-full text-muted text-sm">{t('unban.caseRoles')}</p>
      )}
      <DecideDialog
        kinds={kinds}
        member={member.card}
        language={member.language}
        q={q}
        isOpen={asked === 'decide'}
        onClose={close}
      />
      <UnbanDialog
        member={member.card}
        language={member.language}
        isOpen={asked === 'unban'}
        isPending={change.isPending}
        error={change.error}
        onClose={close}
        onConfirm={(reason, onDone) =>
          change.mutate(
            { id, action: 'unban', reason },
            {
              onSuccess: ({ status }) => {
                onDone()
                // A member whose earlier suspension resumes stays banned.
                done(t(status === 'banned' ? 'unban.resumed' : 'unban.done', { name })).onSuccess()
              },
            },
          )
        }
      />
      <ConfirmDialog
        title={t('endSessions.title', { name })}
        text={t('endSessions.text')}
        confirm={t('endSessions.button')}
        isOpen={asked === 'end_sessions'}
        isPending={change.isPending}
        error={error}
        onClose={close}
        onConfirm={() => change.mutate({ id, action: 'end_sessions' }, done(t('endSessions.done', { name })))}
      />
    </section>
  )
}
