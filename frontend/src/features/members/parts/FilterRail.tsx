import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSearchFocus } from '#frontend/domain/members/search-focus.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { type FilterControls, FilterFields } from './FilterFields.tsx'

/** Filters beside the results, from 992 px; each change searches immediately. */
export function FilterRail({ filters, fields, hasPlace, onChange, onReset }: FilterControls) {
  const t = useTranslations('members.filters')
  const rail = useRef<HTMLElement>(null)
  useSearchFocus(rail, filters !== null)
  if (fields.length === 0) return null
  return (
    <aside ref={rail} aria-label={t('title')} className="hidden w-60 shrink-0 lg:block">
      <div className="sticky top-[calc(var(--bar-top)+var(--safe-top)+24px)] max-h-[calc(100dvh-var(--bar-top)-48px)] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-card">
        {filters ? (
          <>
            <FilterFields filters={filters} fields={fields} hasPlace={hasPlace} onChange={onChange} />
            <Button tone="ghost" size="sm" isWide className="mt-4" onClick={onReset}>
              {t('reset')}
            </Button>
          </>
        ) : (
          <div className="flex flex-col gap-5">
            {fields.slice(0, 4).map((field) => (
              <Skeleton key={field} className="h-18 w-full" />
            ))}
          </div>
        )}
      </div>
    </aside>
  )
}
