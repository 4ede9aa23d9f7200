import { Check, Flame, Siren, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { escalations, staffRefusalReasons } from '#shared/model/photo.ts'
import type { QueueCommand } from '../queue.ts'
import { KeyHint } from './KeyHint.tsx'
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
  const action = (words: string, key: string, icon: ReactNode) => (
    <>
      {icon}
      <span className="flex-1 text-left">{words}</span>
      {hasKeys && <KeyHint>{key}</KeyHint>}
    </>
  )
  const look = 'justify-start! [&>span]:w-full'
  return (
    <section aria-label={t('decide')} className="flex flex-col gap-2">
      <Button
        tone="primary"
        aria-keyshortcuts="A"
        disabled={!isOpened}
        className={look}
        onClick={() => onCommand({ type: 'decide', decision: { verdict: 'main' } })}
      >
        {action(t('main'), 'A', <Check aria-hidden="true" />)}
      </Button>
      <Button
        aria-keyshortcuts="E"
        disabled={!isOpened}
        className={look}
        onClick={() => onCommand({ type: 'decide', decision: { verdict: 'explicit' } })}
      >
        {action(t('explicit'), 'E', <Flame aria-hidden="true" />)}
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
          {staffRefusalReasons.map((reason, index) => (
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
      {escalations.map((suspicion) => (
        <Button
          key={suspicion}
          aria-keyshortcuts={escalationKeys[suspicion]}
          className={look}
          onClick={() => onCommand({ type: 'decide', decision: { verdict: 'escalated', suspicion } })}
        >
          {action(t(`escalate.${suspicion}`), escalationKeys[suspicion], <Siren aria-hidden="true" />)}
        </Button>
      ))}
      <p className="text-muted text-sm">{t('escalateHint')}</p>
      <Button
        size="sm"
        aria-keyshortcuts="Z"
        aria-pressed={isZoomed}
        disabled={!isOpened}
        className={look}
        onClick={() => onCommand({ type: 'zoom' })}
      >
        {action(
          t(isZoomed ? 'zoomOut' : 'zoomIn'),
          'Z',
          isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />,
        )}
      </Button>
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
