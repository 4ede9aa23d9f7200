import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Refused, SessionEnded } from './call.ts'

/**
 * Text to show for an error of `call`: the server's message if it refused the call, else the text
 * for temporary failures (ERR-10). Null if the session has ended, as the login screen appears then.
 */
export function useErrorText(): (error: unknown) => string | null {
  const t = useTranslations('app.errors')
  return useCallback(
    (error) => {
      if (error instanceof SessionEnded) return null
      return error instanceof Refused && error.message ? error.message : t('temporary')
    },
    [t],
  )
}
