import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#frontend/ui/toasts.ts'
import { useStaffDraft } from './drafts.ts'
import { type MailTemplate, templateId } from './templates.ts'

/** Template that was put into the text, with its unfilled text. */
type Used = { id: string; text: string }

type UsedTemplatesOptions = {
  /** Name of the draft that stores which templates were used. */
  name: readonly string[]
  text: string
  onChange: (text: string) => void
  /** Templates that fit the decision as it is chosen now. */
  templates: readonly MailTemplate[]
}

/**
 * Templates that were put into a text. One is obsolete if it no longer fits the decision: it is
 * removed while unfilled, and must be checked once filled.
 */
export function useUsedTemplates({ name, text, onChange, templates }: UsedTemplatesOptions) {
  const t = useTranslations('staff.mailed')
  const [stored, store] = useStaffDraft('templates', ...name)
  // An empty text contains no template, even if the list stored before a reload names some.
  const used = text.trim() === '' ? [] : usedIn(stored)
  const setUsed = (next: readonly Used[]) => store(next.length === 0 ? '' : JSON.stringify(next))
  const fitting = templates.map(templateId)
  const obsolete = used.filter(({ id }) => !fitting.includes(id))
  const obsoleteUnfilled = obsolete.filter((one) => text.includes(one.text))

  const drop = () => {
    onChange(obsoleteUnfilled.reduce((rest, one) => withoutTemplate(rest, one.text), text))
    setUsed(used.filter((one) => !obsoleteUnfilled.includes(one)))
    showToast(t('dropped'))
  }
  useEffect(() => {
    if (obsoleteUnfilled.length > 0) drop()
  })
  return {
    hasObsoleteFilled: obsolete.length > obsoleteUnfilled.length,
    addUsed: (template: MailTemplate, chosen: string) => setUsed([...used, { id: templateId(template), text: chosen }]),
    /** Called when staff have checked a text that contains an obsolete filled template. */
    confirmObsolete: () => setUsed(used.filter((one) => !obsolete.includes(one))),
    clearUsed: () => setUsed([]),
  }
}

const usedIn = (stored: string): readonly Used[] => (stored === '' ? [] : (JSON.parse(stored) as Used[]))

/** Text without a template, which may occur several times; everything else stays. */
const withoutTemplate = (text: string, template: string): string =>
  text
    .split(template)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
