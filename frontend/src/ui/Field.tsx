import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** Classes of a text control, shared by all fields. */
export const controlClass =
  'block w-full min-h-11 rounded-control border border-line-strong bg-surface px-4 py-2 text-base text-ink transition-colors hover:border-ink aria-invalid:border-danger-ink disabled:opacity-55'

export type FieldProps = {
  label: string
  /** Visible help text below the label. */
  description?: ReactNode
  /** What is wrong and how to fix it; announced as part of the field. */
  error?: string | null
  /** Label for screen readers only, where the context is clear. */
  isLabelHidden?: boolean
  className?: string
}

/** Props of a field with one control: the field's own props and the control's. */
export type FieldWithControlProps<Control extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Control>, 'id'>

/** Separates the props of the field from the props of its control. */
export function splitField<Props extends FieldProps>({
  label,
  description,
  error,
  isLabelHidden,
  className,
  ...control
}: Props) {
  return { field: { label, description, error, isLabelHidden, className }, control }
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, help text and error, linked to one control for screen readers. */
export function Field({
  label,
  description,
  error,
  isLabelHidden,
  className,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      {description && (
        <p id={`${id}-description`} className="text-muted text-sm">
          {description}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** Error below a control; rendered by Field and by controls that are not inside a Field. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger-ink text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}
