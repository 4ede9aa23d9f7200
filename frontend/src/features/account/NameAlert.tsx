import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { focusContent } from '#frontend/lib/focus-content.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'

const NameDialog = lazy(() =>
  importGuarded(async () => ({ default: (await import('./parts/NameDialog.tsx')).NameDialog })),
)

/**
 * Asks a member whose name staff removed (MOD-01) for a new one. Stays until the member has chosen;
 * until then others see `name`.
 */
export default function NameAlert({ name }: { name: string }) {
  const t = useTranslations('account.newName')
  /** Null until the dialog is first opened; it then stays mounted, to return the focus. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isChosen = useRef(false)
  const onChosen = (chosen: string) => {
    isChosen.current = true
    showToast(t('done', { name: chosen }), { tone: 'success' })
  }
  // The alert unmounts together with the button that had the focus, so the focus moves to the
  // content.
  useEffect(
    () => () => {
      if (isChosen.current) focusContent()
    },
    [],
  )
  return (
    <>
      <Banner
        tone="warning"
        title={t('title')}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('action')}
          </Button>
        }
      >
        {t('text', { name })}
      </Banner>
      <Suspense>
        {isOpen !== null && (
          <NameDialog name={name} isOpen={isOpen} onChosen={onChosen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
