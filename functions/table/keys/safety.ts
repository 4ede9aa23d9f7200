import { type Key, member, own, ownOf } from '../key.ts'

/** Keys of risks, complaints and decisions. */
export const safetyKeys = {
  /**
   * Signal that a member may be a scammer (MOD-12). The key names the cause: a day, conversation,
   * complaint or account hash. The row has no content and expires by TTL. It is read when the
   * member's risk score is computed.
   */
  signal: (id: string, kind: string, cause: string): Key => own(id, 'SIGNAL', kind, cause),
  signalsOfMember: (id: string) => ownOf(id, 'SIGNAL'),
  /**
   * Keyed hash of a payment source of a member (MOD-09), listed in the index `due` under that hash
   * (`paidFromBy`). Read by a ban, and by the staff's member view.
   */
  paidFrom: (id: string, hash: string): Key => own(id, 'PAID_FROM', hash),
  paidFromOfMember: (id: string) => ownOf(id, 'PAID_FROM'),
  /**
   * Warning about this member, banned for fraud, to all members who exchanged messages with them
   * (MOD-13). In the due index until all are warned. Read by the job that sends the warnings, and
   * by the purge, which waits until the job is done.
   */
  fraudWarning: (id: string): Key => own(id, 'FRAUD_WARNING'),
  /**
   * Copy of a conversation with an account that was banned for fraud. Its messages are in separate
   * rows, whose keys contain the number of the decision and the row's oldest message. All rows
   * expire by TTL. Read by the member and by an export.
   */
  keptChat: (id: string, conversation: string): Key => own(id, 'KEPT_CHAT', conversation),
  keptChatsOf: (id: string) => ownOf(id, 'KEPT_CHAT'),
  keptMessages: (id: string, conversation: string, number: string, oldest: string): Key =>
    own(id, 'KEPT_MESSAGES', conversation, number, oldest),
  keptMessagesOf: (id: string, conversation: string, number: string) => ({
    PK: member(id),
    prefix: `KEPT_MESSAGES#${conversation}#${number}#`,
  }),
  /**
   * Score of a member's signals, in the queue `risk`; expires with the latest signal. Read by
   * staff.
   */
  risk: (id: string): Key => own(id, 'RISK'),
  /**
   * Complaint, stored while it is handled and for half a year after that; in the queue of staff
   * while it is open. Read by staff.
   *
   * Its evidence, with copies of photos below `<complaint>/` in the evidence bucket, is removed
   * half a year after the decision. The evidence contains no member's id, so a purge does not
   * remove it (TRAP-62, MOD-03).
   */
  complaint: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'COMPLAINT' }),
  evidence: (complaint: string): Key => ({ PK: `COMPLAINT#${complaint}`, SK: 'EVIDENCE' }),
  /**
   * Reverse index of complaints by their receipt number. The number is derived from the random end
   * of the complaint's id, so several complaints may share it. Written with the complaint; expires
   * with it. Read by the search by number (MOD-03).
   */
  receipt: (receipt: string, complaint: string): Key => ({ PK: `RECEIPT#${receipt}`, SK: `COMPLAINT#${complaint}` }),
  receipts: (receipt: string) => ({ PK: `RECEIPT#${receipt}`, prefix: 'COMPLAINT#' }),
  /**
   * Trusted flagger (MOD-17). Read by the flagger's form, for each of their notices, and by staff.
   */
  flagger: (flagger: string): Key => ({ PK: 'FLAGGERS', SK: `FLAGGER#${flagger}` }),
  flaggers: () => ({ PK: 'FLAGGERS', prefix: 'FLAGGER#' }),
  /**
   * Decision about a member, made by staff or a machine, keyed by its number. Stored in case of an
   * objection (MOD-03); expires by TTL. Its evidence has the key of a complaint with this number.
   * Read by staff, and by the link in the mail about the decision.
   */
  decision: (number: string): Key => ({ PK: `DECISION#${number}`, SK: 'DECISION' }),
  /**
   * Number of a decision, keyed by the id of the request that made it, so that a repeated request
   * makes no second decision. Also read when staff answer a complaint. The purge finds the decision
   * by this row, and removes the member's id from the decision. The row outlives the decision.
   */
  decisionOfMember: (id: string, request: string): Key => own(id, 'DECISION', request),
  /**
   * Decisions that staff made, ordered by the time of the request: their request ids are ULIDs,
   * which begin with 0 to 7. Decisions by a machine about photos of messages (`message-...`) are
   * excluded: a member can cause any number of these, and none answers a complaint.
   */
  answeringDecisionsOfMember: (id: string) => ({
    PK: member(id),
    between: [own(id, 'DECISION', '0').SK, own(id, 'DECISION', '8').SK] as const,
  }),
  /** Decisions by a machine about photos of messages, keyed by the id of the photo. */
  chatPhotoDecisionsOfMember: (id: string) => ({ PK: member(id), prefix: own(id, 'DECISION', 'message-').SK }),
  /**
   * Role of a member in a complaint: complainant, subject, or owner of the email address that a
   * visitor gave. An export reads the complaints that the member filed. The purge reads all roles,
   * and removes the member's id or email address from the complaints (`forgetInComplaint` in
   * functions/stores/safety/complaint.ts).
   */
  complaintBy: (id: string, complaint: string): Key => own(id, 'COMPLAINT_BY', complaint),
  complaintAbout: (id: string, complaint: string): Key => own(id, 'COMPLAINT_ABOUT', complaint),
  complaintsAbout: (id: string) => ownOf(id, 'COMPLAINT_ABOUT'),
  complaintsBy: (id: string) => ownOf(id, 'COMPLAINT_BY'),
  complaintMail: (id: string, complaint: string): Key => own(id, 'COMPLAINT_MAIL', complaint),
}
