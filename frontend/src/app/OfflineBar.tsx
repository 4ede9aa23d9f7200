import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isOffline, watchConnection } from '#frontend/lib/connection.ts'
import { useStore } from '#frontend/lib/store.ts'

/** Says that nothing comes through and what is kept meanwhile; it goes by itself. It lies over the page, so that nothing jumps. */
export function OfflineBar() {
  const t = useTranslations('app')
  const isShown = useStore(isOffline)
  useEffect(watchConnection, [])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--safe-top)+var(--bar-top)+8px)] z-40 flex justify-center px-[15px]"
    >
      {isShown && (
        <p className="flex max-w-[560px] animate-land items-center gap-3 rounded-control bg-secondary px-4 py-2.5 text-page text-sm shadow-raised">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
