import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { controlClass } from './Field.tsx'

type GrowingFieldProps = Omit<ComponentProps<'textarea'>, 'ref' | 'rows' | 'aria-label'> & {
  /** Read aloud only: the place itself says what is asked. */
  label: string
  ref?: Ref<HTMLTextAreaElement>
}

/** A line of text that becomes as many as are written in it, up to six; for writing to somebody. */
export function GrowingField({ label, ref, value, className, ...rest }: GrowingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  // for browsers that do not size a field by its content on their own
  useLayoutEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = value ? `${area.scrollHeight + 2}px` : ''
  }, [value])
  return (
    <textarea
      {...rest}
      ref={field}
      rows={1}
      value={value}
      aria-label={label}
      className={clsx(
        controlClass,
        'max-h-41 resize-none py-2.25',
        // else an empty field is as high as its placeholder, which takes three lines with large text
        value === '' ? 'field-sizing-fixed overflow-hidden' : 'field-sizing-content',
        className,
      )}
    />
  )
}
