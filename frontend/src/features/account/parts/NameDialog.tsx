import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { useInvalidFocus } from '#frontend/ui/use-invalid-focus.ts'
import { maxNameLength } from '#shared/rules/name.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useNewName, useRemovedName } from '../removed-name.ts'
import { useForbidden } from '../use-forbidden.ts'

type NameDialogProps = {
  /** Neutral name that others see meanwhile. */
  name: string
  isOpen: boolean
  onChosen: (name: string) => void
  onClose: () => void
}

/** Explains why the member needs a new name, and sends it. */
export function NameDialog({ name, isOpen, onChosen, onClose }: NameDialogProps) {
  const t = useTranslations('account.newName')
  const place = useTranslations('account.signup.place')
  const errorText = useErrorText()
  const formId = useId()
  const send = useNewName(onChosen)
  const [wanted, setWanted] = useState('')
  const forbidden = useForbidden(wanted)
  const { error, isPending } = send
  const form = useInvalidFocus(error)
  const change = (text: string) => {
    setWanted(text)
    if (send.isError) send.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && forbidden === null) send.mutate(wanted)
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} tone="primary" isPending={isPending}>
          {t('submit')}
        </Button>
      }
    >
      <form id={formId} ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Removal name={name} onLeave={onClose} />
        <TextField
          label={t('label')}
          description={place('nameHint')}
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxNameLength}
          value={wanted}
          onChange={({ target }) => change(target.value)}
          error={forbidden ?? (error && errorText(error))}
          required
        />
      </form>
    </Sheet>
  )
}

/** Text about the removed name, with a link to object if `objection` is set. */
function Removal({ name, onLeave }: { name: string; onLeave: () => void }) {
  const t = useTranslations('account.newName')
  const errorText = useErrorText()
  const retry = useTranslations('app.errors')('retry')
  const { data, error, refetch } = useRemovedName()
  if (!data && !error) return <Skeleton className="h-40" />
  if (!data)
    return (
      <RetryAlert retry={retry} onRetry={() => void refetch()}>
        {errorText(error)}
      </RetryAlert>
    )
  const { name: removed, number, objection } = data
  const strong = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>
  return (
    <>
      <p>{t.rich('lead', { removed, number, name, shown: strong })}</p>
      {objection && (
        <p>
          {t.rich('objection', {
            link: (text) => (
              <TextLink to={`${pathTo('objection')}#token=${objection}`} onClick={onLeave}>
                {text}
              </TextLink>
            ),
          })}
        </p>
      )}
    </>
  )
}
