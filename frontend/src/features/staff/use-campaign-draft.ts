import { type CampaignAnswers, formOf, readCampaign } from './campaign-form.ts'
import { useStaffDraft } from './drafts.ts'

/** Form of a campaign. An unsaved draft takes precedence if it has the stored version. */
export function useCampaignDraft(stored: CampaignAnswers) {
  const [kept, keep] = useStaffDraft('campaign', stored.version === 0 ? 'new' : stored.id)
  const answers = readCampaign(kept, stored.version) ?? stored
  return {
    answers,
    /** Whether saving would change anything. */
    isChanged: JSON.stringify(formOf(answers)) !== JSON.stringify(formOf(stored)),
    change: (part: Partial<CampaignAnswers>) => keep(JSON.stringify({ ...answers, ...part })),
    forget: () => keep(''),
  }
}

export type CampaignDraft = ReturnType<typeof useCampaignDraft>
