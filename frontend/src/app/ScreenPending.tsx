import { useTranslations } from 'use-intl'
import { Container } from '#frontend/ui/Container.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'

/** Page skeleton while code or session loads. */
export function ScreenPending() {
  const t = useTranslations('app')
  return (
    <main id="content" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      <Container className="flex flex-col gap-4 py-10">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-5 w-80 max-w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
      </Container>
    </main>
  )
}
