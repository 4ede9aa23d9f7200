import { hashed } from '#functions/platform/hash.ts'
import { shardOf } from '../index-keys.ts'
import { type Key, own, ownOf } from '../key.ts'

/** Keys of mails, pushes, campaigns and live connections. */
export const notificationKeys = {
  /**
   * Notification settings and the time of the consent to advertising. Read by the settings and by
   * every mail of a kind of notification.
   */
  notifications: (id: string): Key => own(id, 'NOTIFICATIONS'),
  /**
   * Membership in the audience of a kind of campaign, in the index `due` (`inAudience`). The row is
   * read by the reaction that updates it; the index by the call that counts a segment and by the
   * job that queues a campaign's mails.
   */
  audience: (id: string, kind: string): Key => own(id, 'AUDIENCE', kind),
  audiences: (id: string) => ownOf(id, 'AUDIENCE'),
  /** Campaigns that the member was notified of. Read before a campaign notifies them. */
  toldCampaigns: (id: string): Key => own(id, 'CAMPAIGNS'),
  /** Campaign with its texts. Read by the console, and for every mail of the campaign. */
  campaign: (id: string): Key => ({ PK: 'CAMPAIGNS', SK: `CAMPAIGN#${id}` }),
  campaigns: () => ({ PK: 'CAMPAIGNS', prefix: 'CAMPAIGN#' }),
  /** Progress of a started campaign, in the due index. Read by the job that queues its mails. */
  campaignRun: (id: string): Key => ({ PK: `CAMPAIGN#${id}`, SK: 'RUN' }),
  /**
   * Counts of the outcomes of a campaign's mails, spread over rows by member, as one row takes at
   * most 1,000 writes a second. Read by the console.
   */
  campaignCounts: (id: string, memberId: string): Key => ({
    PK: `CAMPAIGN#${id}`,
    SK: `COUNTS#${shardOf(memberId)}`,
  }),
  campaignCountsOf: (id: string) => ({ PK: `CAMPAIGN#${id}`, prefix: 'COUNTS#' }),
  /**
   * Announced change of the terms of a site, keyed by the day from which the new terms apply, with
   * the progress of the mails about the change. In the due index. Read by the operator's command
   * and by the job that queues the mails.
   */
  termsChange: (site: string, from: string): Key => ({ PK: `TERMS_CHANGE#${site}#${from}`, SK: 'RUN' }),
  /**
   * Progress of adding older accounts of a site to the audience of new terms: accounts that were
   * created before this audience existed. Read and written by the operator's command.
   */
  olderAccounts: (site: string): Key => ({ PK: `TERMS_CHANGE#${site}`, SK: 'OLDER_ACCOUNTS' }),
  /**
   * Events that wait for a digest mail; in the due index. Read by the job that sends this mail, and
   * when a further event is added.
   */
  digest: (id: string): Key => own(id, 'DIGEST'),
  /**
   * Next weekly update of a member who agreed to weekly updates, in the due index. Read by the job
   * that mails the update, and when the member's settings change.
   */
  weekly: (id: string): Key => own(id, 'WEEKLY'),
  /**
   * Push subscription of a device, keyed by the hash of its URL at the push service. Read by the
   * settings, when another subscription is added, and by an export.
   */
  push: (id: string, endpoint: string): Key => own(id, 'PUSH', hashed(endpoint)),
  pushById: (id: string, device: string): Key => own(id, 'PUSH', device),
  pushOfMember: (id: string) => ownOf(id, 'PUSH'),
  /**
   * State of a member's pushes, in the due index: events that were pushed, events that wait, and
   * pushes that have not reached every device. Read by the function that decides about pushes.
   */
  pushes: (id: string): Key => own(id, 'PUSHES'),
  /**
   * Open live connection, keyed by its id at the WebSocket API; expires by TTL. Read to send hints,
   * and to close the connections of sessions that have ended.
   */
  connection: (id: string, connection: string): Key => own(id, 'CONNECTION', connection),
  connections: (id: string) => ownOf(id, 'CONNECTION'),
  /**
   * Time until which the last ping of a connection keeps the member online. Read by the open
   * conversation, the profile page and the call for online members of a list (LIVE-11).
   */
  presence: (id: string): Key => own(id, 'PRESENCE'),
  /**
   * Reverse index: member and session of a connection. Read when the connection sends a frame or
   * closes.
   */
  connectionMember: (connection: string): Key => ({ PK: `CONNECTION#${connection}`, SK: 'MEMBER' }),
  /**
   * Mail to send, written in the transaction of its cause. Read by the function that sends the mail
   * and then removes the row. A member's mail is in the member's partition, so that the purge
   * removes the address.
   */
  outbox: (id: string, memberId?: string): Key =>
    memberId ? own(memberId, 'OUTBOX', id) : { PK: `OUTBOX#${id}`, SK: `OUTBOX#${id}` },
  /**
   * Counts of the outcomes of notifications on a day (`2026-11-20`). They are spread over several
   * rows, as one row takes at most 1,000 writes a second, and a write of more than 1 KB costs more.
   * The rows contain no ids of members and expire by TTL. Read by the console.
   */
  toldCounts: (day: string, part: string): Key => ({ PK: `TOLD#${day}`, SK: `COUNTS#${part}` }),
  toldCountsOf: (day: string) => ({ PK: `TOLD#${day}`, prefix: 'COUNTS#' }),
}
