import * as z from 'zod/mini'
import { CampaignId } from '../model/campaign.ts'
import { Language } from '../model/user.ts'
import { editors, endpoint } from './endpoint.ts'

// Mails as staff see them before they are sent.

/** Stored text of a campaign in one language, exactly as mailed but with inactive links. */
export const previewCampaign = endpoint({
  method: 'GET',
  path: '/api/staff-campaign-preview.php',
  ...editors,
  query: z.object({ id: CampaignId, language: Language }),
  answer: z.object({ html: z.string() }),
  refusals: ['not_found', 'campaign_incomplete'],
  page: true,
})
