import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { deletionReasons } from '#shared/contract/own-account.ts'
import { deletionGraceDays, stayCode } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'

export type Reasons = { reason: (typeof deletionReasons)[number] | null; remarks: string }

/**
 * Consequences of a deletion, and two optional questions (ACC-45, ACC-46). The offer of a discount
 * is below the button, never in its place (ACC-52).
 */
export function DeleteForm({
  reasons: { reason, remarks },
  onChange,
  onCancel,
  onSubmit,
}: {
  reasons: Reasons
  onChange: (reasons: Reasons) => void
  onCancel: () => void
  onSubmit: () => void
}) {
  const t = useTranslations('account.leaving')
  const discount = useSettings().delete_discount
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
        <li>{t('form.atOnce')}</li>
        <li>{t('form.wayBack', { days: String(deletionGraceDays) })}</li>
        <li>{t('form.afterwards')}</li>
      </ul>
      <Balance />
      <fieldset>
        <legend className="mb-2 font-medium">{t('form.reason')}</legend>
        <div className="flex flex-wrap gap-2">
          {deletionReasons.map((one) => (
            <Chip
              key={one}
              isPressed={one === reason}
              onClick={() => onChange({ reason: one === reason ? null : one, remarks })}
            >
              {t(`reasons.${one}`)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label={t('form.remarks')}
        value={remarks}
        onChange={(event) => onChange({ reason, remarks: event.target.value })}
        maxLength={2000}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" tone="danger">
          {t('form.submit')}
        </Button>
      </div>
      {discount > 0 && (
        <p className="rounded-card bg-sunken px-4 py-3 text-sm">
          {t('form.offer', { code: stayCode, percentage: String(discount) })}{' '}
          <TextLink to={pathTo('credits')}>{t('form.offerLink')}</TextLink>
        </p>
      )}
    </form>
  )
}

/** Credits that would be lost, and how to get a refund for recent purchases (OPEN-59). */
function Balance() {
  const t = useTranslations('account.leaving.form')
  const member = useMember()
  const { refund_days, support_email } = useSettings()
  if (!member || member.credits === 0) return null
  return (
    <Alert tone="warning" title={t('balance', { credits: member.credits })}>
      {t.rich('refund', {
        days: String(refund_days),
        email: support_email,
        policy: (words) => (
          // in a new tab, so that the form keeps its input
          <TextLink to={pathTo('pages-return-policy')} target="_blank" className="text-current!">
            {words}
          </TextLink>
        ),
      })}
    </Alert>
  )
}
