import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { account } from '#shared/contract/account.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { call } from './call.ts'
import { languageCookie, loadMessages, type Messages } from './language.ts'
import { queryKeys } from './query-keys.ts'
import { userQuery } from './session.ts'

export type Spoken = { language: Language; messages: Messages }

const ChangeContext = createContext<(language: Language) => Promise<void>>(async () => {})

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The texts of the chosen language for everything below; the choice changes in place, so nobody loses where they were. */
export function LanguageProvider({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)
  const client = useQueryClient()

  const change = useCallback(
    async (language: Language) => {
      const messages = await loadMessages(language)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
      document.cookie = languageCookie(language)
      document.documentElement.lang = language
      setSpoken({ language, messages })
      // answers that hold texts are read again in the new language
      for (const key of [queryKeys.settings, queryKeys.interests, queryKeys.regions])
        void client.invalidateQueries({ queryKey: key })
      // only a member's choice is told to the server (I18N-24)
      if (!client.getQueryData(userQuery.queryKey)) return
      const user = await call(account.change, { body: { language } }, { requestType: 'language' })
      client.setQueryData(userQuery.queryKey, user)
    },
    [client],
  )

  return useMemo(
    () => (
      <ChangeContext value={change}>
        <IntlProvider locale={spoken.language} messages={spoken.messages} timeZone={timeZone}>
          {children}
        </IntlProvider>
      </ChangeContext>
    ),
    [spoken, change, children],
  )
}

/** Chooses another language; the current one is use-intl's `useLocale()`, the options are `useSettings().languages`. */
export const useChangeLanguage = (): ((language: Language) => Promise<void>) => useContext(ChangeContext)
