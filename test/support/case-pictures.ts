import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as verificationQueue from '#shared/contract/verification-queue.ts'
import type { StaffVisitor } from './staff.ts'

/**
 * Makes every staff call that can show pictures, for these members and complaints. Returns the
 * answers by name.
 */
export async function readConsole(
  who: StaffVisitor,
  { members, complaints }: { members: readonly string[]; complaints: readonly string[] },
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {
    photos: await who.call(moderation.listPhotos),
    verifications: await who.call(verificationQueue.listVerifications),
    texts: await who.call(moderation.listTexts),
    complaints: await who.call(moderation.listComplaints, { query: {} }),
    answered: await who.call(moderation.listComplaints, { query: { status: 'answered' } }),
    objections: await who.call(moderation.listObjections),
    risks: await who.call(moderation.listRisks),
    erasures: await who.call(handRequests.listErasures),
  }
  for (const [index, id] of complaints.entries())
    answers[`complaint ${index}`] = await who.call(moderation.complaint, { query: { id } })
  for (const [index, id] of members.entries()) {
    answers[`member ${index}`] = await who.call(moderation.member, { query: { q: id } })
    answers[`requests ${index}`] = await who.call(handRequests.memberRequests, { query: { member: id } })
  }
  return answers
}

/** Names of the answers that have the URL of a picture in one of these folders. */
export const picturesIn = (answers: Record<string, unknown>, folders: readonly string[]): string[] =>
  Object.entries(answers).flatMap(([name, answer]) =>
    folders.some((folder) => JSON.stringify(answer).includes(`/photos/${folder}/`)) ? [name] : [],
  )
