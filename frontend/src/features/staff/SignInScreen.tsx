import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { Logo } from '#frontend/ui/Logo.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { CodeField } from './parts/CodeField.tsx'
import { useSignIn } from './queries.ts'
import { hasEnded } from './session.ts'

/**
 * Sign-in to the console with email address, password and authenticator code in one form. After
 * sign-in the console shows the screen of the URL.
 */
export default function SignInScreen() {
  const t = useTranslations('staff.signIn')
  const errorText = useErrorText()
  const signIn = useSignIn()
  const { name } = useSettings()
  const isEnded = useStore(hasEnded)
  const [code, setCode] = useState('')
  useTitle(t('title'))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const body = { email: String(fields.get('email')), password: String(fields.get('password')), code }
    // a code can be used only once, so the next attempt needs a new code
    signIn.mutate(body, { onError: () => setCode('') })
  }

  return (
    <main id="content" className="mx-auto flex min-h-dvh w-full max-w-[400px] flex-col justify-center gap-4 px-4 py-8">
      <Logo name={name} />
      {isEnded && <Alert tone="warning">{t('ended')}</Alert>}
      <Card className="overflow-hidden">
        <h1 className="evening -mx-5 -mt-5 mb-5 px-5 py-6 text-xl sm:-mx-6 sm:-mt-6 sm:px-6">{t('title')}</h1>
        <form onSubmit={submit} className="flex flex-col gap-4">
          {signIn.error && (
            <Alert tone="danger" isLive>
              {errorText(signIn.error)}
            </Alert>
          )}
          <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
          <PasswordField label={t('password')} name="password" autoComplete="current-password" required />
          <CodeField label={t('code')} description={t('codeHint')} value={code} onChange={setCode} />
          <Button type="submit" tone="primary" isWide isPending={signIn.isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
    </main>
  )
}
