import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as flaggers from '#shared/contract/flaggers.ts'
import type * as handRequests from '#shared/contract/hand-requests.ts'
import type * as moderation from '#shared/contract/moderation.ts'
import type * as queueClaims from '#shared/contract/queue-claims.ts'
import type * as verificationQueue from '#shared/contract/verification-queue.ts'

const pictured = { table: 'write', env: ['photoKey'] } as const
/** Permissions to copy photos as evidence. */
const keeping = { table: 'write', photos: 'read', evidence: ['copy'] } as const

export const endpoints = {
  overview: { table: 'write', impact: 'Staff do not see what waits for them.' },
  claimItems: { table: 'write', impact: 'Two staff may look at the same photo, text or account.' },
  listPhotos: { ...pictured, impact: 'Photos are not inspected, so no new photo is shown to anybody.' },
  decidePhoto: {
    ...keeping,
    impact: 'Photos cannot be approved, so no new photo is shown to anybody.',
  },
  escalatePhoto: {
    ...keeping,
    impact: 'Photos of suspected minors and child abuse cannot be escalated, only refused.',
  },
  suspectMember: {
    ...keeping,
    impact: 'Accounts of suspected minors, or with notices of child abuse, cannot be suspended by one press.',
  },
  listVerifications: { ...pictured, impact: 'Photo verifications are not looked at.' },
  verificationPicture: { table: 'write', photos: 'read', impact: 'Photo verifications are not looked at.' },
  decideVerification: { table: 'write', impact: 'Photo verifications cannot be approved or refused.' },
  listTexts: { ...pictured, impact: 'Profile texts that others may not see yet are not looked at.' },
  approveText: { table: 'write', impact: 'Profile texts cannot be approved, so others see their last version.' },
  listComplaints: { ...pictured, impact: 'Complaints are not seen, though the law sets a deadline.' },
  evidencePicture: { table: 'write', evidence: ['show'], impact: 'Staff do not see the pictures of complaints.' },
  complaint: { ...pictured, impact: 'Complaints cannot be opened, though the law sets a deadline.' },
  answerComplaint: { table: 'write', impact: 'Complaints cannot be answered, though the law sets a deadline.' },
  ownComplaint: { table: 'write', impact: 'Two staff may work on the same complaint.' },
  releaseComplaint: { table: 'write', impact: 'A complaint that staff put down stays theirs for 20 minutes.' },
  listColleagues: { table: 'write', impact: 'Staff cannot hand a complaint to a colleague.' },
  handOverComplaint: { table: 'write', impact: 'Staff cannot hand a complaint to a colleague.' },
  noteComplaint: { table: 'write', impact: 'Staff cannot add notes to a complaint.' },
  listRisks: { ...pictured, impact: 'Accounts with signs of a scam are not seen.' },
  clearRisk: { table: 'write', impact: 'Harmless accounts stay in the queue of signs of a scam.' },
  member: { ...pictured, impact: 'Staff cannot look a member up.' },
  findMembers: { ...pictured, impact: 'Staff cannot look a member up by a part of the name.' },
  findNumber: {
    ...pictured,
    impact: 'Staff cannot find a complaint or decision by the number that somebody writes to them.',
  },
  addNote: { table: 'write', impact: 'Staff cannot add notes to the file of a member.' },
  changeMember: { table: 'write', impact: 'Staff cannot lift a ban or end sessions.' },
  decide: { ...keeping, impact: 'Staff cannot remove photos, warn, suspend or ban.' },
  decisionEvidence: { table: 'write', impact: 'Reviewers of objections do not see the profile text of then.' },
  listObjections: { ...pictured, impact: 'Objections to decisions are not seen, though the law sets a deadline.' },
  answerObjection: { table: 'write', impact: 'Objections cannot be decided, though the law sets a deadline.' },
  memberRequests: { ...pictured, impact: 'Staff do not see what is under way about a member’s data.' },
  exportMember: {
    table: 'write',
    impact: 'Members who cannot sign in get no copy of their data, which the law demands.',
  },
  downloadMember: {
    table: 'write',
    photos: 'read',
    impact: 'Members who cannot sign in get no copy of their data, which the law demands.',
  },
  correctMember: {
    ...keeping,
    impact: 'Wrong data of members cannot be corrected, which the law demands.',
  },
  declineRequest: {
    table: 'write',
    impact: 'Declined requests about data are not answered, for which the law sets a deadline.',
  },
  listErasures: { ...pictured, impact: 'Erasures that wait for a second person are not seen.' },
  requestErasure: { table: 'write', impact: 'Staff cannot erase members who ask for it, which the law demands.' },
  decideErasure: { table: 'write', impact: 'Staff cannot erase members who ask for it, which the law demands.' },
  listFlaggers: { table: 'write', impact: 'Staff do not see the trusted flaggers.' },
  addFlagger: { table: 'write', impact: 'Trusted flaggers get no link of their own.' },
  revokeFlagger: { table: 'write', impact: 'The link of a trusted flagger cannot be revoked.' },
  transparency: { table: 'write', impact: 'Staff cannot make the yearly transparency file.' },
} satisfies EndpointResources<
  typeof moderation & typeof handRequests & typeof flaggers & typeof verificationQueue & typeof queueClaims
>

export const jobs = {
  endSuspensions: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Suspended members do not come back when their time is over.',
  },
  warnOfFraud: {
    table: 'write',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Members who wrote with an account banned for fraud are not warned.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  suspendUnderAge: {
    lane: 'delivery',
    follows: { kinds: ['MODIFY'], SK: keys.ageCheck('').SK },
    table: 'write',
    photos: 'write',
    impact: 'Members whom the age check found to be under age are not suspended.',
  },
} satisfies Record<string, ReactionResources>
