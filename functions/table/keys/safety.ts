import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of risks, complaints and decisions. */
export const safetyKeys = {
  /**
   * Signal of a scam about a member (MOD-12) by its cause: a day, conversation, complaint or
   * signup; without content, expires by TTL. Read by the score.
   */
  signal: (id: string, kind: string, cause: string): Key => own(id, 'SIGNAL', kind, cause),
  signalsOfMember: (id: string) => ownOf(id, 'SIGNAL'),
  /**
   * Keyed hash of a payment source of a member (MOD-09), in the index `due` by that hash
   * (`paidFromBy`). Read by a ban, and by the staff's member view.
   */
  paidFrom: (id: string, hash: string): Key => own(id, 'PAID_FROM', hash),
  paidFromOfMember: (id: string) => ownOf(id, 'PAID_FROM'),
  /**
   * Warning of the members who exchanged messages with this one, banned for fraud (MOD-13), in the
   * due index until all are warned. Read by the job that warns them and by the purge, which waits.
   */
  fraudWarning: (id: string): Key => own(id, 'FRAUD_WARNING'),
  /**
   * Copy of a conversation with an account banned for fraud, and its messages in pieces, each keyed
   * by the decision and its oldest message. Both expire by TTL. Read by the member and by an
   * export.
   */
  keptChat: (id: string, conversation: string): Key => own(id, 'KEPT_CHAT', conversation),
  keptChatsOf: (id: string) => ownOf(id, 'KEPT_CHAT'),
  keptMessages: (id: string, conversation: string, number: string, oldest: string): Key =>
    own(id, 'KEPT_MESSAGES', conversation, number, oldest),
  keptMessagesOf: (id: string, conversation: string, number: string) => ({
    PK: member(id),
    prefix: `KEPT_MESSAGES#${conversation}#${number}#`,
  }),
  /** Score of a member's signals, in the queue `risk`; expires with the last one. Read by staff. */
  risk: (id: string): Key => own(id, 'RISK'),
  /**
   * Complaint, for as long as it is handled and half a year after; in the queue of staff while
   * open. Read by staff.
   *
   * Its evidence, with copies of photos below `<complaint>/` in the evidence bucket, is removed
   * half a year after the decision. The evidence contains no member's id, so a purge leaves it
   * (TRAP-62, MOD-03).
   */
  complaint: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'COMPLAINT' }),
  evidence: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'EVIDENCE' }),
  /** Trusted flagger (MOD-17). Read by its form, by each of its notices and by staff. */
  flagger: (flagger: string): Key => ({ PK: 'FLAGGERS', SK: `FLAGGER#${flagger}` }),
  flaggers: () => ({ PK: 'FLAGGERS', prefix: 'FLAGGER#' }),
  /**
   * Decision about a member, by staff or a machine, by its number; kept for an objection (MOD-03);
   * expires by TTL. Its evidence has the key of a complaint with this number. Read by staff, and by
   * the link in the mail.
   */
  decision: (number: string): Key => ({ PK: `DECISION#${number}`, SK: 'DECISION' }),
  /**
   * Number of a decision, by the id of the request that made it, so that a repeated request makes
   * no second decision. Staff read it too, for the answer to a complaint. By this row the purge
   * finds the decision and removes the member's id from it.
   */
  decisionOfMember: (id: string, request: string): Key => own(id, 'DECISION', request),
  /**
   * Decisions that staff made, by the time of the request (ULIDs begin with 0 to 7). Excludes those
   * by a machine about photos of messages (`message-...`): a member can cause any number of these,
   * and none answers a complaint.
   */
  answeringDecisionsOfMember: (id: string) => ({
    PK: member(id),
    between: [own(id, 'DECISION', '0').SK, own(id, 'DECISION', '8').SK] as const,
  }),
  /** Decisions by a machine about photos of messages, by the id of the photo. */
  chatPhotoDecisionsOfMember: (id: string) => ({ PK: member(id), prefix: own(id, 'DECISION', 'message-').SK }),
  /**
   * Role of a member in a complaint: complainer, subject, or owner of the email address that a
   * visitor gave. Read by an export (those filed) and by the purge, which removes the id or the
   * address from the complaint (`forgetInComplaint` in functions/stores/safety/complaint.ts).
   */
  complaintBy: (id: string, complaint: string): Key => own(id, 'COMPLAINT_BY', complaint),
  complaintAbout: (id: string, complaint: string): Key => own(id, 'COMPLAINT_ABOUT', complaint),
  complaintsAbout: (id: string) => ownOf(id, 'COMPLAINT_ABOUT'),
  complaintsBy: (id: string) => ownOf(id, 'COMPLAINT_BY'),
  complaintMail: (id: string, complaint: string): Key => own(id, 'COMPLAINT_MAIL', complaint),
}
