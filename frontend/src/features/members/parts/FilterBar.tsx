import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { countryName, regionName } from '#frontend/domain/members/place.ts'
import { useSearchFocus } from '#frontend/domain/members/search-focus.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { maxSearchAge } from '#shared/rules/limits.ts'
import { type Filters, isAnyAge } from '../filters.ts'
import { type FilterControls, FilterFields } from './FilterFields.tsx'
import { MemberFilterChips } from './MemberFilterChips.tsx'
import { ShowButton } from './ShowButton.tsx'

/**
 * Filters as chips below 992 px, with a sheet to change them. Filters that narrow the search come
 * first, each removed with one click, so that they stay in view on a phone.
 */
export function FilterBar({ filters, fields, hasPlace, onChange, onReset }: FilterControls) {
  const t = useTranslations('members.filters')
  const [draft, setDraft] = useState<Filters | null>(null)
  const close = useCallback(() => setDraft(null), [])
  const chips = useRef<HTMLDivElement>(null)
  useSearchFocus(chips, filters !== null)
  if (fields.length === 0) return null
  return (
    <div className="sticky top-[calc(var(--bar-top)+var(--safe-top))] z-20 -mx-[15px] bg-page/95 backdrop-blur-sm lg:hidden">
      <div ref={chips} className="flex gap-2 overflow-x-auto px-[15px] py-2 [scrollbar-width:none]">
        {filters ? (
          <Chips filters={filters} fields={fields} onChange={onChange} onOpen={() => setDraft(filters)} />
        ) : (
          <>
            <Skeleton className="h-11 w-28 shrink-0 rounded-full! md:h-9" />
            <Skeleton className="h-11 w-24 shrink-0 rounded-full! md:h-9" />
          </>
        )}
      </div>
      <Sheet
        title={t('title')}
        isOpen={draft !== null}
        onClose={close}
        footer={
          draft && (
            <>
              <Button
                size="lg"
                onClick={() => {
                  onReset()
                  close()
                }}
                className="sm:flex-none"
              >
                {t('reset')}
              </Button>
              <ShowButton
                filters={draft}
                fields={fields}
                onClick={() => {
                  onChange(draft)
                  close()
                }}
              />
            </>
          )
        }
      >
        {draft && <FilterFields filters={draft} fields={fields} hasPlace={hasPlace} onChange={setDraft} />}
      </Sheet>
    </div>
  )
}

type ChipsProps = Pick<FilterControls, 'fields' | 'onChange'> & { filters: Filters; onOpen: () => void }

function Chips({ filters, fields, onChange, onOpen }: ChipsProps) {
  const t = useTranslations('members.filters')
  const genderWords = useTranslations('members.genders')
  const settings = useSettings()
  const locale = useLocale()
  const { gender, country, countryregion, min_age, max_age } = filters
  const region = countryregion === null ? null : (regionName(settings, country, countryregion) ?? countryregion)
  const ages = t('ages', { min: String(min_age), max: String(max_age) })
  return (
    <>
      <Chip icon={<SlidersHorizontal aria-hidden="true" />} onClick={onOpen} className="shrink-0 font-medium">
        {t('title')}
      </Chip>
      {region !== null && (
        <Chip
          isRemovable
          aria-label={t('remove', { filter: region })}
          onClick={() => onChange({ ...filters, countryregion: null })}
          className="shrink-0 border-transparent! bg-primary-tint! text-on-primary-tint!"
        >
          {region}
        </Chip>
      )}
      {!isAnyAge(filters, settings.minimum_age) && (
        <Chip
          isRemovable
          aria-label={t('remove', { filter: ages })}
          onClick={() => onChange({ ...filters, min_age: settings.minimum_age, max_age: maxSearchAge })}
          className="shrink-0 border-transparent! bg-primary-tint! text-on-primary-tint!"
        >
          {ages}
        </Chip>
      )}
      {fields.includes('distance') && <MemberFilterChips filters={filters} onChange={onChange} />}
      {fields.includes('gender') && (
        <Chip onClick={onOpen} className="shrink-0">
          {genderWords(gender)}
        </Chip>
      )}
      {fields.includes('country') && settings.countries.length > 1 && (
        <Chip onClick={onOpen} className="shrink-0">
          {countryName(country, locale)}
        </Chip>
      )}
    </>
  )
}
