import { useLocale, useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { languageIn } from '#frontend/features/staff/language-in.ts'
import { FormDialog } from '#frontend/features/staff/parts/FormDialog.tsx'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { unbanTemplates } from '#frontend/features/staff/templates.ts'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { reasonLength } from '#shared/model/reason.ts'

type UnbanDialogProps = {
  member: SmallCard
  language: Language
  isOpen: boolean
  isPending: boolean
  error: unknown
  onClose: () => void
  /** Must call `onDone` after the server has stored the reason; `onDone` deletes the draft. */
  onConfirm: (reason: string, onDone: () => void) => void
}

/** Asks for the reason to lift a ban or suspension, which the member will read. */
export function UnbanDialog(props: UnbanDialogProps) {
  const { member, language, isOpen, isPending, error, onClose, onConfirm } = props
  const t = useTranslations('staff.actions.unban')
  const common = useTranslations('staff.actions')
  const written = useTranslations('staff.mailed')
  const locale = useLocale()
  const [reason, setReason] = useStaffDraft('unban', member.id)
  const mailed = useMailedText({
    name: ['unban', member.id],
    text: reason,
    onChange: setReason,
    language,
    min: reasonLength.min,
    templates: unbanTemplates,
  })
  const submit = () => {
    if (mailed.check() && !isPending) onConfirm(reason, mailed.clear)
  }
  return (
    <FormDialog
      title={t('title', { name: member.name })}
      submit={t('button')}
      isOpen={isOpen}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-muted">{t('text')}</p>
      <MailedTextField
        mailed={mailed}
        label={common('reason')}
        description={`${common('reasonHint')} ${written('language', { language: languageIn(language, locale) })}`}
        maxLength={reasonLength.max}
        short={common('reasonMissing')}
      />
    </FormDialog>
  )
}
