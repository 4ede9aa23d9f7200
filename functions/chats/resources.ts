import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import {
  type EndpointResources,
  imageInspection,
  type JobResources,
  type ReactionResources,
  type UploadResources,
} from '#functions/platform/resources.ts'
import { keys } from '#functions/table/keys.ts'
import type * as chats from '#shared/contract/chats.ts'

export const endpoints = {
  list: { table: 'read', env: ['photoKey'], impact: 'Members do not see their conversations.' },
  open: { table: 'write', env: ['photoKey'], impact: 'Members cannot open a conversation.' },
  send: { table: 'write', impact: 'Members cannot send messages.' },
  // `photos` is `write`, as the presigned upload form has the permissions of the function that
  // signs it.
  addPhoto: { table: 'write', photos: 'write', impact: 'Members cannot send photos in a conversation.' },
  photo: { table: 'read', impact: 'Members do not see what becomes of a photo that they send.' },
  cancelPhoto: { table: 'write', impact: 'Members cannot cancel a photo that they send.' },
  openPhoto: { table: 'write', env: ['photoKey'], impact: 'Members cannot open a photo that they received.' },
  gifts: { impact: 'Members cannot choose a gift.' },
  remove: { table: 'write', impact: 'Members cannot remove a conversation.' },
} satisfies EndpointResources<typeof chats>

export const jobs = {
  expireChatPhotos: {
    table: 'write',
    photos: 'read',
    every: '1 minute',
    timeoutSeconds: 60,
    impact: 'Photos for a conversation that never arrived keep their senders from sending others.',
  },
} satisfies Record<string, JobResources>

export const reactions = {
  archiveChats: {
    lane: 'projection',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.chatsOfMember('').prefix } },
    table: 'write',
    impact: 'The conversations of members who have many cost more and more to read.',
  },
  removePhotoFiles: {
    lane: 'delivery',
    follows: [keys.chatPhoto('', '').SK, keys.messages('').prefix].map((prefix) => ({
      kinds: ['MODIFY', 'REMOVE'] as const,
      SK: { prefix },
    })),
    table: 'write',
    photos: 'write',
    cdn: true,
    impact: 'Photos of conversations that were refused, cancelled or purged stay in the bucket.',
  },
  deliverSignupMessage: {
    lane: 'projection',
    follows: { kinds: ['MODIFY'], SK: keys.account('').SK },
    table: 'write',
    impact: 'What new members wrote at signup does not arrive.',
  },
  noteSignals: {
    lane: 'projection',
    follows: { kinds: ['INSERT'], SK: { prefix: keys.messages('').prefix } },
    table: 'write',
    impact: 'Links and requests for money do not count as signs of a scam.',
  },
  hintChats: {
    lane: 'delivery',
    follows: [
      { kinds: ['INSERT', 'MODIFY'], SK: { prefix: keys.chatsOfMember('').prefix } },
      { kinds: ['MODIFY'], SK: { prefix: keys.archivedChatsOfMember('').prefix } },
    ],
    queues: ['live'],
    impact: 'Messages reach open pages by polling only.',
  },
  hintChatPhotos: {
    lane: 'delivery',
    follows: { kinds: ['MODIFY'], SK: { prefix: keys.chatPhoto('', '').SK } },
    queues: ['live'],
    impact: 'Senders of photos wait some seconds longer for their end.',
  },
} satisfies Record<string, ReactionResources>

export const uploads = {
  inspectPhoto: {
    ...imageInspection,
    evidence: ['copy'],
    prefix: `${bucketFolders.chatUploads}/`,
    impact: 'Photos that members send in a conversation do not arrive: after a while they are refused.',
  },
} satisfies Record<string, UploadResources>
