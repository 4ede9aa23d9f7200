import { useTranslations } from 'use-intl'
import type { Prompts } from '#shared/model/profile.ts'

/** Beginning of a message that answers a prompt: the finished sentence, and a line to write on. */
export function usePromptQuote(): (told: Prompts[number]) => string {
  const t = useTranslations('members')
  return ({ prompt, answer }) => `${t('promptQuote', { prompt: t(`prompts.${prompt}`), answer })}\n`
}
