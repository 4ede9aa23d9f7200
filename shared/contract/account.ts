import * as z from 'zod/mini'
import { MemberId, SessionId } from '../model/ids.ts'
import { BirthDate, Email, refuseWith, Token } from '../model/input.ts'
import { Gender, interests, ProfileFacts, sensitiveInterests } from '../model/profile.ts'
import { CurrentUser, Language } from '../model/user.ts'
import { isProfileName } from '../rules/name.ts'
import { isPushServiceUrl } from '../rules/push-service.ts'
import { endpoint } from './endpoint.ts'

export const ProfileName = z
  .string(refuseWith('invalid_name'))
  .check(z.trim(), z.refine(isProfileName, refuseWith('invalid_name')))

/** 8 to 128 characters, no rule on kinds of characters (OPEN-04). */
export const Password = z
  .string(refuseWith('invalid_password'))
  .check(z.minLength(8, refuseWith('invalid_password')), z.maxLength(128, refuseWith('invalid_password')))

/** Where a visitor came from (LAND-04): exactly these five. */
export const Tracking = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
  sub1: z.optional(z.string().check(z.maxLength(100))),
  sub2: z.optional(z.string().check(z.maxLength(100))),
  sub3: z.optional(z.string().check(z.maxLength(100))),
})

// Sexuality and sex-related interests need an agreement of their own (TRAP-23); they are asked on the profile, not at signup.
const SignupDetails = z.partial(z.omit(ProfileFacts, { sexuality: true }))
const SignupInterests = z.array(z.enum(interests)).check(
  z.maxLength(interests.length),
  z.refine((chosen) => !chosen.some((tag) => sensitiveInterests.includes(tag))),
)

/** The five fields of the signup form (ACC-03) and what the other steps add (TRAP-32, OPEN-19). */
export const SignupForm = z.object({
  email: Email,
  name: ProfileName,
  password: Password,
  date_of_birth: BirthDate,
  signup_message: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  /** The member on whose entry page signup began, to whom the signup message goes on confirmation (TRAP-17). */
  signup_message_to: z.optional(MemberId),
  gender: Gender,
  wanted_gender: Gender,
  country: z.string().check(z.length(2)),
  region: z.string().check(z.maxLength(10)),
  city: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  details: z.optional(SignupDetails),
  interests: z.optional(SignupInterests),
  language: z.optional(Language),
  /** Terms agreed to and privacy statement read (TRAP-36). */
  consent: z.literal(true, refuseWith('consent_required')),
  tracking: z.optional(Tracking),
})

const Confirm = z.object({ token: Token })
const Resend = z.object({ resend: z.literal(true) })

/** An address as `Email` takes it, refused in the words of a mail change (ACC-40). */
export const NewEmail = z.string(refuseWith('invalid_new_email')).check(
  z.refine((text) => z.safeParse(Email, text).success, refuseWith('invalid_new_email')),
  z.trim(),
  z.toLowerCase(),
)

/** What a browser's `PushSubscription` becomes as JSON; `expirationTime` and whatever else it holds is dropped. */
export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.refine(isPushServiceUrl)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})

const Credentials = z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(128)) })
const Subscription = z.object({ subscription: PushSubscription })
const Subscribed = z.object({ subscribed: z.literal(true) })

const postUser = {
  method: 'POST',
  path: '/api/user.php',
  access: 'visitor',
  refusals: ['login_failed', 'login_blocked', 'account_deletion_pending', 'account_banned', 'authentication_required'],
} as const

/** Signing in, as callers see `account.login`. */
export const logIn = endpoint({ ...postUser, body: Credentials, answer: CurrentUser })
/** Storing this device for pushes to the member who is signed in, as callers see `account.login` (API-04, OPEN-08). */
export const subscribePush = endpoint({
  ...postUser,
  query: z.object({ push: z.literal('1') }),
  body: Subscription,
  answer: Subscribed,
})

const SignedIn = z.object({
  id: z.string(),
  started_at: z.string(),
  last_used_at: z.string(),
  /** Browser and system in words, such as `Firefox, Android`; empty where the browser does not say. */
  device: z.string(),
  current: z.boolean(),
})

/** ACC-45, in the specification's order. */
export const deletionReasons = [
  'price',
  'found_someone',
  'not_looking',
  'site_problems',
  'no_members',
  'time',
  'other',
] as const

export const account = {
  /** Whether single answers of the signup form would be taken, asked while a step is left, so that nothing fails at the end. */
  checkSignup: endpoint({
    method: 'POST',
    path: '/api/signup-check.php',
    access: 'public',
    body: z.partial(
      z.pick(SignupForm, { email: true, name: true, password: true, date_of_birth: true, tracking: true }),
    ),
    answer: z.object({ ok: z.literal(true) }),
    refusals: [
      'email_taken',
      'account_deletion_pending',
      'name_taken',
      'minimum_age',
      'invalid_date_of_birth',
      'password_too_common',
      'signup_closed',
      'too_many_requests',
    ],
  }),
  /**
   * Makes the account and signs in. The same form sent again within ten minutes, because its answer was lost, is answered as the first was.
   * Where the country hides who has an account (TRAP-12), a taken address gets `check_your_mail` and a mail.
   */
  signup: endpoint({
    method: 'POST',
    path: '/api/signup.php',
    access: 'public',
    body: SignupForm,
    answer: CurrentUser,
    refusals: [
      'email_taken',
      'check_your_mail',
      'name_taken',
      'minimum_age',
      'invalid_date_of_birth',
      'password_too_common',
      'signup_closed',
      'too_many_requests',
      'account_deletion_pending',
      'unknown_region',
      'unknown_town',
      'message_too_long',
    ],
  }),
  /**
   * The link of the activation mail, or a member's wish for a new mail (ACC-23, ACC-25). The link is /activate/done#token=...: the part behind
   * the # reaches no server, so it is in no log. Using the same link again changes nothing.
   */
  activate: endpoint({
    method: 'POST',
    path: '/api/activate.php',
    access: 'visitor',
    body: z.union([Confirm, Resend]),
    answer: z.object({ status: z.enum(['activated', 'mail_sent']) }),
    refusals: ['link_invalid', 'already_confirmed', 'too_many_requests', 'authentication_required'],
  }),
  /** Signs in, or stores a device for pushes: one route, so one function, and the body tells which it is. Callers use the two halves below. */
  login: endpoint({
    ...postUser,
    query: z.object({ push: z.optional(z.literal('1')) }),
    body: z.union([Credentials, Subscription]),
    answer: z.union([CurrentUser, Subscribed]),
  }),
  current: endpoint({ method: 'GET', path: '/api/user.php', access: 'member', answer: CurrentUser, refusals: [] }),
  /** Settings, or a new password: the old one proves who asks, all other sessions end, and a mail tells. */
  change: endpoint({
    method: 'PUT',
    path: '/api/user.php',
    access: 'member',
    body: z.object({
      language: z.optional(Language),
      invisible: z.optional(z.boolean()),
      /** Agreement to be shown to visitors who are not signed in; off until given (PRIV-01). */
      shown_to_visitors: z.optional(z.boolean()),
      password: z.optional(Password),
      old_password: z.optional(z.string().check(z.maxLength(128))),
    }),
    answer: CurrentUser,
    refusals: ['wrong_password', 'password_too_common', 'too_many_requests'],
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout.php',
    access: 'visitor',
    answer: z.object({ logged_out: z.literal(true) }),
    refusals: [],
  }),
  /**
   * Mails a link to choose a new password (ACC-35). Where the country hides who has an account, an unknown address is answered alike (TRAP-12).
   */
  requestReset: endpoint({
    method: 'POST',
    path: '/api/reset-password.php',
    access: 'public',
    body: z.object({ email: Email }),
    answer: z.object({ status: z.literal('mail_sent') }),
    refusals: ['email_not_found', 'too_many_requests'],
  }),
  /** The link works once, within 60 minutes; it ends every session and lifts a login block (ACC-38, TRAP-43). */
  resetPassword: endpoint({
    method: 'PUT',
    path: '/api/reset-password.php',
    access: 'public',
    body: z.object({ token: Token, password: Password }),
    answer: z.object({ status: z.literal('changed') }),
    refusals: ['link_invalid', 'password_too_common', 'too_many_requests'],
  }),
  /** Mails a link to the new address (ACC-42); nothing changes before it is used. The password proves who asks. */
  requestMailChange: endpoint({
    method: 'POST',
    path: '/api/mail-change.php',
    access: 'member',
    body: z.object({
      email: NewEmail,
      password: z.string().check(z.minLength(1), z.maxLength(128)),
    }),
    answer: CurrentUser,
    refusals: ['invalid_new_email', 'email_taken', 'wrong_password', 'too_many_requests'],
  }),
  /**
   * The link in the mail to the new address confirms the change and tells the old one; the link in that one, good for 48 hours, takes it
   * back and ends every session. Which it is stands in the token.
   */
  confirmMailChange: endpoint({
    method: 'PUT',
    path: '/api/mail-change.php',
    access: 'public',
    body: Confirm,
    answer: z.object({ status: z.enum(['changed', 'taken_back']), email: z.string() }),
    refusals: ['link_invalid', 'email_taken'],
  }),
  /** Where this member is signed in, the call's own session first. */
  listSessions: endpoint({
    method: 'GET',
    path: '/api/sessions.php',
    access: 'member',
    answer: z.object({ sessions: z.array(SignedIn) }),
    refusals: [],
  }),
  /** Ends one session, or without `id` all but the call's own. Ending what has ended changes nothing. */
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions.php',
    access: 'member',
    query: z.object({ id: z.optional(SessionId) }),
    body: z.optional(z.object({ id: z.optional(SessionId) })),
    answer: z.object({ sessions: z.array(SignedIn) }),
    refusals: [],
  }),
  /** At once invisible and signed out everywhere; for 14 days a mailed link brings everything back (ACC-43 to ACC-49). Both fields are voluntary. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user.php',
    access: 'member',
    body: z.optional(
      z.object({
        reason: z.optional(z.enum(deletionReasons)),
        remarks: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
      }),
    ),
    answer: z.object({
      /** When the deletion becomes final. */
      final_at: z.string(),
      /** Where a partner waits, if the country has one (OPEN-58). */
      partner: z.nullable(z.object({ name: z.string(), url: z.string(), countdown_seconds: z.int() })),
    }),
    refusals: [],
  }),
  /** The link of the deletion mail, within the 14 days; or, with address and password, a wish for that mail again (ACC-50). */
  reactivate: endpoint({
    method: 'POST',
    path: '/api/reactivate.php',
    access: 'public',
    body: z.union([Confirm, z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(128)) })]),
    answer: z.object({ status: z.enum(['reactivated', 'mail_sent']) }),
    refusals: ['link_invalid', 'login_failed', 'login_blocked', 'too_many_requests'],
  }),
  /** A file with everything we hold about the member is made, and a link to it mailed. At most one in 24 hours. */
  requestExport: endpoint({
    method: 'POST',
    path: '/api/export.php',
    access: 'member',
    body: z.optional(z.object({})),
    answer: z.object({ status: z.literal('mail_sent') }),
    refusals: ['too_many_requests'],
  }),
  /** The file behind the mailed link: for its owner while signed in, for 72 hours. */
  downloadExport: endpoint({
    method: 'GET',
    path: '/api/export.php',
    access: 'member',
    query: z.object({ token: Token }),
    answer: z.object({ url: z.string() }),
    refusals: ['link_invalid'],
  }),
}
