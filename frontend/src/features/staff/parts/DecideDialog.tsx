import { useState } from 'react'
import { ulid } from 'ulid'
import { useLocale, useTranslations } from 'use-intl'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { factsLength } from '#shared/contract/moderation.ts'
import type { Language } from '#shared/i18n/languages.ts'
import {
  type ChosenKind,
  chosenSources,
  type DecisionGround,
  decisionGrounds,
  fitsKind,
  type RemovableText,
  type StaffSource,
} from '#shared/model/decision.ts'
import type { SmallCard } from '#shared/model/profile.ts'
import { suspensionDays } from '#shared/rules/safety-limits.ts'
import { useDecide, useSuspectMember } from '../decide.ts'
import { useStaffDraft } from '../drafts.ts'
import { languageIn } from '../language-in.ts'
import { factsTemplates } from '../templates.ts'
import { useMailedText } from '../use-mailed-text.ts'
import { type CaseAnswer, CaseQuestion, suspicionBehind } from './CaseQuestion.tsx'
import { FormDialog } from './FormDialog.tsx'
import { MailedTextField } from './MailedTextField.tsx'

type DecideDialogProps = {
  /** Decisions to choose from. */
  kinds: readonly ChosenKind[]
  /** Photo that `photo_removed` removes. */
  photo?: string
  /** Texts that `text_removed` can remove. */
  fields?: readonly RemovableText[]
  /** Messages that `message_removed` can remove, by time and id; the likeliest message is first. */
  messages?: readonly { value: string; label: string }[]
  /** Id of the text version, for `text_refused`. */
  text?: string
  /** Rule that the text seems to break; it is preselected. */
  likely?: DecisionGround | ''
  /** Whether "open a case" is preselected as the answer. */
  isSuspected?: boolean
  /** Open complaint that the decision answers; it is also the source of the decision (MOD-18). */
  complaint?: string
  member: SmallCard
  /** Language of the member, in which staff write the facts of the decision. */
  language: Language
  /** Search text that opened the member's file; a decision refetches this file. */
  q: string
  isOpen: boolean
  onClose: () => void
  onDecided?: () => void
}

const hasEnd = (kind: ChosenKind) => kind === 'suspended' || kind === 'complaints_paused'

/**
 * Asks for a decision about a member, with the rule and the facts that are mailed to them (MOD-02).
 * If the rule suggests a minor or child abuse, asks whether to open a case instead.
 */
export function DecideDialog({
  kinds,
  photo = '',
  fields = ['about'],
  messages = [],
  text = '',
  likely = '',
  isSuspected = false,
  complaint,
  member,
  language,
  q,
  isOpen,
  onClose,
  onDecided,
}: DecideDialogProps) {
  const t = useTranslations('staff.actions.decide')
  const words = useTranslations('safety.decision')
  const texts = useTranslations('staff.texts.fields')
  const suspected = useTranslations('staff.actions.suspect')
  const written = useTranslations('staff.mailed')
  const locale = useLocale()
  const send = useDecide(q)
  const suspect = useSuspectMember()
  const [request, setRequest] = useState(() => ulid())
  const [kind, setKind] = useState(kinds[0]!)
  const [wanted, setWanted] = useState(fields[0]!)
  const [pointed, setPointed] = useState('')
  const [days, setDays] = useState<(typeof suspensionDays)[number]>(suspensionDays[0])
  const [rule, setRule] = useState<DecisionGround | ''>(likely)
  const [answer, setAnswer] = useState<CaseAnswer>(isSuspected ? 'case' : '')
  const [source, setSource] = useState<StaffSource>(kinds.includes('text_refused') ? 'automatic' : 'notice')
  const name = ['decide', member.id, kinds.length > 1 ? '' : kind, complaint ?? (photo || text)]
  const [facts, setFacts] = useStaffDraft(...name)
  const [isTried, setTried] = useState(false)
  const chosen = kinds.includes(kind) ? kind : kinds[0]!
  const grounds = decisionGrounds.filter((one) => fitsKind(one, chosen))
  const ground = grounds.find((one) => one === rule) ?? ''
  const suspicion = member.fictional ? undefined : suspicionBehind(chosen, ground)
  const opensCase = suspicion !== undefined && answer === 'case'
  const field = fields.includes(wanted) ? wanted : fields[0]!
  const message = messages.find(({ value }) => value === pointed)?.value ?? messages[0]?.value ?? ''
  const mailed = useMailedText({
    name,
    text: facts,
    onChange: setFacts,
    language,
    min: factsLength.min,
    templates: factsTemplates(chosen, ground),
  })
  const effect = () => {
    if (chosen === 'photo_removed') return { kind: chosen, photo }
    if (chosen === 'text_removed') return { kind: chosen, field }
    if (chosen === 'message_removed') return { kind: chosen, message }
    if (chosen === 'text_refused') return { kind: chosen, field, text }
    return hasEnd(chosen) ? { kind: chosen, days } : { kind: chosen }
  }
  const close = () => {
    send.reset()
    suspect.reset()
    onClose()
  }
  const isPending = send.isPending || suspect.isPending
  const about = { member: member.id, ...(complaint && { complaint }) }
  const finish = (said: string) => {
    setRequest(ulid())
    mailed.clear()
    setTried(false)
    setAnswer('')
    showToast(said, { tone: 'success' })
    close()
    onDecided?.()
  }
  const submit = () => {
    if (isPending) return
    if (opensCase)
      return suspect.mutate(
        { ...about, suspicion, ...(chosen === 'photo_removed' && { photo }) },
        { onSuccess: () => finish(suspected('done', { name: member.name })) },
      )
    setTried(true)
    const isReady = mailed.check()
    if (!isReady || ground === '' || (suspicion && answer === '')) return
    send.mutate(
      { id: request, ...about, effect: effect(), ground, facts, source },
      { onSuccess: ({ number }) => finish(t('done', { number })) },
    )
  }
  return (
    <FormDialog
      title={t('title', { name: member.name })}
      submit={t('submit')}
      tone="danger"
      isOpen={isOpen}
      isPending={isPending}
      error={send.error ?? suspect.error}
      onClose={close}
      onSubmit={submit}
    >
      {kinds.length > 1 ? (
        <SelectField
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
          value={chosen}
          onChange={({ target }) => setKind(target.value as ChosenKind)}
        />
      ) : (
        !opensCase && <p className="font-medium">{words(`kinds.${chosen}`)}</p>
      )}
      {hasEnd(chosen) && (
        <SegmentedControl
          label={t('days')}
          options={suspensionDays.map((value) => ({ value: String(value), label: t('daysOf', { count: value }) }))}
          value={String(days)}
          onChange={(value) => setDays(suspensionDays.find((one) => String(one) === value) ?? days)}
        />
      )}
      {chosen === 'text_removed' && fields.length > 1 && (
        <SegmentedControl
          label={t('field')}
          options={fields.map((value) => ({ value, label: texts(value) }))}
          value={field}
          onChange={setWanted}
        />
      )}
      {chosen === 'message_removed' && (
        <SelectField
          label={t('message')}
          options={messages}
          value={message}
          onChange={({ target }) => setPointed(target.value)}
        />
      )}
      <SelectField
        label={t('ground')}
        placeholder={t('choose')}
        options={grounds.map((value) => ({ value, label: words(`grounds.${value}`) }))}
        value={ground}
        onChange={({ target }) => {
          setRule(target.value as DecisionGround | '')
          setAnswer('')
        }}
        error={isTried && ground === '' ? t('groundMissing') : null}
      />
      {suspicion && (
        <CaseQuestion suspicion={suspicion} answer={answer} isMissing={isTried && answer === ''} onAnswer={setAnswer} />
      )}
      {!opensCase && (
        <MailedTextField
          mailed={mailed}
          label={t('facts')}
          description={`${t('factsHint')} ${written('language', { language: languageIn(language, locale) })}`}
          rows={5}
          maxLength={factsLength.max}
          short={t('factsShort', { count: String(factsLength.min) })}
        />
      )}
      {!opensCase && source !== 'automatic' && complaint === undefined && (
        <SegmentedControl
          label={t('source')}
          options={chosenSources.map((value) => ({ value, label: t(value) }))}
          value={source}
          onChange={setSource}
        />
      )}
    </FormDialog>
  )
}
