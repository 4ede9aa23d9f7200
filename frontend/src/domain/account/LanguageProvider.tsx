import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { call } from '#frontend/lib/call.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { languageCookie, languageStore, switchLanguage } from '#frontend/lib/language.ts'
import { useStore } from '#frontend/lib/store.ts'
import { endVisitLanguage } from '#frontend/lib/visit-language.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import * as account from '#shared/contract/account.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { userQuery } from './session.ts'

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useStore(languageStore)
  // computed on render instead of module load, as it is slow on cheap phones
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}

/**
 * Switches the language, stores it on this device and refetches answers with texts. Returns false
 * if another choice of language has replaced this one meanwhile.
 */
export function useAdoptLanguage(): (language: Language) => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(
    async (language) => {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store API lacks support
      document.cookie = languageCookie(language)
      endVisitLanguage()
      if (!(await importGuarded(() => switchLanguage(language)))) return false
      for (const queryKey of [queryKeys.settings, queryKeys.interests, queryKeys.regions])
        void client.invalidateQueries({ queryKey })
      return true
    },
    [client],
  )
}

/**
 * Changes the language; the current one is use-intl's `useLocale()`, the options are
 * `useSettings().languages`. Texts change in place, so the page keeps its state. If the request
 * that stores the language in the account fails, mails and pushes keep the former language, and a
 * toast reports the failure.
 */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient()
  const adopt = useAdoptLanguage()
  return useCallback(
    async (language) => {
      // only a member's choice is sent to the server (I18N-24), and only the last one
      if (!(await adopt(language))) return
      if (!client.getQueryData(userQuery.queryKey)) return
      try {
        const user = await call(account.change, { body: { language } }, { requestType: 'language' })
        client.setQueryData(userQuery.queryKey, user)
      } catch {
        // The toast must be in the new language, so its text is read from the store:
        // `useTranslations` still gives this callback the former texts.
        showToast(languageStore.read().messages.app?.errors.temporary ?? '', { tone: 'danger' })
      }
    },
    [client, adopt],
  )
}
