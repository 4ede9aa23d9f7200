import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'

type FormDialogProps = {
  title: string
  submit: string
  tone?: 'primary' | 'danger'
  isOpen?: boolean
  isPending: boolean
  /** Error of the call, shown above the fields. */
  error: unknown
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** Dialog of the console with a form, its error, and buttons to cancel and to submit. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, tone = 'primary', isOpen = true, isPending, error, onClose, onSubmit, children } = props
  const common = useTranslations('staff.actions')
  const errorText = useErrorText()
  const form = useId()
  const said = error ? errorText(error) : null
  const onSend = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} tone={tone} isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSend} className="flex flex-col gap-4">
        {said && (
          <Alert tone="danger" isLive>
            {said}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}
