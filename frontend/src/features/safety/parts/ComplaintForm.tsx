import {
  Baby,
  Banknote,
  CircleEllipsis,
  CreditCard,
  Drama,
  ImageOff,
  Megaphone,
  MessageCircleWarning,
  ShieldAlert,
  ThumbsDown,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#frontend/domain/account/EmailField.tsx'
import type { Session } from '#frontend/domain/account/session.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { useInvalidFocus } from '#frontend/ui/use-invalid-focus.ts'
import { complaintCategories, complaintLength, mayBeAnonymous } from '#shared/model/complaint.ts'
import { type Draft, ownerOf, useComplaintDraft } from '../draft.ts'
import { type Problems, problemsOf } from '../problems.ts'
import { useComplain } from '../queries.ts'
import { AboutMember } from './AboutMember.tsx'
import type { Receipt } from './ComplaintSent.tsx'
import { GoodFaith, NotifierName } from './NoticeFields.tsx'

const icons = {
  scam: Banknote,
  fake: Drama,
  harassment: MessageCircleWarning,
  hate: ThumbsDown,
  intimate_image: ImageOff,
  minor: Baby,
  child_abuse: ShieldAlert,
  spam: Megaphone,
  payment: CreditCard,
  other: CircleEllipsis,
}

/** Remaining characters at which the counter is announced. */
const nearEnd = 100

const withoutItem = { message: '', field: null } as const

type ComplaintFormProps = {
  /** Only visitors are asked for an address for the answer. */
  session: Session
  start: Omit<Draft, 'id'>
  /** Trusted flagger who files the complaint (MOD-17), with the secret of their link. */
  flagger?: { token: string; name: string; email: string } | undefined
  onSent: (receipt: Receipt) => void
}

export function ComplaintForm({ session, start, flagger, onSent }: ComplaintFormProps) {
  const t = useTranslations('safety.complaint')
  const errorText = useErrorText()
  const { draft, change, forget } = useComplaintDraft(ownerOf(session), start)
  const member = session.state === 'member' ? session.user : null
  const [problems, setProblems] = useState<Problems>({})
  const [refusals, setRefusals] = useState(0)
  const form = useInvalidFocus(refusals)
  const complain = useComplain(!member, flagger?.token ?? '')
  const needsEmail = !member && !flagger
  const isEmailRefused = complain.error instanceof Refused && complain.error.code === 'invalid_email'
  const isItemGone = complain.error instanceof Refused && complain.error.code === 'not_found'
  const item = draft.message ? 'message' : draft.field ? 'text' : null
  const left = complaintLength - draft.text.length

  const write = (part: Partial<Draft>) => {
    change(part)
    // An edited field is no longer marked.
    setProblems((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft, needsEmail)
    const { goodFaith } = draft
    setProblems(found)
    if (!goodFaith || Object.keys(found).length > 0) return setRefusals(refusals + 1)
    complain.mutate(
      { ...draft, goodFaith },
      {
        onSuccess: (receipt) => {
          forget()
          onSent(receipt)
        },
        onError: (error) => {
          // The item no longer exists; the next press sends the complaint about the member.
          if (error instanceof Refused && error.code === 'not_found') change(withoutItem)
        },
      },
    )
  }
  const said = (problem: Problems['category' | 'member' | 'text' | 'email']) => problem && t(problem)
  const refusal = complain.error && !isEmailRefused && (isItemGone ? t('itemGone') : errorText(complain.error))

  return (
    <Card>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-6">
        <RadioCards
          label={t('category')}
          isList
          options={complaintCategories.map((category) => {
            const Icon = icons[category]
            return { value: category, label: t(`categories.${category}`), icon: <Icon aria-hidden="true" /> }
          })}
          value={draft.category}
          onChange={(category) => write({ category })}
          error={said(problems.category)}
        />
        <AboutMember
          value={draft.member}
          onChange={(about) => write({ member: about, ...withoutItem, photo: '', kind: null })}
          isLinked={draft.member !== '' && draft.member === start.member}
          item={item}
          error={said(problems.member)}
        />
        <div>
          <TextAreaField
            label={t('text')}
            description={t('textHint')}
            rows={6}
            value={draft.text}
            onChange={({ target }) => write({ text: target.value })}
            error={said(problems.text)}
            maxLength={complaintLength}
          />
          <p aria-live={left <= nearEnd ? 'polite' : 'off'} className="tabular mt-1 text-right text-muted text-sm">
            {t('left', { count: left })}
          </p>
        </div>
        {needsEmail && (
          <NotifierName
            value={draft.name}
            isOptional={mayBeAnonymous(draft.category)}
            onChange={(name) => write({ name })}
            problem={problems.name}
          />
        )}
        {!needsEmail ? (
          <p className="text-muted">
            {flagger
              ? t('flagger.as', { name: flagger.name, email: flagger.email })
              : t('answeredAt', { email: member?.email ?? '' })}
          </p>
        ) : (
          <EmailField
            label={t(mayBeAnonymous(draft.category) ? 'emailOptional' : 'email')}
            description={t(mayBeAnonymous(draft.category) ? 'emailOptionalHint' : 'emailHint')}
            value={draft.email}
            onChange={(email) => write({ email })}
            error={said(problems.email) ?? (isEmailRefused ? errorText(complain.error) : null)}
          />
        )}
        <GoodFaith
          isGiven={draft.goodFaith}
          onChange={(goodFaith) => write({ goodFaith })}
          problem={problems.goodFaith}
        />
        {refusal && (
          <Alert tone="danger" isLive>
            {refusal}
          </Alert>
        )}
        <Button type="submit" tone="primary" size="lg" isWide isPending={complain.isPending}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  )
}
