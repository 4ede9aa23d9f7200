import { ArrowUp, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#frontend/ui/IconButton.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { type PromptId, promptIds } from '#shared/model/profile.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { promptLength } from '#shared/rules/profile.ts'
import type { PromptLine } from '../changes.ts'

type PromptFieldsProps = {
  number: number
  line: PromptLine
  /** Prompts of all lines: each can be chosen once. */
  taken: readonly PromptLine['prompt'][]
  onChange: (part: Partial<PromptLine>) => void
  onBlur: (() => void) | undefined
  onRemove: () => void
  onMoveUp: (() => void) | undefined
}

/** One prompt with its answer. */
export function PromptFields({ number, line, taken, onChange, onBlur, onRemove, onMoveUp }: PromptFieldsProps) {
  const t = useTranslations('profile.prompts')
  const counter = useTranslations('profile.about')
  const words = useTranslations('members.prompts')
  const left = promptLength - visibleLength(line.answer.trim())
  const hint = left < 0 ? counter('over', { count: -left }) : counter('left', { count: left })
  const title = t('prompt', { number: String(number) })
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-4">
      <legend className="sr-only">{title}</legend>
      <SelectField
        label={title}
        placeholder={t('choose')}
        options={promptIds
          .filter((id) => id === line.prompt || !taken.includes(id))
          .map((id) => ({ value: id, label: words(id) }))}
        value={line.prompt}
        onChange={({ target }) => onChange({ prompt: target.value as PromptId | '' })}
        error={line.prompt === '' && line.answer.trim() !== '' ? t('chooseFirst') : null}
      />
      <TextAreaField
        label={t('answer')}
        rows={2}
        value={line.answer}
        onChange={({ target }) => onChange({ answer: target.value })}
        onBlur={onBlur}
        error={left < 0 ? hint : null}
      />
      <div className="-mr-2 -mb-2 flex items-center">
        <p className="mr-auto tabular text-muted text-sm">{left >= 0 && line.answer !== '' && hint}</p>
        {onMoveUp && (
          <IconButton
            label={t('up', { number: String(number) })}
            icon={<ArrowUp aria-hidden="true" />}
            onClick={onMoveUp}
          />
        )}
        <IconButton
          label={t('remove', { number: String(number) })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  )
}
