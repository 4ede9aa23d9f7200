import { Check, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { verificationRefusals } from '#shared/model/verification.ts'
import type { VerificationCommand } from '../verification-queue.ts'
import { DecisionButton, RefusalReasons } from './DecisionButton.tsx'
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
  return (
    <section aria-label={decide} className="flex flex-col gap-2 md:col-span-2 xl:col-span-1">
      <DecisionButton
        words={t('approve')}
        shortcut="A"
        hasKeys={hasKeys}
        icon={<Check aria-hidden="true" />}
        tone="primary"
        disabled={!isOpened || !hasPhotos}
        onPress={() => onCommand({ type: 'decide', decision: { verdict: 'approved' } })}
      />
      <DecisionButton
        words={t('refuse')}
        shortcut="R"
        hasKeys={hasKeys}
        icon={<X aria-hidden="true" />}
        aria-expanded={isChoosingReason}
        onPress={() => onCommand({ type: 'reasons' })}
      />
      {isChoosingReason && (
        <RefusalReasons
          label={t('reason')}
          reasons={verificationRefusals}
          wordsOf={(reason) => t(`reasons.${reason}`)}
          hasKeys={hasKeys}
          onChoose={(reason) => onCommand({ type: 'decide', decision: { verdict: 'refused', reason } })}
        />
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
