import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#frontend/ui/Button.tsx'
import { KeyHint } from './KeyHint.tsx'

type DecisionButtonProps = Omit<
  ComponentProps<typeof Button>,
  'children' | 'className' | 'aria-keyshortcuts' | 'onClick'
> & {
  words: string
  /** Key that does the same. */
  shortcut: string
  hasKeys: boolean
  icon?: ReactNode
  onPress: () => void
}

/** Decision in a queue of staff, with its key. */
export const DecisionButton = ({ words, shortcut, hasKeys, icon, onPress, ...rest }: DecisionButtonProps) => (
  <Button {...rest} aria-keyshortcuts={shortcut} className="justify-start! [&>span]:w-full" onClick={onPress}>
    {icon}
    <span className="flex-1 text-left">{words}</span>
    {hasKeys && <KeyHint>{shortcut}</KeyHint>}
  </Button>
)

type RefusalReasonsProps<Reason extends string> = {
  label: string
  reasons: readonly Reason[]
  wordsOf: (reason: Reason) => string
  hasKeys: boolean
  onChoose: (reason: Reason) => void
}

/** Reasons of a refusal, each with the digit of its place as its key. */
export const RefusalReasons = <Reason extends string>(props: RefusalReasonsProps<Reason>) => (
  <ol aria-label={props.label} className="flex flex-col gap-1 border-danger-ink border-l-2 pl-2">
    {props.reasons.map((reason, index) => (
      <li key={reason}>
        <DecisionButton
          size="sm"
          isWide
          words={props.wordsOf(reason)}
          shortcut={String(index + 1)}
          hasKeys={props.hasKeys}
          onPress={() => props.onChoose(reason)}
        />
      </li>
    ))}
  </ol>
)
