import { useEffect } from 'react'
import { useLocale } from 'use-intl'
import { useAdoptLanguage } from '#frontend/domain/account/LanguageProvider.tsx'
import { useSession } from '#frontend/domain/account/session.ts'
import { languageFromCookie } from '#frontend/lib/language.ts'
import { visitLanguage } from '#frontend/lib/visit-language.ts'

/**
 * Applies the account's language on a device where none was chosen, as the server answers in that
 * language.
 */
export function useMemberLanguage(): void {
  const session = useSession()
  const current = useLocale()
  const adopt = useAdoptLanguage()
  const own = session.state === 'member' ? session.user.language : null
  useEffect(() => {
    const isChosen = languageFromCookie(document.cookie) !== null || visitLanguage() !== null
    if (own && own !== current && !isChosen) void adopt(own).catch(() => {})
  }, [own, current, adopt])
}
