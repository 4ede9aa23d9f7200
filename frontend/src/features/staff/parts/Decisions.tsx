import { Check, Flame, Siren, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { escalations, staffRefusalReasons } from '#shared/model/photo.ts'
import type { QueueCommand } from '../queue.ts'
import { DecisionButton, RefusalReasons } from './DecisionButton.tsx'
import { QueueMoves } from './QueueMoves.tsx'

type DecisionsProps = {
  isOpened: boolean
  isChoosingReason: boolean
  isZoomed: boolean
  hasKeys: boolean
  onCommand: (command: QueueCommand) => void
  onKeys: (isOn: boolean) => void
}

const escalationKeys = { minor: 'M', child_abuse: 'C' } as const

/** Decisions on the current photo, each with its key. Approving requires opening it first. */
export function Decisions({ isOpened, isChoosingReason, isZoomed, hasKeys, onCommand, onKeys }: DecisionsProps) {
  const t = useTranslations('staff.photos')
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
          reasons={staffRefusalReasons}
          wordsOf={(reason) => t(`reasons.${reason}`)}
          hasKeys={hasKeys}
          onChoose={(reason) => onCommand({ type: 'decide', decision: { verdict: 'refused', reason } })}
        />
      )}
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
