import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { controlClass, Field, type FieldWithControlProps, splitField } from './Field.tsx'

/** Password field with a show/hide toggle. */
export function PasswordField(props: Omit<FieldWithControlProps<'input'>, 'type'>) {
  const { field, control } = splitField(props)
  const t = useTranslations('ui')
  const [isShown, setShown] = useState(false)
  const toggle = isShown ? t('hidePassword') : t('showPassword')
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            spellCheck={false}
            {...control}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={clsx(controlClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label={toggle}
            title={toggle}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-control text-muted hover:text-ink [&_svg]:size-5"
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}
