import { useTranslations } from 'use-intl'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { type FilterControls, FilterFields } from './FilterFields.tsx'

/** Filters beside the results, from 992 px; each change searches immediately. */
export function FilterRail({ filters, fields, onChange }: FilterControls) {
  const t = useTranslations('members.filters')
  if (fields.length === 0) return null
  return (
    <aside aria-label={t('title')} className="hidden w-60 shrink-0 lg:block">
      <div className="sticky top-[calc(var(--bar-top)+var(--safe-top)+24px)] rounded-card border border-line bg-surface p-5 shadow-card">
        {filters ? (
          <FilterFields filters={filters} fields={fields} onChange={onChange} />
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
