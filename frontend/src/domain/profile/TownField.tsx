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
  /**
   * Called with the typed text; also with a region once the text is a known town: chosen from the
   * list, or typed in full before the focus left the field.
   */
  onChange: (text: string, region?: string) => void
  /** Called instead of `onChange` for a town that is chosen from the list. */
  onChoose?: (name: string, region: string) => void
}

/** Town field with suggestions of known towns, found despite typing errors (PROF-27). */
export function TownField({
  country,
  region,
  value,
  isKnown = false,
  onChange,
  onChoose = onChange,
  error,
  ...field
}: TownFieldProps) {
  const t = useTranslations('profile.towns')
  const text = useDebounced(value.trim(), suggestDelayMs)
  // Text not yet matched with a known town, and whether the focus has left the field since; null
  // after a match.
  const [entered, setEntered] = useState<{ text: string; isLeft: boolean } | null>({ text: value, isLeft: false })
  const { data: towns, isPlaceholderData } = useQuery({
    queryKey: queryKeys.towns(country, text),
    queryFn: async ({ signal }) => (await call(profile.towns, { query: { country, text } }, { signal })).towns,
    enabled: !isKnown && text.length >= minTownLetters,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isAnswered = towns !== undefined && !isPlaceholderData && text === value.trim()
  const same = (towns ?? []).filter(({ name }) => townKey(name) === townKey(value))
  const isLeft = entered?.isLeft === true && entered.text === value && !isKnown && isAnswered
  const isUnknown = isLeft && same.length === 0 && text.length >= minTownLetters

  // A town name that exists in several regions matches only once the region is chosen. Matched
  // once, so that a region chosen afterwards is not overwritten.
  const match = same.find((town) => town.region === region) ?? (same.length === 1 ? same[0] : undefined)
  useEffect(() => {
    if (!isLeft || !match) return
    setEntered(null)
    onChange(match.name, match.region)
  }, [isLeft, match, onChange])

  return (
    <Combobox
      {...field}
      maxLength={60}
      value={value}
      onChange={(typed) => {
        setEntered({ text: typed, isLeft: false })
        onChange(typed)
      }}
      onBlur={() => setEntered((now) => now && { ...now, isLeft: true })}
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
      onChoose={(town) => {
        setEntered(null)
        onChoose(town.name, town.region)
      }}
      status={towns ? t('found', { count: towns.length }) : ''}
      error={error ?? (isUnknown ? t('unknown') : null)}
    />
  )
}
