import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#frontend/features/staff/member-view.ts'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { maySignIn } from '#shared/rules/user-status.ts'
import { type RequestedFile, useDownloadMember, useMemberRequests } from '../hand-requests.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { ErasureCard } from './ErasureCard.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const dialogs = { export: ExportDialog, correct: CorrectDialog, erase: EraseDialog, decline: DeclineDialog }
const acts = ['export', 'correct', 'erase', 'decline'] as const

/**
 * Buttons for data requests that staff handle by hand (MOD-19), with the pending export and
 * erasure.
 */
export function RequestsByHand({ member }: { member: StaffMember }) {
  const t = useTranslations('staff.requests')
  const { card, status } = member
  const { data, error, refetch } = useMemberRequests(card.id)
  const [asked, setAsked] = useState<(typeof acts)[number] | null>(null)
  const Asked = asked && dialogs[asked]
  const isWaiting = data?.erasure != null
  const isInCase = member.suspended_for !== null
  return (
    <section className="flex flex-col gap-4 rounded-control border border-line bg-surface p-4">
      <div>
        <h2 className="mb-1 text-base">{t('title')}</h2>
        <p className="text-muted text-sm">{t('lead')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button key={act} disabled={act === 'erase' && (isWaiting || isInCase)} onClick={() => setAsked(act)}>
            {t(`${act}.button`)}
          </Button>
        ))}
      </div>
      {isInCase && <p className="text-muted text-sm">{t('erase.inCase')}</p>}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.export && <FileState member={card.id} file={data.export} onReload={() => void refetch()} />}
      {data?.erasure && (
        <div className="border-line border-t pt-4">
          <ErasureCard erasure={data.erasure} />
        </div>
      )}
      {Asked && (
        <Asked member={card} language={member.language} maySignIn={maySignIn(status)} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

type FileStateProps = { member: string; file: RequestedFile; onReload: () => void }

function FileState({ member, file, onReload }: FileStateProps) {
  const t = useTranslations('staff.requests.file')
  const errorText = useErrorText()
  const download = useDownloadMember(member)
  const { id, state, delivery, expires_at: end } = file
  const isReady = state === 'ready' && delivery === 'staff' && end
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-4 text-sm">
      {download.error && (
        <Alert tone="danger" isLive>
          {errorText(download.error)}
        </Alert>
      )}
      {isReady ? (
        <>
          <p>{t.rich('ready', { time: () => <ExactTime key="end" at={end} /> })}</p>
          <Button tone="primary" isPending={download.isPending} onClick={() => download.mutate(id)}>
            {t('download')}
          </Button>
        </>
      ) : (
        <p>{t(state === 'ready' ? 'mailed' : state)}</p>
      )}
      {state === 'building' && <Button onClick={onReload}>{t('reload')}</Button>}
    </div>
  )
}
