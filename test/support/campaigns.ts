import * as campaigns from '#shared/contract/campaigns.ts'
import * as notifications from '#shared/contract/notifications.ts'
import type { CampaignKind, Segment } from '#shared/model/campaign.ts'
import type { Member } from './people.ts'
import type { TestStack } from './stack.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { newId } from './visitor.ts'

export const everybody: Segment = { language: null, premium: null, visited: null }

export const text = (title: string) => ({
  title,
  paragraphs: ['Een eerste alinea.', 'Een tweede alinea.'],
  button: 'Bekijken',
  path: '/members',
})

/** Texts in every language of the test site. */
export const texts = (title: string) => ({ nl: text(title), en: text(`${title} (en)`) })

export const openEditor = (stack: TestStack): Promise<StaffVisitor> => openStaff(stack, ['editor'])

export const save = (
  editor: StaffVisitor,
  more: { id?: string; version?: number; kind?: CampaignKind; title?: string; segment?: Segment } = {},
) => {
  const { id = newId(), version = 0, kind = 'promotions', title = 'Korting', segment = everybody } = more
  return editor.call(campaigns.save, { body: { id, version, kind, texts: texts(title), segment } })
}

type Action = 'submit' | 'approve' | 'refuse' | 'start' | 'stop'

export const decide = (
  editor: StaffVisitor,
  { id, version }: { id: string; version: number },
  action: Action,
  more: { reason?: string; start_at?: string } = {},
) => editor.call(campaigns.decide, { body: { id, version, action, ...more } })

/** Writes and submits a campaign, has a second editor approve it, and starts it. */
export async function startCampaign(stack: TestStack, more: Parameters<typeof save>[1] & { start_at?: string } = {}) {
  const { start_at, ...given } = more
  const [author, other] = [await openEditor(stack), await openEditor(stack)]
  const submitted = await decide(author, await save(author, given), 'submit')
  const started = await decide(author, await decide(other, submitted, 'approve'), 'start', start_at ? { start_at } : {})
  return { author, other, started }
}

/** Gives consent to mails of a kind, or withdraws it. */
export const agree = (member: Member, kind: CampaignKind, isOn = true) =>
  member.call(notifications.change, { body: { mail: { [kind]: isOn } } })

/** Runs the job `runCampaigns` once a minute for this number of minutes. */
export async function runCampaigns(stack: TestStack, minutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await stack.settle()
    await stack.runJob('campaigns', 'runCampaigns')
    await stack.settle()
    stack.clock.advance({ minutes: 1 })
  }
}
