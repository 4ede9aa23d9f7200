import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { notifierNameLength } from '#shared/model/complaint.ts'
import { noticeTexts } from '../notice.ts'
import type { Problems } from '../problems.ts'

// Fields that Article 16 of the Digital Services Act requires in every notice: the complainant's
// name and a statement of good faith.

/** Shows its content once the texts are loaded; without them the complaint cannot be sent. */
function WithTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const messages = useMessages()
  const { data: own } = useQuery({
    ...noticeTexts(locale),
    throwOnError: true,
    // the fields stay while their texts load in another language
    placeholderData: keepPreviousData,
  })
  if (!own) return <Skeleton className="h-16" />
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...own }}>
      {children}
    </IntlProvider>
  )
}

type NotifierNameProps = {
  value: string
  /** A notice of child abuse may be anonymous (MOD-07). */
  isOptional: boolean
  onChange: (name: string) => void
  problem: Problems['name']
}

/** Name of a visitor who files a complaint. */
export const NotifierName = (props: NotifierNameProps) => (
  <WithTexts>
    <NameField {...props} />
  </WithTexts>
)

function NameField({ value, isOptional, onChange, problem }: NotifierNameProps) {
  const t = useTranslations('notice')
  return (
    <TextField
      label={t(isOptional ? 'nameOptional' : 'name')}
      description={t('nameHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem && t(problem)}
      autoComplete="name"
      maxLength={notifierNameLength}
    />
  )
}

type GoodFaithProps = {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  problem: Problems['goodFaith']
}

/** Statement that the complaint is accurate and complete, which the server requires. */
export const GoodFaith = (props: GoodFaithProps) => (
  <WithTexts>
    <GoodFaithBox {...props} />
  </WithTexts>
)

function GoodFaithBox({ isGiven, onChange, problem }: GoodFaithProps) {
  const t = useTranslations('notice')
  return (
    <Checkbox
      label={t('goodFaith')}
      checked={isGiven}
      onChange={({ target }) => onChange(target.checked)}
      error={problem && t(problem)}
    />
  )
}
