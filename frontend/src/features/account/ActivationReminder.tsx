import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { NewMail } from './parts/NewMail.tsx'

const ActivationDialog = lazy(() =>
  importGuarded(async () => ({ default: (await import('./parts/ActivationDialog.tsx')).ActivationDialog })),
)

/** Reminder for an unconfirmed member (HOME-24). Cannot be dismissed (TRAP-54). */
export default function ActivationReminder({ email }: { email: string }) {
  const t = useTranslations('app.activation')
  const isFromSignup = 'api_signup_complete' in useSearch()
  const isPhone = useIsPhone()
  // a modal on phones right after signup (HOME-25)
  if (isFromSignup && isPhone)
    return (
      <Suspense>
        <ActivationDialog email={email} />
      </Suspense>
    )
  return (
    <Banner tone="warning" title={t('title')} action={<NewMail size="sm" />}>
      {t.rich('text', { email, address: (text) => <strong>{text}</strong> })}
    </Banner>
  )
}
