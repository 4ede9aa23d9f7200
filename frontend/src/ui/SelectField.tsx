import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { controlClass, Field, type FieldWithControlProps, splitField } from './Field.tsx'

export type Option<Value extends string = string> = { value: Value; label: string }

/** Native select; `placeholder` is the empty first option. */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldWithControlProps<'select'> & { options: readonly Option[]; placeholder?: string }) {
  const { field, control } = splitField(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <select {...control} {...wiring} className={clsx(controlClass, 'appearance-none truncate pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
