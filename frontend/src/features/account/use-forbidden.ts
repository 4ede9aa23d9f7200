import { useTranslations } from 'use-intl'
import { findForbidden } from '#shared/rules/name.ts'

/** Key of the text for a character that a profile name must not contain, or not begin with. */
const forbiddenTexts: Record<string, 'nameSpace' | 'nameStart'> = {
  ' ': 'nameSpace',
  '.': 'nameStart',
  _: 'nameStart',
  '-': 'nameStart',
}

/** Text about the first forbidden character in a profile name; null if there is none (PROF-27). */
export function useForbidden(name: string): string | null {
  const t = useTranslations('account.signup.place')
  const wrong = findForbidden(name)
  return wrong === null ? null : t(forbiddenTexts[wrong] ?? 'nameCharacter', { character: wrong })
}
