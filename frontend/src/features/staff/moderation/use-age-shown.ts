import { useSettings } from '#frontend/domain/account/session.ts'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { reasonLength } from '#shared/model/reason.ts'

export type AgeShown = {
  /** Provider of the external age check, which the member no longer needs. */
  provider: string
  text: string
  onChange: (text: string) => void
  isShort: boolean
  /** Field of the call's body; empty if the moderator typed nothing. */
  sent: { age_shown?: string }
}

/**
 * How a member proved their age without the external check when staff let them in (TRAP-24). Stored
 * as a draft. `id`: id of the complaint, or number of the decision, that staff answer. Null if the
 * country requires no age check.
 */
export function useAgeShown(id: string): AgeShown | null {
  const [text, onChange] = useStaffDraft('age-shown', id)
  const { age_check: provider } = useSettings()
  const said = text.trim()
  const isShort = said !== '' && said.length < reasonLength.min
  return provider === null ? null : { provider, text, onChange, isShort, sent: said ? { age_shown: said } : {} }
}
