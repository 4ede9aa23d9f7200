import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { type CampaignAnswers, formOf, readCampaign } from './campaign-form.ts'

/**
 * Form of a campaign. An unsaved draft takes precedence if it has the stored version. A draft of
 * another version is kept aside, until the editor takes it over or discards it.
 */
export function useCampaignDraft(stored: CampaignAnswers) {
  const [kept, keep] = useStaffDraft('campaign', stored.version === 0 ? 'new' : stored.id)
  const differs = (answers: CampaignAnswers) => contentOf(answers) !== contentOf(stored)
  const draft = readCampaign(kept)
  const isCurrent = draft?.version === stored.version
  const answers = isCurrent ? draft : stored
  return {
    answers,
    /** Whether saving would change anything. */
    isChanged: differs(answers),
    /** Whether there are unsaved changes to another version than the stored one. */
    isAside: draft !== null && !isCurrent && differs(draft),
    change: (part: Partial<CampaignAnswers>) => keep(JSON.stringify({ ...answers, ...part })),
    takeOver: () => keep(JSON.stringify({ ...draft, version: stored.version })),
    forget: () => keep(''),
  }
}

const contentOf = (answers: CampaignAnswers): string => {
  const { id: _id, version: _version, ...content } = formOf(answers)
  return JSON.stringify(content)
}

export type CampaignDraft = ReturnType<typeof useCampaignDraft>
