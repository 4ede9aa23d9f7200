import { Check, Flame, Siren, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type Escalation, escalations, staffRefusalReasons } from '#shared/model/photo.ts'
import { answersTo, commandOfReason, type QueueCommand } from '../queue-commands.ts'
import type { QueueKeys } from '../use-queue-keys.ts'
import { DecisionButton, RefuseButton } from './DecisionButton.tsx'
import { QueueMoves } from './QueueMoves.tsx'

type DecisionsProps = QueueKeys & {
  isOpened: boolean
  isChoosingReason: boolean
  asked: Escalation | null
  isZoomed: boolean
  onCommand: (command: QueueCommand) => void
}

const escalationKeys = { minor: 'M', child_abuse: 'C' } as const

/**
 * Buttons for the decisions on the current photo, each with its shortcut. The photo must be opened
 * before it can be approved.
 */
export function Decisions(props: DecisionsProps) {
  const { isOpened, isChoosingReason, asked, isZoomed, hasKeys, onCommand, onKeys } = props
  const t = useTranslations('staff.photos')
  const choices = asked
    ? answersTo(asked).map((command) => ({
        words: t(command.decision.verdict === 'escalated' ? `escalate.${asked}` : `refuseOnly.${asked}`),
        command,
      }))
    : staffRefusalReasons.map((reason) => ({ words: t(`reasons.${reason}`), command: commandOfReason(reason) }))
  return (
    <section aria-label={t('decide')} className="flex flex-col gap-2">
      <DecisionButton
        words={t('main')}
        shortcut="A"
        hasKeys={hasKeys}
        icon={<Check aria-hidden="true" />}
        tone="primary"
        disabled={!isOpened}
        onPress={() => onCommand({ type: 'decide', decision: { verdict: 'main' } })}
      />
      <DecisionButton
        words={t('explicit')}
        shortcut="E"
        hasKeys={hasKeys}
        icon={<Flame aria-hidden="true" />}
        disabled={!isOpened}
        onPress={() => onCommand({ type: 'decide', decision: { verdict: 'explicit' } })}
      />
      <RefuseButton
        words={t('refuse')}
        label={asked ? t(`ask.${asked}`) : t('reason')}
        isAsking={asked !== null}
        {...{ choices, isChoosingReason, hasKeys, onCommand }}
      />
      {escalations.map((suspicion) => (
        <DecisionButton
          words={t(`escalate.${suspicion}`)}
          shortcut={escalationKeys[suspicion]}
          hasKeys={hasKeys}
          icon={<Siren aria-hidden="true" />}
          key={suspicion}
          onPress={() => onCommand({ type: 'decide', decision: { verdict: 'escalated', suspicion } })}
        />
      ))}
      <p className="text-muted text-sm">{t('escalateHint')}</p>
      <DecisionButton
        words={t(isZoomed ? 'zoomOut' : 'zoomIn')}
        shortcut="Z"
        hasKeys={hasKeys}
        icon={isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        size="sm"
        aria-pressed={isZoomed}
        disabled={!isOpened}
        onPress={() => onCommand({ type: 'zoom' })}
      />
      {isZoomed && hasKeys && <p className="text-muted text-sm max-md:hidden">{t('zoomHint')}</p>}
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
