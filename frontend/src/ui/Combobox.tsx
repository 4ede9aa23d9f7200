import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { controlClass, Field, type FieldProps } from './Field.tsx'

export type ComboboxOption = { key: string; label: string; detail?: string }

type ComboboxProps<Option extends ComboboxOption> = FieldProps & {
  value: string
  /** Called with the text typed so far. */
  onChange: (text: string) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  onBlur?: () => void
  /**
   * Text with the number of options: announced as the list changes, and the list's accessible name.
   */
  status: string
  placeholder?: string
  maxLength?: number
}

/**
 * Text field with suggestions, selected by arrow keys, Enter or
 * a click; Escape closes them (ARIA combobox with a listbox).
 */
export function Combobox<Option extends ComboboxOption>({
  value,
  onChange,
  options,
  onChoose,
  onBlur,
  status,
  placeholder,
  maxLength,
  ...field
}: ComboboxProps<Option>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && options.length > 0
  const active = isShown ? options[at] : undefined
  const optionId = (option: Option) => `${listId}-${option.key}`
  const choose = (option: Option) => {
    onChoose(option)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      const first = step > 0 ? 0 : options.length - 1
      setAt(active ? (at + step + options.length) % options.length : first)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Escape' && isShown) {
      // keeps a surrounding dialog open
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            placeholder={placeholder}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => {
              setOpen(true)
              setAt(-1)
              onChange(target.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              onBlur?.()
            }}
            className={controlClass}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={status}
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-raised"
          >
            {isShown &&
              options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                <div
                  key={option.key}
                  id={optionId(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === active}
                  // keeps the focus in the field, whose blur
                  // would close the list before the click ends
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className={clsx(
                    'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-4 py-1.5 hover:bg-sunken',
                    option === active && 'bg-sunken',
                  )}
                >
                  <span>{option.label}</span>
                  {option.detail && <span className="text-muted text-sm">{option.detail}</span>}
                </div>
              ))}
          </div>
          <span role="status" className="sr-only">
            {isOpen && status}
          </span>
        </div>
      )}
    </Field>
  )
}
