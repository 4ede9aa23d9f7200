import { type FormEvent, useState } from 'react'
import { ulid } from 'ulid'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { maxFlaggerDays } from '#shared/contract/flaggers.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { useAddFlagger } from '../flaggers.ts'
import { FlaggerLink } from './FlaggerLink.tsx'

const empty = { name: '', email: '', country: '', days: '365' }

/** Form for a new trusted flagger; shows the link once after sending. */
export function FlaggerForm() {
  const t = useTranslations('staff.flaggers')
  const errorText = useErrorText()
  const add = useAddFlagger()
  const [id, setId] = useState(() => ulid())
  const [answers, setAnswers] = useState(empty)
  const [language, setLanguage] = useState<Language>('nl')
  const [isTried, setTried] = useState(false)
  const days = Number(answers.days)
  const country = answers.country.trim().toUpperCase()
  const isGood =
    answers.name.trim().length > 1 &&
    answers.email.includes('@') &&
    /^[A-Z]{2}$/.test(country) &&
    Number.isInteger(days) &&
    days > 0 &&
    days <= maxFlaggerDays
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood || add.isPending) return
    const onSuccess = () => {
      setId(ulid())
      setAnswers(empty)
      setTried(false)
    }
    add.mutate({ id, name: answers.name, email: answers.email, country, language, days }, { onSuccess })
  }
  const field = (name: keyof typeof empty) => ({
    label: t(name),
    value: answers[name],
    onChange: ({ target }: { target: { value: string } }) => setAnswers({ ...answers, [name]: target.value }),
  })
  return (
    <section className="flex flex-col gap-4 rounded-control border border-line bg-surface p-4">
      {add.data && <FlaggerLink name={add.data.flagger.name} url={add.data.url} />}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-base">{t('add')}</h2>
        {(add.error || (isTried && !isGood)) && (
          <Alert tone="danger" isLive>
            {add.error ? errorText(add.error) : t('missing')}
          </Alert>
        )}
        <TextField {...field('name')} maxLength={100} autoComplete="off" />
        <TextField {...field('email')} description={t('emailHint')} type="email" maxLength={254} autoComplete="off" />
        <TextField {...field('country')} description={t('countryHint')} maxLength={2} autoCapitalize="characters" />
        <SelectField
          label={t('language')}
          options={languages.map((value) => ({
            value,
            label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
          }))}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
        <TextField
          {...field('days')}
          description={t('daysHint', { count: String(maxFlaggerDays) })}
          inputMode="numeric"
          maxLength={4}
        />
        <Button type="submit" tone="primary" isPending={add.isPending} className="self-start">
          {t('submit')}
        </Button>
      </form>
    </section>
  )
}
