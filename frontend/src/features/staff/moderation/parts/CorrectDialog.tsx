import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { underageTemplates } from '#frontend/features/staff/templates.ts'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { factsLength } from '#shared/contract/moderation.ts'
import type { Gender } from '#shared/model/profile.ts'
import { maxNameLength } from '#shared/rules/name.ts'
import { birthDateRefusal } from '#shared/rules/signup.ts'
import { useCorrectMember } from '../hand-requests.ts'
import { type Answers, useIdentityCheck } from '../use-identity-check.ts'
import { HandRequestDialog, type RequestProps } from './HandRequestDialog.tsx'

/**
 * Corrects a member's data. If the new date of birth is a minor's, the call bans the member, and
 * the form requires the facts for the ban.
 */
export function CorrectDialog({ member, language, maySignIn, onClose }: RequestProps) {
  const t = useTranslations('staff.requests.correct')
  const common = useTranslations('staff.requests')
  const genders = useTranslations('ui.gender')
  const { minimum_age: minimumAge } = useSettings()
  const check = useIdentityCheck()
  const send = useCorrectMember(member.id)
  const [name, setName] = useState('')
  const [gender, setGender] = useState<Gender | ''>('')
  const [birthday, setBirthday] = useState('')
  const [email, setEmail] = useState('')
  const [facts, setFacts] = useState('')
  const today = new Date().toISOString().slice(0, 10)
  const isMinor = birthDateRefusal(birthday, today, minimumAge) === 'minimum_age'
  const isEmpty = !name.trim() && !gender && !birthday && !email.trim()
  const mailed = useMailedText({
    name: ['correct', member.id],
    text: facts,
    onChange: setFacts,
    language,
    min: factsLength.min,
    templates: underageTemplates,
  })
  const submit = (answers: Answers, onDone: (text: string) => void) => {
    const isReady = !isMinor || mailed.check()
    if (isEmpty || !isReady) return
    const fields = {
      ...(name.trim() && { name }),
      ...(gender && { gender }),
      ...(birthday && { date_of_birth: birthday }),
      ...(email.trim() && { email }),
      ...(isMinor && { facts }),
    }
    send.mutate(
      { ...answers, member: member.id, ...fields },
      {
        onSuccess: ({ banned }) => onDone(banned === null ? t('done') : t('banned', { number: banned })),
      },
    )
  }
  return (
    <HandRequestDialog
      title={t('title', { name: member.name })}
      text={t('text')}
      submit={t('submit')}
      {...{ check, send, onClose }}
      onSubmit={submit}
    >
      {check.isTried && isEmpty && (
        <Alert tone="danger" isLive>
          {t('nothing')}
        </Alert>
      )}
      <TextField
        label={t('name')}
        placeholder={member.name}
        maxLength={maxNameLength}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={t('gender')}
        placeholder={t('same')}
        options={(['female', 'male'] as const).map((value) => ({ value, label: genders(value) }))}
        value={gender}
        onChange={({ target }) => setGender(target.value as Gender | '')}
      />
      <DateField label={t('birthday')} value={birthday} onChange={setBirthday} />
      {isMinor && (
        <>
          <Alert tone="warning" isLive>
            {t('minor')}
          </Alert>
          <MailedTextField
            mailed={mailed}
            label={t('facts')}
            rows={3}
            maxLength={factsLength.max}
            short={common('noteShort', { count: String(factsLength.min) })}
          />
        </>
      )}
      {maySignIn && !isMinor && (
        <TextField
          label={t('email')}
          description={t('emailHint')}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
    </HandRequestDialog>
  )
}
