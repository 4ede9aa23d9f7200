import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldProps } from './Field.tsx'

export type Option<Value extends string = string> = { value: Value; label: string }

/** A choice from a list by the device's own picker; `placeholder` is the empty first line. */
export function SelectField({
  label,
  description,
  error,
  isLabelHidden,
  className,
  options,
  placeholder,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'id'> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <Field {...{ label, description, error, isLabelHidden, className }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={clsx(controlClass, 'appearance-none truncate pr-10')}>
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
