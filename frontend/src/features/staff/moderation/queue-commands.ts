import { type Escalation, escalations, refusalOf, staffRefusalReasons } from '#shared/model/photo.ts'
import type { AnyDecision, Decision, Queue, Reason } from './queue.ts'

export type QueueCommand<Verdict extends AnyDecision = Decision> =
  | { type: 'toggle' | 'zoom' | 'reasons' | 'undo' }
  | { type: 'pan'; x: number; y: number }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'ask'; suspicion: Escalation }
  | { type: 'decide'; decision: Verdict }

type CommandByKey<Verdict extends AnyDecision> = Readonly<Record<string, QueueCommand<Verdict>>>

const everyQueue: CommandByKey<never> = {
  ' ': { type: 'toggle' },
  r: { type: 'reasons' },
  u: { type: 'undo' },
  ArrowRight: { type: 'move', by: 1 },
  ArrowLeft: { type: 'move', by: -1 },
}

/** Distance in per cent by which an arrow key moves a magnified photo. */
const panStep = 20
const pans: CommandByKey<never> = {
  ArrowRight: { type: 'pan', x: panStep, y: 0 },
  ArrowLeft: { type: 'pan', x: -panStep, y: 0 },
  ArrowDown: { type: 'pan', x: 0, y: panStep },
  ArrowUp: { type: 'pan', x: 0, y: -panStep },
}

type Shown = Pick<Queue, 'isChoosingReason' | 'asked' | 'zoom'>

/**
 * Returns a function that maps a key to a command. `letters`: commands of this queue by key.
 * `choicesOf`: the numbered choices that the queue shows. Arrow keys move a magnified photo. Digits
 * work only while the choices are visible, so that an accidental key press refuses no photo.
 */
export const commandsBy =
  <Verdict extends AnyDecision>(
    letters: CommandByKey<Verdict>,
    choicesOf: (asked: Escalation | null) => readonly QueueCommand<Verdict>[],
  ) =>
  (key: string, { isChoosingReason, asked, zoom }: Shown): QueueCommand<Verdict> | null => {
    const chosen = isChoosingReason && /^[1-9]$/.test(key) ? choicesOf(asked)[Number(key) - 1] : undefined
    if (chosen) return chosen
    if (key === 'Escape') return isChoosingReason ? { type: 'reasons' } : zoom ? { type: 'zoom' } : null
    const lower = key.length === 1 ? key.toLowerCase() : key
    return (zoom && pans[key]) ?? letters[lower] ?? everyQueue[lower] ?? null
  }

/**
 * Command of a refusal reason. If the reason is also a suspicion, the moderator is first asked
 * whether to open a case: a refusal alone neither suspends the owner nor informs a colleague
 * (MOD-06, MOD-07).
 */
export function commandOfReason(reason: Reason): QueueCommand {
  const suspicion = escalations.find((one) => refusalOf[one] === reason)
  return suspicion ? { type: 'ask', suspicion } : { type: 'decide', decision: { verdict: 'refused', reason } }
}

/** Decisions offered for a suspicion: open a case, or only refuse the photo. */
export const answersTo = (suspicion: Escalation): { type: 'decide'; decision: Decision }[] => [
  { type: 'decide', decision: { verdict: 'escalated', suspicion } },
  { type: 'decide', decision: { verdict: 'refused', reason: refusalOf[suspicion] } },
]

export const commandOf = commandsBy<Decision>(
  {
    a: { type: 'decide', decision: { verdict: 'main' } },
    e: { type: 'decide', decision: { verdict: 'explicit' } },
    m: { type: 'decide', decision: { verdict: 'escalated', suspicion: 'minor' } },
    c: { type: 'decide', decision: { verdict: 'escalated', suspicion: 'child_abuse' } },
    z: { type: 'zoom' },
  },
  (asked) => (asked ? answersTo(asked) : staffRefusalReasons.map(commandOfReason)),
)
