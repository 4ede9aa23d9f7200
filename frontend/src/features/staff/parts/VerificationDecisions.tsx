import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { verificationRefusals } from '#shared/model/verification.ts'
import type { VerificationCommand } from '../verification-queue.ts'
import { KeyHint } from './KeyHint.tsx'
import { QueueMoves } from './QueueMoves.tsx'

type VerificationDecisionsProps = {
  /** Whether the picture was seen. */
  isOpened: boolean
  hasPhotos: boolean
  isChoosingReason: boolean
  hasKeys: boolean
  onCommand: (command: VerificationCommand) => void
  onKeys: (isOn: boolean) => void
}

/** Decisions on the current verification, each with its key. Approving requires opening it. */
export function VerificationDecisions(props: VerificationDecisionsProps) {
  const { isOpened, hasPhotos, isChoosingReason, hasKeys, onCommand, onKeys } = props
  const t = useTranslations('staff.verifications')
  const decide = useTranslations('staff.photos')('decide')
  const action = (words: string, key: string, icon: ReactNode) => (
    <>
      {icon}
      <span className="flex-1 text-left">{words}</span>
      {hasKeys && <KeyHint>{key}</KeyHint>}
    </>
  )
  const look = 'justify-start! [&>span]:w-full'
  return (
    <section aria-label={decide} className="flex flex-col gap-2 md:col-span-2 xl:col-span-1">
      <Button
        tone="primary"
        aria-keyshortcuts="A"
        disabled={!isOpened || !hasPhotos}
        className={look}
        onClick={() => onCommand({ type: 'decide', decision: { verdict: 'approved' } })}
      >
        {action(t('approve'), 'A', <Check aria-hidden="true" />)}
      </Button>
      <Button
        aria-keyshortcuts="R"
        aria-expanded={isChoosingReason}
        className={look}
        onClick={() => onCommand({ type: 'reasons' })}
      >
        {action(t('refuse'), 'R', <X aria-hidden="true" />)}
      </Button>
      {isChoosingReason && (
        <ol aria-label={t('reason')} className="flex flex-col gap-1 border-danger-ink border-l-2 pl-2">
          {verificationRefusals.map((reason, index) => (
            <li key={reason}>
              <Button
                size="sm"
                isWide
                aria-keyshortcuts={String(index + 1)}
                className={look}
                onClick={() => onCommand({ type: 'decide', decision: { verdict: 'refused', reason } })}
              >
                {action(t(`reasons.${reason}`), String(index + 1), null)}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {!isOpened && <p className="text-muted text-sm">{t('openFirst')}</p>}
      <QueueMoves
        hasKeys={hasKeys}
        onPrevious={() => onCommand({ type: 'move', by: -1 })}
        onSkip={() => onCommand({ type: 'move', by: 1 })}
        onKeys={onKeys}
      />
    </section>
  )
}
