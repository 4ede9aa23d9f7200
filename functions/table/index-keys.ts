import { type ComplaintCategory, type ComplaintRank, isAboutChild } from '#shared/model/complaint.ts'

// Partitions of the indexes `due` and `lists` (./shape.ts), and the attributes that put an item
// into such a partition.

/** Jobs that process each item when it is due. */
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
  | 'retryFileRemovals'
  | 'retryInvalidations'
  | 'runCampaigns'

/**
 * Number of partitions of each job in the index `due`. One is not enough, as a partition takes at
 * most 1,000 writes a second. The job handles its partitions concurrently.
 */
export const dueShards = 4

/** Number of the partition of an item, from 0, computed from the item's id. */
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
 * Partition, in the index `due`, of the members of a site who agreed to a kind of campaign. The
 * kind `terms` contains all members of the site.
 */
export const audienceOf = (kind: string, site: string, shard: number) => ({ PK: `AUDIENCE#${kind}#${site}#${shard}` })

/**
 * Puts a member into the audience of a kind of campaign. `place` is the start of the sort key, so
 * that a segment of the audience is a few ranges of sort keys.
 */
export const inAudience = (kind: string, site: string, place: string, memberId: string) => ({
  dueJob: audienceOf(kind, site, shardOf(memberId)).PK,
  dueAt: `${place}#${memberId}`,
})

/**
 * Lists of a member's rows in the index `lists`, ordered by time. `RETURNED_LIKES` are the matches:
 * received likes of members whom the member likes too. `LIKES_RECEIVED` contains all other received
 * likes.
 */
export type MemberList = 'ARCHIVED_CHATS' | 'FAVOURITES' | 'LIKES_GIVEN' | 'LIKES_RECEIVED' | 'LOOKS' | 'RETURNED_LIKES'

/** Partition of a member's list in the index `lists`. */
export const listOf = (name: MemberList, memberId: string) => ({ PK: `${name}#${memberId}` })

/** Puts a row into a member's list at `at`; `id` distinguishes rows of the same time. */
export const listed = (name: MemberList, memberId: string, at: string, id: string) => ({
  li: listOf(name, memberId).PK,
  la: `${at}#${id}`,
})

/**
 * Index attributes that list an entry of the books under its country and day (`2026-11-23`), in the
 * index `due`.
 */
export const bookedOn = (site: string, day: string, at: string, id: string) => ({
  dueJob: `BOOKS#${site}#${day}`,
  dueAt: `${at}#${id}`,
})

/**
 * Partition, in the index `due`, of the members of a country who had movements of credits on a day.
 */
export const movedOf = (site: string, day: string) => ({ PK: `MOVED#${site}#${day}` })

/** Index attributes that list a member who had a movement of credits on a day. */
export const movedOn = (site: string, day: string, memberId: string) => ({
  dueJob: movedOf(site, day).PK,
  dueAt: memberId,
})

/**
 * Index partitions in which staff find related accounts (MOD-08): accounts with the same mailbox,
 * accounts that paid from the same source, and accounts used on the device of another account.
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

/**
 * Partition, in the index `lists`, of the account with this hash. Device cookies contain the same
 * hash.
 */
export const accountByHash = (account: string) => ({ PK: `LOGIN#${account}` })
export const byAccountHash = (account: string, memberId: string) => ({ li: accountByHash(account).PK, la: memberId })

/**
 * Partition of a member's new likes in the index `due`. The index holds keys only, so a count of
 * the new likes is cheap.
 */
export const newLikesOf = (memberId: string) => ({ PK: `NEW_LIKES#${memberId}` })

export const listedAsNew = (memberId: string, at: string, likerId: string) => ({
  dueJob: newLikesOf(memberId).PK,
  dueAt: `${at}#${likerId}`,
})

/**
 * Queues of staff in the index `due`, ordered by time: open work, answered complaints, the accounts
 * of fictional profiles (`fictional`), and their conversations that wait for an answer (`desk`).
 * Complaints and objections that only roles for cases may answer have queues of their own, so that
 * they are counted separately (MOD-06, MOD-07).
 */
export type Queue =
  | 'photos'
  | 'verifications'
  | 'texts'
  | 'complaints'
  | 'caseComplaints'
  | 'answeredComplaints'
  | 'objections'
  | 'caseObjections'
  | 'erasures'
  | 'fictional'
  | 'desk'
  | 'finance'

/**
 * Any queue of staff: a queue ordered by time, or `risk`, the queue of members ordered by score.
 */
export type QueueName = Queue | 'risk'

/** Partition of a queue of staff in the index `due`. */
export const queuePartition = (name: QueueName) => `QUEUE#${name}`

/**
 * Prefix of the sort key in the queue that is ordered by score; zero-padded, so that higher scores
 * sort after lower ones.
 */
export const placeOfScore = (score: number): string => String(score).padStart(4, '0')

/**
 * Puts a member into the queue of staff that is ordered by score (MOD-12), and into the partition
 * of the same name in the index `lists`, which is ordered by the time since which the members wait.
 */
export const riskQueue = (score: number, memberId: string, since: string) => ({
  dueJob: queuePartition('risk'),
  dueAt: `${placeOfScore(score)}#${memberId}`,
  li: queuePartition('risk'),
  la: `${since}#${memberId}`,
})

/** Puts an item into a queue of staff at `since`; `id` distinguishes items of the same time. */
export const queue = (name: Queue, since: Date, id: string) => ({
  dueJob: queuePartition(name),
  dueAt: `${since.toISOString()}#${id}`,
})

/**
 * Puts a complaint into the queue of staff that its category requires. Both queues are ordered by
 * rank, then by time (MOD-04, MOD-17).
 */
export const complaintQueue = (category: ComplaintCategory, rank: ComplaintRank, since: Date, id: string) => {
  const { dueJob, dueAt } = queue(isAboutChild(category) ? 'caseComplaints' : 'complaints', since, id)
  return { dueJob, dueAt: `${rank}#${dueAt}` }
}

/** Partition, in the index `lists`, of the complaints handed to a member of staff. */
export const complaintsHandedTo = (staff: string) => ({ PK: `HANDED#${staff}` })

/**
 * Index attributes that list a complaint under the member of staff to whom it is handed, ordered by
 * the end of the ownership.
 */
export const handedTo = (staff: string, until: string, complaint: string) => ({
  li: complaintsHandedTo(staff).PK,
  la: `${until}#${complaint}`,
})

/** Partition, in the index `due`, of the names with a word that begins with this letter. */
export const namesBy = (letter: string) => ({ PK: `NAMES#${letter}` })

/**
 * Index attributes that list a member under the part of their name from `word` to the end. Staff
 * search for the beginning of such a part.
 */
export const inNames = (word: string, memberId: string) => ({
  dueJob: namesBy([...word][0] ?? '').PK,
  dueAt: `${word}#${memberId}`,
})

/** Partition of all staff who have access, in the index `due`. */
export const allStaff = { PK: 'STAFF' }

export const listedStaff = (staff: string) => ({ dueJob: allStaff.PK, dueAt: staff })

/** Partition of all discount codes in the index `due`, ordered by name. */
export const allDiscounts = { PK: 'DISCOUNTS' }

export const listedDiscount = (code: string) => ({ dueJob: allDiscounts.PK, dueAt: code })
