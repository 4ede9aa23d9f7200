import { useTranslations } from 'use-intl'
import { Late } from '#frontend/domain/site/Late.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'

/** Placeholder of the conversation list on its first load (UI-12). */
export function ChatListSkeleton() {
  const t = useTranslations('app')
  return (
    <div aria-busy="true" className="flex flex-col gap-0.5 px-[3px] md:px-2">
      <span className="sr-only">{t('loading')}</span>
      <Late className="m-3" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex min-h-19 items-center gap-3 px-3">
          <Skeleton className="size-12 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
