import { daySeconds, hourSeconds } from './durations.ts'

/**
 * Limits that are the same in every country; others are in countries/defaults.ts. The source is
 * section 9 of the specification, unless a comment names an open point.
 */
export const timeBonusSeconds = 14_400
export const timeBonusPercentage = 25
export const timeBonusCode = 'TIMEBONUS25'
/**
 * Code shown below the button that deletes an account, if the country offers a discount there
 * (ACC-52).
 */
export const stayCode = 'STAY'

export const deletionGraceDays = 14

/** Page sizes (OPEN-29; for conversations and likes, CHAT-35). */
export const pageSize = {
  search: 24,
  loggedOutSearch: 12,
  similar: 12,
  matches: 12,
  likes: 50,
  favourites: 50,
  looks: 50,
  chats: 50,
  messages: 30,
  payments: 20,
  staff: 25,
  showcase: 8,
} as const

/** Days for which a member sees who viewed their profile, including the day of the view. */
export const lookDays = 30

/** Maximum number of a member's favourites. */
export const maxFavourites = 500

/**
 * Limits of the conversations that are read on every load of the conversation list. 50 rows and one
 * page of the archive cost less than 8 read units (CHAT-35). When there are more than `most`, the
 * oldest are archived until `fewest` are left, at most `movedAtOnce` at a time.
 */
export const recentConversations = { most: 50, fewest: 40, movedAtOnce: 50 } as const

/**
 * Ages that a search field accepts. A country's minimum age and its default ages are in this range.
 */
export const minSearchAge = 18
export const maxSearchAge = 99

/**
 * Age groups that the match finder offers; each of the two contains age 35 (SEARCH-17, TRAP-67).
 */
export const ageGroups = {
  '18-35': { min_age: minSearchAge, max_age: 35 },
  '35+': { min_age: 35, max_age: maxSearchAge },
} as const
/** Maximum number of reasons on a card, and of interests in a reason. */
export const maxReasons = 2

/**
 * Maximum distances in kilometres that a search offers (SEARCH-25); each is the upper end of a
 * distance band. The shortest finds only members in the member's own cell, because the centres of
 * cells are 15 km apart; the texts call it "your own area"
 * (functions/decisions/0106-words-of-distances.md).
 */
export const distances = [10, 25, 50, 100] as const
/** Maximum number of interests in a search. */
export const maxSearchedInterests = 5
/** Days for which a member counts as new. */
export const newMemberDays = 30
/** Highest inexact total of a search that is displayed; above it the text says "more than". */
export const statedTotal = 200

/** Days in which repeated likes by the same member cause only one hint. */
export const likeHintDays = 30

/**
 * Messages to fictional profiles (CHAT-36). `answerHours`: hours without an answer after which the
 * credits are refunded. `claimMinutes`: duration of a host's claim after opening a conversation.
 */
export const desk = { answerHours: 24, claimMinutes: 10 } as const

/**
 * Limits on how fast the mails of a campaign are queued. `membersPerMinute`: 5 mails a second, half
 * of the rate of bulk mails (`bulkMailsPerSecond`), so that other notifications are not delayed
 * (NOTIF-24). `membersPerStep`: a step is one transaction of at most 100 writes, with up to 3 for
 * each member.
 */
export const campaignPace = { membersPerMinute: 300, membersPerStep: 25 } as const

/** Test mails that a member of staff may send to their own address. */
export const testMails = { most: 20, windowSeconds: hourSeconds } as const

/** Days for which the swipe game does not show a passed member again. */
export const passedDays = 90

/**
 * Limits of failed sign-ins (OPEN-21). `attempts`: failures of one visitor at one account within
 * `windowSeconds`, after which the visitor is blocked for `blockSeconds`. `attemptsPerAccount`:
 * failures at one account within `windowSeconds`, of all visitors together who are unknown to the
 * account. `attemptsPerVisitor`: failures of one IP address within `visitorSeconds`, at all
 * accounts together to which the visitor is unknown. Above the last two limits, one attempt is
 * allowed per `delaySeconds` (TRAP-43).
 */
export const login = {
  attempts: 5,
  attemptsPerAccount: 50,
  attemptsPerVisitor: 100,
  visitorSeconds: hourSeconds,
  windowSeconds: 15 * 60,
  blockSeconds: 15 * 60,
  delaySeconds: 30,
} as const
/** Days after a sign-in for which its device and IP address count as known to the account. */
export const knownDeviceDays = 365

/** Further confirmation mails: at most 1 per minute and 5 per day (OPEN-22). */
export const confirmationMails = { secondsBetween: 60, perDay: 5 } as const

/** Minimum interval between two exports of a member's data. */
export const exportSeconds = daySeconds

export const sessionDays = 30

/**
 * Retention of a visitor's traffic source after consent
 * (OPEN-77), and of the record of a visit (OPEN-76).
 */
export const trackingDays = 30
export const bounceDays = 30
/** Days for which a consent or its refusal is valid before the visitor is asked again. */
export const consentDays = 180
export const languageCookieDays = 365

/**
 * Minimum interval between two writes of a member's last activity, so that not every call causes a
 * write.
 */
export const activityStepSeconds = 15 * 60
/** Time for which a member counts as online after their last connection closed (LIVE-11). */
export const onlineGraceSeconds = 5 * 60

/**
 * Cache lifetimes of a public list that changes only with a release (API-28). They are short, so
 * that members see a new gift price before they pay it. The time in the edge's cache counts towards
 * the browser's lifetime.
 */
export const listCaching = { edgeSeconds: 300, browserSeconds: 600 } as const

/** Validity of a staff invitation, and of a staff session: absolute and idle (OPEN-06). */
export const staffInvitationHours = 24
export const staffSession = { hours: 8, idleMinutes: 30 } as const
/** Number of days over which the console counts notifications (NOTIF-15). */
export const notificationCountDays = 7
/** Retention of the audit trail. */
export const auditYears = 2

/** Minimum interval in seconds between two typing frames that are sent or relayed (OPEN-43). */
export const typingSeconds = 3

/**
 * Limits of a live connection. `hours`, `idleMinutes`: limits of AWS's WebSocket API; `hours` is
 * also the lifetime of a connection's rows (LIVE-09). `frameBytes`: larger frames of a browser are
 * ignored. `pingSeconds`: interval of pings, well below `idleMinutes` (LIVE-07). `onlineSeconds`:
 * time after a ping for which the member counts as connected, half a minute longer than
 * `pingSeconds` (LIVE-11). `hintSeconds`: age above which a hint is dropped, because browsers that
 * poll have seen the change by then. `perMember`: maximum number of connections of a member; a
 * further one closes the oldest.
 */
export const liveConnection = {
  hours: 2,
  idleMinutes: 10,
  frameBytes: 1_024,
  hintSeconds: 300,
  perMember: 10,
  pingSeconds: 240,
  onlineSeconds: 270,
} as const

/** Hours after which a push that still waits is dropped. */
export const pushLifeHours = 24

/** Test pushes that a member may request within the window. */
export const testPushes = { most: 5, windowSeconds: hourSeconds } as const
