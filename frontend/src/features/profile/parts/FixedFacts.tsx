import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { RowList } from '#frontend/ui/RowList.tsx'
import type { CurrentUser } from '#shared/model/user.ts'

/** Name, age and gender, with the reason why they are immutable. */
export function FixedFacts({ profile }: { profile: CurrentUser['profile'] }) {
  const t = useTranslations('profile.fixed')
  const { support_email } = useSettings()
  return (
    <Card aria-labelledby="fixed">
      <h2 id="fixed" className="mb-3 text-base">
        {t('title')}
      </h2>
      <RowList
        rows={[
          [t('name'), profile.name],
          [t('age'), t('years', { age: String(profile.age) })],
          [t('gender'), t(profile.gender)],
        ]}
      />
      <p className="mt-3 text-muted text-sm">
        {t('why')}{' '}
        <a href={`mailto:${support_email}`} className="text-primary-ink underline underline-offset-4">
          {t('write')}
        </a>
      </p>
    </Card>
  )
}
