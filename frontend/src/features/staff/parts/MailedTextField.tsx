import { useLocale, useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { languageIn } from '../language-in.ts'
import { templateId } from '../templates.ts'
import type { MailedText } from '../use-mailed-text.ts'

type MailedTextFieldProps = {
  mailed: MailedText
  label: string
  description?: string
  rows?: number
  maxLength: number
  /** Error of a text that is too short. */
  short: string
}

/** Field for a text that is mailed, with the templates that fit the decision (MOD-18). */
export function MailedTextField({ mailed, label, description, rows = 4, maxLength, short }: MailedTextFieldProps) {
  const t = useTranslations('staff.mailed')
  const locale = useLocale()
  const { templates, text, isShort, hasGap, isTried, hasObsoleteFilled } = mailed
  const error = hasGap ? t('left') : isShort ? short : null
  return (
    <>
      {templates.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('ready')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {templates.map((template) => (
              <Chip key={templateId(template)} onClick={() => void mailed.choose(template)}>
                {t(`names.${template.name}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <TextAreaField
        ref={mailed.field}
        label={label}
        description={description ?? t('language', { language: languageIn(mailed.language, locale) })}
        rows={rows}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => mailed.onChange(target.value)}
        error={hasObsoleteFilled ? t('misfit') : isTried ? error : null}
      />
      {hasObsoleteFilled && (
        <Button size="sm" className="self-start" onClick={mailed.confirm}>
          {t('fits')}
        </Button>
      )}
    </>
  )
}
