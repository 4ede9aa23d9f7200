import { clsx } from 'clsx'
import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isOffline } from '#frontend/lib/connection.ts'
import { useStore } from '#frontend/lib/store.ts'

/**
 * Offline notice below the top bar of each layout. In the document
 * flow, as it must not cover the header of a conversation.
 */
export function OfflineBar({ className }: { className?: string }) {
  const t = useTranslations('app')
  const isShown = useStore(isOffline)
  return (
    <div role="status" className={clsx('shrink-0', className)}>
      {isShown && (
        <p className="flex animate-fade items-center justify-center gap-3 bg-secondary px-4 py-2 text-page text-sm">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
