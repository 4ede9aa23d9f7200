import { clsx } from 'clsx'
import { controlClass, Field, type FieldWithControlProps, splitField } from './Field.tsx'

/** Single-line text field; further props such as `type` and `autoComplete` go to the input. */
export function TextField(props: FieldWithControlProps<'input'>) {
  const { field, control } = splitField(props)
  return <Field {...field}>{(wiring) => <input {...control} {...wiring} className={controlClass} />}</Field>
}

/** Multi-line text field that grows with its content. */
export function TextAreaField(props: FieldWithControlProps<'textarea'>) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          rows={3}
          {...control}
          {...wiring}
          className={clsx(controlClass, 'field-sizing-content max-h-60 min-h-24 resize-none')}
        />
      )}
    </Field>
  )
}
