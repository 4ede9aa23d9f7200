import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Refused, SessionEnded } from './call.ts'

/**
 * What to tell about an error of `call`: a refusal speaks for itself, in the visitor's language; anything else may pass (ERR-10).
 * Null when the session has ended, as the login screen is coming.
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
