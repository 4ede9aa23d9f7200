import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { languageCookie, speak, spoken } from '#frontend/lib/language.ts'
import { useStore } from '#frontend/lib/store.ts'
import { endVisitLanguage } from '#frontend/lib/visit-language.ts'
import { account } from '#shared/contract/account.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { userQuery } from './session.ts'

/** The texts of the language spoken, for everything below. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useStore(spoken)
  // asked for here and not as the module loads: on a slow phone it takes as long as all the rest of that
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

/** Speaks a language from now on and remembers it on this device; answers that hold texts are read again in it. False when a later choice won. */
export function useAdoptLanguage(): (language: Language) => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(
    async (language) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
      document.cookie = languageCookie(language)
      endVisitLanguage()
      if (!(await importGuarded(() => speak(language)))) return false
      for (const queryKey of [queryKeys.settings, queryKeys.interests, queryKeys.regions])
        void client.invalidateQueries({ queryKey })
      return true
    },
    [client],
  )
}

/**
 * Chooses another language; the current one is use-intl's `useLocale()`, the options are `useSettings().languages`. The texts
 * change in place, so nobody loses where they were.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient()
  const adopt = useAdoptLanguage()
  return useCallback(
    async (language) => {
      // only a member's choice is told to the server (I18N-24), and only the last one
      if (!(await adopt(language))) return
      if (!client.getQueryData(userQuery.queryKey)) return
      const user = await call(account.change, { body: { language } }, { requestType: 'language' })
      client.setQueryData(userQuery.queryKey, user)
    },
    [client, adopt],
  )
}
