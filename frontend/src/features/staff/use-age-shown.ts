import { useSettings } from '#frontend/domain/account/session.ts'
import { reasonLength } from '#shared/model/reason.ts'
import { useDraft } from './drafts.ts'

export type AgeShown = {
  /** Name of the provider whose check the member would no longer need. */
  provider: string
  text: string
  onChange: (text: string) => void
  isShort: boolean
  /** Field of the call, if something is filled in. */
  sent: { age_shown?: string }
}

/**
 * How a member who is let in showed their age apart from the external check (TRAP-24), as a draft
 * beside the answer with this id. Null where the country requires no check.
 */
export function useAgeShown(id: string): AgeShown | null {
  const [text, onChange] = useDraft('age-shown', id)
  const { age_check: provider } = useSettings()
  const said = text.trim()
  const isShort = said !== '' && said.length < reasonLength.min
  return provider === null ? null : { provider, text, onChange, isShort, sent: said ? { age_shown: said } : {} }
}
