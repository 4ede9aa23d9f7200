import { useTranslations } from 'use-intl'
import type { Prompts } from '#shared/model/profile.ts'

/**
 * Returns a function that makes the beginning of a message about a prompt on a profile: the prompt
 * with its answer, and an empty line to write on.
 */
export function usePromptQuote(): (answered: Prompts[number]) => string {
  const t = useTranslations('members')
  return ({ prompt, answer }) => `${t('promptQuote', { prompt: t(`prompts.${prompt}`), answer })}\n`
}
