import { useEffect, useRef, useState } from 'react'
import type { Language } from '#shared/i18n/languages.ts'
import { findGap } from '#shared/model/mailed-text.ts'
import { type MailTemplate, templateText } from './templates.ts'
import { useUsedTemplates } from './use-used-templates.ts'

type MailedTextOptions = {
  /** Name of the draft that stores which templates were used. */
  name: readonly string[]
  text: string
  onChange: (text: string) => void
  /** Language of the recipient. */
  language: Language
  /** Templates that fit the decision as it is chosen now. */
  templates: readonly MailTemplate[]
  min: number
}

export type MailedText = ReturnType<typeof useMailedText>

/**
 * Text that staff write for a mail, by hand or from a template (MOD-18). A template is added below
 * what was typed and never replaces it. If another decision is chosen, an unfilled template that no
 * longer fits is removed, and a filled one must be checked before the text can be sent.
 */
export function useMailedText({ name, text, onChange, language, templates, min }: MailedTextOptions) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { hasObsoleteFilled, addUsed, confirmObsolete, clearUsed } = useUsedTemplates({
    name,
    text,
    onChange,
    templates,
  })
  const [isTried, setTried] = useState(false)
  /** Whether a template was chosen whose first gap (text to fill in) is yet to be selected. */
  const [isChosen, setChosen] = useState(false)
  const isShort = text.trim().length < min
  const hasGap = findGap(text) !== null

  const change = (next: string) => {
    onChange(next)
    if (next.trim() === '') clearUsed()
  }

  /** Moves the focus to the first gap of the text and selects it. */
  const selectGap = () => {
    const control = field.current
    const gap = control && findGap(control.value)
    control?.focus()
    if (gap) control?.setSelectionRange(gap.from, gap.to)
  }
  // In an effect, because the field has the text only after the render.
  useEffect(() => {
    if (!isChosen) return
    setChosen(false)
    selectGap()
  })
  const choose = async (template: MailTemplate) => {
    const chosen = await templateText(template, language)
    // includes what was typed while the template loaded
    const typed = field.current?.value ?? text
    if (typed.includes(chosen)) return selectGap()
    onChange([typed.trimEnd(), chosen].filter(Boolean).join('\n\n'))
    addUsed(template, chosen)
    setChosen(true)
  }
  return {
    field,
    text,
    onChange: change,
    language,
    templates,
    choose,
    hasObsoleteFilled,
    isShort,
    hasGap,
    isTried,
    /** Whether the text can be sent; shows what is missing, and moves to a gap. */
    check: (): boolean => {
      setTried(true)
      if (hasGap) selectGap()
      return !isShort && !hasGap && !hasObsoleteFilled
    },
    confirm: confirmObsolete,
    clear: () => {
      onChange('')
      clearUsed()
      setTried(false)
    },
  }
}
