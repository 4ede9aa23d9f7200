import { useTranslations } from 'use-intl'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { maxPrompts, promptIds } from '#shared/model/profile.ts'
import { promptLength } from '#shared/rules/profile.ts'
import type { FictionalAnswers } from '../fictional-form.ts'

type FictionalPromptsProps = {
  prompts: FictionalAnswers['prompts']
  onChange: (prompts: FictionalAnswers['prompts']) => void
}

const lineNumbers = Array.from({ length: maxPrompts }, (_, at) => at)

/** Prompts of a fictional profile, with the labels of the form for real members (PROF-25). */
export function FictionalPrompts({ prompts, onChange }: FictionalPromptsProps) {
  const t = useTranslations('profile.prompts')
  const words = useTranslations('members.prompts')
  const lines = lineNumbers.map((at) => prompts[at] ?? { prompt: '', answer: '' })
  const change = (at: number, part: Partial<(typeof lines)[number]>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same three lines
        <div key={at} className="flex min-w-0 flex-col gap-2">
          <SelectField
            label={t('prompt', { number: String(at + 1) })}
            placeholder={t('choose')}
            options={promptIds
              .filter((id) => id === line.prompt || !lines.some(({ prompt }) => prompt === id))
              .map((id) => ({ value: id, label: words(id) }))}
            value={line.prompt}
            onChange={({ target }) => change(at, { prompt: target.value })}
          />
          <TextAreaField
            label={`${t('answer')} (${at + 1})`}
            maxLength={promptLength}
            value={line.answer}
            onChange={({ target }) => change(at, { answer: target.value })}
          />
        </div>
      ))}
    </div>
  )
}
