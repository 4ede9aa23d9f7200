import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { useDebounced } from '#frontend/lib/use-debounced.ts'
import { Combobox } from '#frontend/ui/Combobox.tsx'
import type { FieldProps } from '#frontend/ui/Field.tsx'
import * as profile from '#shared/contract/profile.ts'
import { minTownLetters, townKey } from '#shared/rules/town.ts'

/** Delay after the last keystroke before suggestions are requested. */
const suggestDelayMs = 200

type TownFieldProps = FieldProps & {
  country: string
  region: string
  value: string
  placeholder?: string
  /** The value is saved already, so it is not validated and no suggestions are requested. */
  isKnown?: boolean
  /** A chosen suggestion comes with its region, typed text does not. */
  onChange: (text: string, region?: string) => void
}

/** Town field with suggestions of known towns, found despite typing errors (PROF-27). */
export function TownField({ country, region, value, isKnown = false, onChange, error, ...field }: TownFieldProps) {
  const t = useTranslations('profile.towns')
  const text = useDebounced(value.trim(), suggestDelayMs)
  const [isTouched, setTouched] = useState(false)
  const { data: towns, isPlaceholderData } = useQuery({
    queryKey: queryKeys.towns(country, text),
    queryFn: async ({ signal }) => (await call(profile.towns, { query: { country, text } }, { signal })).towns,
    enabled: !isKnown && text.length >= minTownLetters,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isAnswered = towns !== undefined && !isPlaceholderData && text === value.trim()
  const same = (towns ?? []).filter(({ name }) => townKey(name) === townKey(value))
  const isUnknown = isTouched && !isKnown && isAnswered && same.length === 0 && text.length >= minTownLetters
  const hasChosen = same.some((town) => town.name === value && town.region === region)

  // on blur, an exact match is chosen, in the selected region if there are several
  const match =
    same.find((town) => town.region === region) ?? (same.length === 1 || region === '' ? same[0] : undefined)
  useEffect(() => {
    if (isTouched && isAnswered && match && !hasChosen) onChange(match.name, match.region)
  }, [isTouched, isAnswered, match, hasChosen, onChange])

  return (
    <Combobox
      {...field}
      maxLength={60}
      value={value}
      onChange={(typed) => {
        setTouched(false)
        onChange(typed)
      }}
      onBlur={() => setTouched(true)}
      options={
        value.trim().length < minTownLetters || isKnown
          ? []
          : (towns ?? []).map((town) => ({
              ...town,
              key: `${town.region}-${town.name}`.replace(/\s/g, '_'),
              label: town.name,
              detail: town.region_name,
            }))
      }
      onChoose={(town) => onChange(town.name, town.region)}
      status={towns ? t('found', { count: towns.length }) : ''}
      error={error ?? (isUnknown ? t('unknown') : null)}
    />
  )
}
