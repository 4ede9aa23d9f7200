import { useRef, useState } from 'react'
import type { Escalation } from '#shared/model/photo.ts'
import { type AnyDecision, type Queue, type QueueEvent, undoable, type Waiting } from './queue.ts'
import type { QueueCommand } from './queue-commands.ts'
import { useQueueKeys } from './use-queue-keys.ts'

type Controls<Entry extends Waiting, Verdict extends AnyDecision> = {
  read: () => Queue<Entry, Verdict>
  tell: (event: QueueEvent<Entry, Verdict>) => void
  commandOf: (key: string, queue: Queue<Entry, Verdict>) => QueueCommand<Verdict> | null
  /**
   * `undone`, `decided`, `asked` and `obstacle` are texts for screen readers. `obstacle` returns
   * the reason why a decision is impossible, or null.
   */
  undone: string
  decided: (decision: Verdict) => string
  /** Question whether to open a case on a suspicion; absent in queues that cannot open cases. */
  asked?: (suspicion: Escalation) => string
  obstacle: (queue: Queue<Entry, Verdict>, decision: Verdict) => string | null
}

/** Commands of a queue by button and key, and a text that announces the last command. */
export function useQueueCommands<Entry extends Waiting, Verdict extends AnyDecision>(
  controls: Controls<Entry, Verdict>,
) {
  const { read, tell } = controls
  const stage = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const onCommand = (command: QueueCommand<Verdict>) => {
    const before = read()
    if (command.type === 'toggle') tell({ type: 'toggled' })
    if (command.type === 'zoom') tell({ type: 'zoomed' })
    if (command.type === 'pan' && before.zoom)
      tell({ type: 'panned', to: { x: before.zoom.x + command.x, y: before.zoom.y + command.y } })
    if (command.type === 'reasons') tell({ type: 'reasonsToggled' })
    if (command.type === 'ask') {
      setSaid(controls.asked?.(command.suspicion) ?? '')
      tell({ type: 'asked', suspicion: command.suspicion })
    }
    if (command.type === 'move') tell({ type: 'moved', by: command.by })
    if (command.type === 'undo') {
      setSaid(undoable(before) ? controls.undone : '')
      tell({ type: 'undone' })
    }
    if (command.type === 'decide') {
      const { decision } = command
      const obstacle = controls.obstacle(before, decision)
      setSaid(obstacle ?? controls.decided(decision))
      if (obstacle === null) tell({ type: 'decided', decision, now: Date.now() })
    }
    // focuses the stage after every click, so that Space opens the next
    // photo; the list of reasons needs the focus itself
    if (command.type !== 'reasons') stage.current?.focus({ preventScroll: true })
  }
  const keys = useQueueKeys((key) => controls.commandOf(key, read()), onCommand)
  return { stage, said, onCommand, keys }
}
