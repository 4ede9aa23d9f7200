import { clsx } from 'clsx'
import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { controlClass } from './Field.tsx'

type GrowingFieldProps = Omit<ComponentProps<'textarea'>, 'ref' | 'rows' | 'aria-label'> & {
  /** Accessible name; not visible. */
  label: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Text area that grows up to six lines; for writing messages. */
export function GrowingField({ label, ref, value, className, ...rest }: GrowingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  // for browsers without `field-sizing`
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
        // with `field-sizing`, an empty field would be as high as its placeholder: three lines in
        // large text
        value === '' ? 'field-sizing-fixed overflow-hidden' : 'field-sizing-content',
        className,
      )}
    />
  )
}
