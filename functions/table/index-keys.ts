import type { ComplaintLane } from '#shared/model/complaint.ts'

// Partitions of the indexes `due` and `lists` (./shape.ts), and the attributes that put an item
// into one.

/** Jobs that process items at a time of their own. */
export type DueJob =
  | 'expirePayments'
  | 'refundPayments'
  | 'settleCards'
  | 'remindActivation'
  | 'mailDigests'
  | 'mailWeekly'
  | 'retryMail'
  | 'sendPushes'
  | 'purgeMembers'
  | 'buildExports'
  | 'removeExports'
  | 'settleEvidence'
  | 'endSuspensions'
  | 'warnOfFraud'
  | 'expirePhotos'
  | 'expireChatPhotos'
  | 'expireVerifications'
  | 'copyCards'
  | 'retryInvalidations'
  | 'runCampaigns'

/**
 * Number of partitions of each job in the index `due`. A partition takes 1,000 writes a second; a
 * job handles its partitions concurrently.
 */
export const dueShards = 4

/** Partition of an item among those of its job, by its id. */
export const shardOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % dueShards

/** Partition of a job's due items in the index `due`. */
export const dueItemsOf = (job: DueJob, shard: number) => ({ PK: shard === 0 ? `DUE#${job}` : `DUE#${job}#${shard}` })

/**
 * Makes an item due at `at`. `id` selects the partition and distinguishes items due at the same
 * time.
 */
export const due = (job: DueJob, at: Date, id: string) => ({
  dueJob: dueItemsOf(job, shardOf(id)).PK,
  dueAt: `${at.toISOString()}#${id}`,
})

/**
 * Partition, in the index `due`, of a site's members who agreed to a kind of campaign, or of all
 * (`terms`).
 */
export const audienceOf = (kind: string, site: string, shard: number) => ({ PK: `AUDIENCE#${kind}#${site}#${shard}` })

/**
 * Puts a member into the audience of a kind. `place` sorts the audience, so that a segment is a few
 * ranges.
 */
export const inAudience = (kind: string, site: string, place: string, memberId: string) => ({
  dueJob: audienceOf(kind, site, shardOf(memberId)).PK,
  dueAt: `${place}#${memberId}`,
})

/**
 * Lists of a member's rows in the index `lists`, ordered by time. `RETURNED_LIKES` are the matches:
 * received likes of members whom the member likes too. `LIKES_RECEIVED` holds the others.
 */
export type MemberList = 'ARCHIVED_CHATS' | 'FAVOURITES' | 'LIKES_GIVEN' | 'LIKES_RECEIVED' | 'LOOKS' | 'RETURNED_LIKES'

/** Partition of a member's list in the index `lists`. */
export const listOf = (name: MemberList, memberId: string) => ({ PK: `${name}#${memberId}` })

/** Puts a row into a member's list at `at`; `id` distinguishes rows of the same time. */
export const listed = (name: MemberList, memberId: string, at: string, id: string) => ({
  li: listOf(name, memberId).PK,
  la: `${at}#${id}`,
})

/** Puts an entry of the books into its country's day (`2026-11-23`) in the index `due`. */
export const bookedOn = (site: string, day: string, at: string, id: string) => ({
  dueJob: `BOOKS#${site}#${day}`,
  dueAt: `${at}#${id}`,
})

/** Partition, in the index `due`, of the members of a country whose credits moved on a day. */
export const movedOf = (site: string, day: string) => ({ PK: `MOVED#${site}#${day}` })

/** Lists a member among those whose credits moved on a day. */
export const movedOn = (site: string, day: string, memberId: string) => ({
  dueJob: movedOf(site, day).PK,
  dueAt: memberId,
})

/**
 * Index partitions in which staff find related accounts (MOD-08): those of a mailbox, of a payment
 * source, and of the account on whose device a member signed up.
 */
export const accountsOfMailbox = (hash: string) => ({ PK: `MAILBOX#${hash}` })
export const accountsPaidFrom = (hash: string) => ({ PK: `PAID_FROM#${hash}` })
export const accountsOnDeviceOf = (account: string) => ({ PK: `ON_DEVICE_OF#${account}` })

export const inMailbox = (hash: string, memberId: string) => ({
  dueJob: accountsOfMailbox(hash).PK,
  dueAt: memberId,
})
export const paidFromBy = (hash: string, memberId: string) => ({ dueJob: accountsPaidFrom(hash).PK, dueAt: memberId })
export const onDeviceOf = (account: string, memberId: string) => ({
  dueJob: accountsOnDeviceOf(account).PK,
  dueAt: memberId,
})

/** Partition, in the index `lists`, of the account with this hash, as in a device cookie. */
export const accountByHash = (account: string) => ({ PK: `LOGIN#${account}` })
export const byAccountHash = (account: string, memberId: string) => ({ li: accountByHash(account).PK, la: memberId })

/** Partition of a member's new likes in the index `due`, which holds keys only: cheap to count. */
export const newLikesOf = (memberId: string) => ({ PK: `NEW_LIKES#${memberId}` })

/** Adds a received like to the new likes. */
export const listedAsNew = (memberId: string, at: string, likerId: string) => ({
  dueJob: newLikesOf(memberId).PK,
  dueAt: `${at}#${likerId}`,
})

/**
 * Queues of staff in the index `due`, ordered by time: open work, answered complaints, the accounts
 * of fictional profiles (`fictional`), and their conversations that wait for an answer (`desk`).
 */
export type Queue =
  | 'photos'
  | 'verifications'
  | 'texts'
  | 'complaints'
  | 'answeredComplaints'
  | 'objections'
  | 'erasures'
  | 'fictional'
  | 'desk'
  | 'finance'

/** Any queue of staff: one by time, or that of members by score. */
export type QueueName = Queue | 'risk'

/** Partition of a queue of staff in the index `due`. */
export const queuePartition = (name: QueueName) => `QUEUE#${name}`

/** Puts a member into the queue of staff that is ordered by score (MOD-12). */
export const riskQueue = (score: number, memberId: string) => ({
  dueJob: queuePartition('risk'),
  dueAt: `${String(score).padStart(4, '0')}#${memberId}`,
})

/** Puts an item into a queue of staff at `since`; `id` distinguishes items of the same time. */
export const queue = (name: Queue, since: Date, id: string) => ({
  dueJob: queuePartition(name),
  dueAt: `${since.toISOString()}#${id}`,
})

/** Puts a complaint into the queue of staff, in the order of its lanes (MOD-04, MOD-17). */
export const complaintQueue = (lane: ComplaintLane, since: Date, id: string) => {
  const { dueJob, dueAt } = queue('complaints', since, id)
  return { dueJob, dueAt: `${lane}#${dueAt}` }
}

/** Partition, in the index `lists`, of the complaints handed to a member of staff. */
export const complaintsHandedTo = (staff: string) => ({ PK: `HANDED#${staff}` })

/** Lists a complaint as handed to a member of staff, by the end of their ownership. */
export const handedTo = (staff: string, until: string, complaint: string) => ({
  li: complaintsHandedTo(staff).PK,
  la: `${until}#${complaint}`,
})

/** Partition, in the index `due`, of the names with a word that begins with this letter. */
export const namesBy = (letter: string) => ({ PK: `NAMES#${letter}` })

/** Lists a member by their name from one of its words on, which staff search by its beginning. */
export const inNames = (word: string, memberId: string) => ({
  dueJob: namesBy([...word][0] ?? '').PK,
  dueAt: `${word}#${memberId}`,
})

/** Partition of all staff who have access, in the index `due`. */
export const allStaff = { PK: 'STAFF' }

/** Lists a member of staff who has access. */
export const listedStaff = (staff: string) => ({ dueJob: allStaff.PK, dueAt: staff })

/** Partition of all discount codes in the index `due`, ordered by name. */
export const allDiscounts = { PK: 'DISCOUNTS' }

/** Lists a discount code by its name. */
export const listedDiscount = (code: string) => ({ dueJob: allDiscounts.PK, dueAt: code })
