import type { EndpointResources, JobResources, ReactionResources } from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as account from '#shared/contract/account.ts'
import type * as ageCheck from '#shared/contract/age-check.ts'
import type * as ownAccount from '#shared/contract/own-account.ts'
import type * as ownName from '#shared/contract/own-name.ts'

const ageCheckProvider = ['yotiUrl', 'yotiSdkId', 'yotiKey', 'yotiPublicKey'] as const

export const endpoints = {
  checkSignup: { table: 'write', impact: 'Visitors cannot get past the steps of signup.' },
  // A password hash needs 19 MiB and a full core; on Lambda, more memory brings more CPU.
  signup: { table: 'write', env: ['sessionKeys', 'photoKey'], memory: 1024, impact: 'Nobody can sign up.' },
  activate: { table: 'write', impact: 'New members cannot confirm their address.' },
  login: {
    table: 'write',
    env: ['photoKey', 'supportEmail'],
    memory: 1024,
    impact: 'Members cannot log in, nor have pushes sent to a device.',
  },
  current: { table: 'write', env: ['photoKey'], impact: 'Members are shown the site as if they were logged out.' },
  change: {
    table: 'write',
    env: ['photoKey'],
    memory: 1024,
    impact: 'Members cannot change their language or password, or become invisible.',
  },
  requestReset: { table: 'write', impact: 'Members who forgot their password get no mail to choose another.' },
  resetPassword: {
    table: 'write',
    env: ['sessionKeys'],
    memory: 1024,
    impact: 'Members who forgot their password cannot choose another.',
  },
  requestMailChange: {
    table: 'write',
    env: ['photoKey'],
    memory: 1024,
    impact: 'Members cannot ask to change their address.',
  },
  confirmMailChange: {
    table: 'write',
    env: ['sessionKeys'],
    impact: 'Members cannot confirm a new address, nor take back a change that was not theirs.',
  },
  listSessions: { table: 'read', impact: 'Members do not see where they are signed in.' },
  endSessions: { table: 'write', impact: 'Members cannot sign out their other devices.' },
  remove: { table: 'write', impact: 'Members cannot delete their account.' },
  reactivate: {
    table: 'write',
    env: ['sessionKeys'],
    memory: 1024,
    impact: 'Members who deleted their account cannot come back.',
  },
  requestExport: {
    table: 'write',
    impact: 'Members cannot ask for the file with everything that is held about them.',
  },
  downloadExport: {
    table: 'read',
    photos: 'read',
    impact: 'Members cannot fetch the file with everything that is held about them.',
  },
  removedName: {
    table: 'read',
    impact: 'Members whose name was removed do not see which decision did it.',
  },
  chooseName: {
    table: 'write',
    env: ['photoKey'],
    impact: 'Members whose name was removed cannot choose another.',
  },
  logout: { table: 'write', impact: 'Members cannot log out.' },
  ageCheck: { table: 'write', env: ageCheckProvider, impact: 'Members who proved their age are not let in.' },
  startAgeCheck: { table: 'write', env: ageCheckProvider, impact: 'Members cannot prove their age.' },
  ageCheckReport: {
    table: 'write',
    env: ageCheckProvider,
    impact: 'Members who proved their age are let in late.',
  },
} satisfies EndpointResources<typeof account & typeof ownAccount & typeof ownName & typeof ageCheck>

export const jobs = {
  purgeMembers: {
    table: 'write',
    photos: 'write',
    every: '15 minutes',
    timeoutSeconds: 300,
    memory: 512,
    impact: 'Members whose deletion is final are not erased, which the law demands within a month.',
  },
  buildExports: {
    table: 'write',
    photos: 'write',
    every: '1 minute',
    timeoutSeconds: 300,
    // The whole file is built in memory: the photos and years of messages, and the zip of them.
    memory: 2048,
    impact:
      'Members do not get the file with everything that is held about them, which the law demands within a month.',
  },
  removeExports: {
    table: 'write',
    photos: 'write',
    every: '15 minutes',
    timeoutSeconds: 60,
    impact: 'Files with everything about a member are kept longer than promised, though nobody can fetch them.',
  },
  remindActivation: {
    table: 'write',
    every: '15 minutes',
    timeoutSeconds: 60,
    impact: 'New members who forgot to confirm their address are not reminded.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  endConnections: {
    lane: 'delivery',
    follows: [
      { kinds: ['REMOVE'], SK: { prefix: keys.sessions('').prefix } },
      { kinds: ['MODIFY'], SK: keys.account('').SK },
    ],
    queues: ['live'],
    impact: 'Live connections outlive their sessions.',
  },
  hintConfirmed: {
    lane: 'delivery',
    follows: [{ kinds: ['MODIFY'], SK: keys.account('').SK }],
    queues: ['live'],
    impact: 'Open pages learn up to a minute late that the address was confirmed on another device.',
  },
} satisfies Record<string, ReactionResources>
