import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { verificationRefusals } from '#shared/model/verification.ts'
import type { QueueCommand } from '../queue-commands.ts'
import type { QueueKeys } from '../use-queue-keys.ts'
import { commandOfRefusal, type VerificationDecision } from '../verification-queue.ts'
import { DecisionButton, RefuseButton } from './DecisionButton.tsx'
import { QueueMoves } from './QueueMoves.tsx'

type VerificationDecisionsProps = QueueKeys & {
  /** Whether the picture is open and loaded. */
  isOpened: boolean
  hasPhotos: boolean
  isChoosingReason: boolean
  onCommand: (command: QueueCommand<VerificationDecision>) => void
}

/**
 * Buttons for the decisions on the current verification, each with its shortcut. The picture must
 * be opened before the verification can be approved.
 */
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
      <RefuseButton
        words={t('refuse')}
        label={t('reason')}
        choices={verificationRefusals.map((reason) => ({
          words: t(`reasons.${reason}`),
          command: commandOfRefusal(reason),
        }))}
        {...{ isChoosingReason, hasKeys, onCommand }}
      />
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
