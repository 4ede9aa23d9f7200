import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'

type AboutMemberProps = {
  value: string
  onChange: (value: string) => void
  /** Whether the value is an id from the URL, which is not shown. */
  isLinked: boolean
  /** Set if the complaint is about one message or text of the member only (MOD-05). */
  item: 'message' | 'text' | null
  error: string | null | undefined
}

const labels = { message: 'aboutMessage', text: 'aboutText' } as const

/** Whom a complaint is about: the member whose page the form was opened from, or a typed number. */
export function AboutMember({ value, onChange, isLinked, item, error }: AboutMemberProps) {
  const t = useTranslations('safety.complaint')
  if (isLinked)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>{t(item ? labels[item] : 'aboutLinked')}</p>
        <Button tone="ghost" size="sm" onClick={() => onChange('')}>
          {t('aboutOther')}
        </Button>
      </div>
    )
  return (
    <TextField
      label={t('member')}
      description={t('memberHint')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  )
}
