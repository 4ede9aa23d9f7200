import type { Needs } from '#functions/platform/needs.ts'
import type { staff } from '#shared/contract/staff.ts'

const signedIn = { table: 'write', env: ['SESSION_KEYS'] } as const
const pictured = { table: 'write', env: ['SESSION_KEYS', 'PHOTO_KEY'] } as const

export const needs = {
  invitation: { ...signedIn, impact: 'New staff cannot open their invitation.' },
  // As at the members' sign-in: the hash of a password takes 19 MiB and a full core for a moment.
  enrol: { ...signedIn, memory: 1024, impact: 'New staff cannot use their invitation.' },
  signIn: { ...signedIn, memory: 1024, impact: 'Staff cannot sign in, so nothing is inspected.' },
  current: { ...signedIn, impact: 'Staff are shown the console as if they were signed out.' },
  signOut: { ...signedIn, impact: 'Staff cannot sign out.' },
  overview: { ...signedIn, impact: 'Staff do not see what waits for them.' },
  listPhotos: { ...pictured, impact: 'Photos are not inspected, so no new photo is shown to anybody.' },
  decidePhoto: { ...signedIn, impact: 'Photos cannot be approved, so no new photo is shown to anybody.' },
  listComplaints: { ...pictured, impact: 'Complaints are not seen, and the law gives them a time.' },
  complaint: { ...pictured, impact: 'Complaints cannot be opened, and the law gives them a time.' },
  answerComplaint: { ...signedIn, impact: 'Complaints cannot be answered, and the law gives them a time.' },
  member: { ...pictured, impact: 'Staff cannot look a member up.' },
  changeMember: { ...signedIn, impact: 'Staff cannot ban anybody.' },
  listFictional: { ...pictured, impact: 'Staff do not see the fictional profiles.' },
  addFictional: { ...signedIn, impact: 'Staff cannot make a fictional profile.' },
  changeFictional: { ...signedIn, impact: 'Staff cannot change a fictional profile.' },
  removeFictional: { ...signedIn, impact: 'Staff cannot remove a fictional profile.' },
  // The form that it signs lets a browser do what the function itself may do.
  addFictionalPhoto: { ...signedIn, photos: 'write', impact: 'Staff cannot add a photo to a fictional profile.' },
  listAudit: { ...signedIn, impact: 'The audit trail cannot be read.' },
} satisfies Needs<typeof staff>
