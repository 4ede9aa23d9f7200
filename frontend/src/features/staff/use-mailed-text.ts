import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { findGap } from '#shared/model/mailed-text.ts'
import { useStaffDraft } from './drafts.ts'
import { type MailTemplate, templateId, templateText } from './templates.ts'

/** Template that was put into the text, with its unfilled text. */
type Used = { id: string; text: string }

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
  const t = useTranslations('staff.mailed')
  const field = useRef<HTMLTextAreaElement>(null)
  const [stored, store] = useStaffDraft('templates', ...name)
  const [isTried, setTried] = useState(false)
  /** Whether a template was chosen whose gap is yet to be selected. */
  const [isChosen, setChosen] = useState(false)
  // An empty text contains no template, also after a reload.
  const used = text.trim() === '' ? [] : usedIn(stored)
  const setUsed = (next: readonly Used[]) => store(next.length === 0 ? '' : JSON.stringify(next))
  const fitting = templates.map(templateId)
  const strays = used.filter(({ id }) => !fitting.includes(id))
  const unfilled = strays.filter((stray) => text.includes(stray.text))
  const isMisfit = strays.length > unfilled.length
  const isShort = text.trim().length < min
  const hasGap = findGap(text) !== null

  const change = (next: string) => {
    onChange(next)
    if (next.trim() === '') setUsed([])
  }
  const drop = () => {
    onChange(unfilled.reduce((rest, stray) => without(rest, stray.text), text))
    setUsed(used.filter((one) => !unfilled.includes(one)))
    showToast(t('dropped'))
  }
  useEffect(() => {
    if (unfilled.length > 0) drop()
  })

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
    setUsed([...used, { id: templateId(template), text: chosen }])
    setChosen(true)
  }
  return {
    ...{ field, text, onChange: change, language, templates, choose, isMisfit, isShort, hasGap },
    isTried,
    /** Whether the text can be sent; shows what is missing, and moves to a gap. */
    check: (): boolean => {
      setTried(true)
      if (hasGap) selectGap()
      return !isShort && !hasGap && !isMisfit
    },
    /** Called when staff have checked a text that contains a filled template of another choice. */
    confirm: () => setUsed(used.filter((one) => !strays.includes(one))),
    clear: () => {
      onChange('')
      store('')
      setTried(false)
    },
  }
}

const usedIn = (stored: string): readonly Used[] => (stored === '' ? [] : (JSON.parse(stored) as Used[]))

/** Text without a template, which may occur several times; everything else stays. */
const without = (text: string, template: string): string =>
  text
    .split(template)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
