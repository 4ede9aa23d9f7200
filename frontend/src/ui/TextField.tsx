import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldProps } from './Field.tsx'

/** One line of text; `type`, `autoComplete`, `inputMode` and the rest go to the input. */
export function TextField({
  label,
  description,
  error,
  isLabelHidden,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field {...{ label, description, error, isLabelHidden, className }}>
      {(wiring) => <input {...input} {...wiring} className={controlClass} />}
    </Field>
  )
}

/** Several lines of text that grow with what is typed. */
export function TextAreaField({
  label,
  description,
  error,
  isLabelHidden,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field {...{ label, description, error, isLabelHidden, className }}>
      {(wiring) => (
        <textarea
          rows={3}
          {...input}
          {...wiring}
          className={clsx(controlClass, 'field-sizing-content max-h-60 min-h-24 resize-none')}
        />
      )}
    </Field>
  )
}
