import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { KeyHint } from '#frontend/features/staff/parts/KeyHint.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import type { AnyDecision } from '../queue.ts'
import type { QueueCommand } from '../queue-commands.ts'

type DecisionButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'className' | 'aria-keyshortcuts' | 'onClick'
> & {
  words: string
  /** Key that makes the same decision. */
  shortcut: string
  hasKeys: boolean
  icon?: ReactNode
  onPress: () => void
}

/** Button for a decision in a queue of staff, with its shortcut. */
export const DecisionButton = ({ words, shortcut, hasKeys, icon, onPress, ...rest }: DecisionButtonProps) => (
  <Button {...rest} aria-keyshortcuts={shortcut} className="justify-start! [&>span]:w-full" onClick={onPress}>
    {icon}
    <span className="min-w-0 flex-1 wrap-anywhere text-left">{words}</span>
    {hasKeys && <KeyHint>{shortcut}</KeyHint>}
  </Button>
)

type RefuseButtonProps<Verdict extends AnyDecision> = {
  words: string
  /** Accessible name of the choices; also visible if the label is a question (`isAsking`). */
  label: string
  isAsking?: boolean
  choices: readonly { words: string; command: QueueCommand<Verdict> }[]
  isChoosingReason: boolean
  hasKeys: boolean
  onCommand: (command: QueueCommand<Verdict>) => void
}

/** Button that shows the refusal reasons, each with the digit that is its shortcut. */
export const RefuseButton = <Verdict extends AnyDecision>(props: RefuseButtonProps<Verdict>) => (
  <>
    <DecisionButton
      words={props.words}
      shortcut="R"
      hasKeys={props.hasKeys}
      icon={<X aria-hidden="true" />}
      aria-expanded={props.isChoosingReason}
      onPress={() => props.onCommand({ type: 'reasons' })}
    />
    {props.isChoosingReason && (
      <div className="flex flex-col gap-1 border-danger-ink border-l-2 pl-2">
        {props.isAsking && <p className="text-sm">{props.label}</p>}
        <ol aria-label={props.label} className="flex flex-col gap-1">
          {props.choices.map(({ words, command }, index) => (
            <li key={words}>
              <DecisionButton
                size="sm"
                isWide
                words={words}
                shortcut={String(index + 1)}
                hasKeys={props.hasKeys}
                onPress={() => props.onCommand(command)}
              />
            </li>
          ))}
        </ol>
      </div>
    )}
  </>
)
