/** Seconds; specification section 9 unless an open point is named. */
export const timeBonusSeconds = 14_400
export const timeBonusPercentage = 25
export const timeBonusCode = 'TIMEBONUS25'
/** The code that is named beneath the button that deletes an account, where the country has a discount for it (ACC-52). */
export const stayCode = 'STAY'

export const freePhotos = 3
export const premiumPhotos = 25
/** What a photo may be at most in bytes and at least in pixels on each side (OPEN-39); 24 megapixels is what cameras of telephones make. */
export const photoFile = { maximumBytes: 10 * 1024 * 1024, minimumPixels: 300, maximumPixels: 24_000_000 } as const
export const freeConversations = 2
export const deletionGraceDays = 14

/** Photos of another member that a free member sees sharp (OPEN-38). */
export const freePhotoView = 1

/** Page sizes (OPEN-29). */
export const pageSize = {
  search: 24,
  loggedOutSearch: 12,
  similar: 12,
  matches: 12,
  likes: 50,
  chats: 50,
  messages: 30,
  payments: 20,
  staff: 25,
  showcase: 8,
} as const

/**
 * Conversations of a member that every reading of the overview reads. Fifty rows and a page from the archive are below 8 read
 * units (CHAT-35). Above `most`, the oldest are archived until `fewest` are left, `movedAtOnce` for each conversation added.
 */
export const recentConversations = { most: 50, fewest: 40, movedAtOnce: 50 } as const

export const minimumSearchAge = 18
export const maximumSearchAge = 99

/** Years of age by which similar members may differ (OPEN-32), and those whom matches and the swipe game offer first. */
export const ageDistance = { similar: 5, match: 10 } as const

/** How long the swipe game remembers whom a member passed. */
export const passedDays = 90

/**
 * Failed sign-ins (OPEN-21): `attempts` within the window block one visitor for as long. All addresses that the account
 * does not know together have `attemptsPerAccount`, then one per delay: about what the block would let through (TRAP-43).
 */
export const login = {
  attempts: 5,
  attemptsPerAccount: 50,
  windowSeconds: 15 * 60,
  blockSeconds: 15 * 60,
  delaySeconds: 30,
} as const
/** How long an account knows a device or an address after a sign-in there. */
export const knownDeviceDays = 365

/** Lives of mailed links in seconds (OPEN-22). */
export const linkLife = {
  activation: 7 * 86_400,
  passwordReset: 60 * 60,
  mailChange: 24 * 3_600,
  /** The way back in the notice to the old address. */
  mailChangeBack: 48 * 3_600,
  reactivation: deletionGraceDays * 86_400,
  export: 72 * 3_600,
  /** Mails lie about for long, and who finds one again may still unsubscribe by it (NOTIF-11). */
  unsubscribe: 365 * 86_400,
} as const

/** New confirmation mails: at most 1 per minute and 5 per day (OPEN-22). */
export const confirmationMails = { secondsBetween: 60, perDay: 5 } as const

/** At most one file with everything about a member in this time. */
export const exportSeconds = 24 * 3_600

export const sessionDays = 30

/** Life of what is known of where a visitor came from, once they agreed (OPEN-77), and of the record of a visit (OPEN-76). */
export const trackingDays = 30
export const bounceDays = 30
/** A yes or no to what needs consent holds for half a year; then it is asked again, where there is something to ask. */
export const consentDays = 180
export const languageCookieDays = 365

/** When an unfinished payment counts as failed (OPEN-51). */
export const pendingPaymentSeconds = { online: 30 * 60, bankTransfer: 10 * 86_400 } as const

/** A member's place among the last active moves at most this often, so that being online does not write every minute. */
export const activityStepSeconds = 15 * 60

/** Seconds after which a signed photo address stops working; rounded so that a browser can keep the picture. */
export const photoUrlSeconds = 24 * 3_600
/** The same for a photo that its owner may close again at any moment (OPEN-40). */
export const privatePhotoUrlSeconds = 3_600
/**
 * How long the edge and a browser keep a photo. The edge checks the signature of every request before it looks at its copy. The browser's time
 * is the longest that an address lives, as the edge's counts against it (`Age`); no cache between the two may keep a copy.
 */
export const photoCaching = {
  edgeSeconds: photoUrlSeconds,
  browser: `private, max-age=${2 * photoUrlSeconds}, immutable`,
} as const
/**
 * How long the edge and a browser keep a public list that changes with a release only (API-28). Short enough for a new price of a gift to be
 * seen before it is paid; the edge's time counts against the browser's.
 */
export const listCaching = { edgeSeconds: 300, browserSeconds: 600 } as const

/** The popular label needs so many sales within so many days (OPEN-49). */
export const popularLabel = { days: 30, sales: 100 } as const

/** How long the invitation of a staff member holds, and a session of theirs: from its beginning, and without being used (OPEN-06). */
export const staffInvitationHours = 24
export const staffSession = { hours: 8, idleMinutes: 30 } as const
/** How long it is kept what staff did. */
export const auditYears = 2

/** A form to upload with lives 10 minutes; a photo whose file never came frees its place after an hour; what no inspection could finish is refused. */
export const photoSeconds = { form: 600, place: 3_600, inspection: 15 * 60 } as const
/** Photos sent in per member and day, removed and refused ones among them. */
export const uploadsPerDay = 60
/** How long a refused photo stays in its owner's list, and what it looked like is known again. */
export const refusedPhotoDays = { listed: 14, recognised: 365 } as const

/**
 * Days that a decided complaint stays with its evidence, for an objection (MOD-03; six months by the Digital Services Act, article 20), and the hash of
 * an address for which free credits were given, from signup and again from the purge on (MOD-09).
 */
export const decidedComplaintDays = 183
export const signupCreditsOnceDays = 183
/** Days that the hash of a banned member's address refuses a new account (MOD-09). */
export const bannedAddressDays = 2 * 365
/** Hours for which a birth date below the minimum age refuses every other one, for the address and on the device (MOD-06). */
export const minorRefusalHours = 24
