import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { BirthDate, Email, refuseWith, Token } from '../model/input.ts'
import { Gender, interests, ProfileFacts, sensitiveInterests, WantedAges } from '../model/profile.ts'
import { CurrentUser, Language } from '../model/user.ts'
import { isProfileName } from '../rules/name.ts'
import { maxPasswordLength, minPasswordLength } from '../rules/password.ts'
import { isPushServiceUrl } from '../rules/push-service.ts'
import { endpoint } from './endpoint.ts'

export const ProfileName = z
  .string(refuseWith('invalid_name'))
  .check(z.trim(), z.refine(isProfileName, refuseWith('invalid_name')))

export const Password = z
  .string(refuseWith('invalid_password'))
  .check(
    z.minLength(minPasswordLength, refuseWith('invalid_password')),
    z.maxLength(maxPasswordLength, refuseWith('invalid_password')),
  )
/** Existing password, to compare with the account's: the rules for new passwords do not apply. */
export const TypedPassword = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength))

/** Traffic source of a visitor; exactly these five fields (LAND-04). */
export const Tracking = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
  sub1: z.optional(z.string().check(z.maxLength(100))),
  sub2: z.optional(z.string().check(z.maxLength(100))),
  sub3: z.optional(z.string().check(z.maxLength(100))),
})

// Sexuality and sensitive interests need separate consent (TRAP-23),
// which the profile page asks for; signup does not accept them.
const SignupDetails = z.partial(z.omit(ProfileFacts, { sexuality: true }))
const SignupInterests = z.array(z.enum(interests)).check(
  z.maxLength(interests.length),
  z.refine((chosen) => !chosen.some((tag) => sensitiveInterests.includes(tag))),
)

/** Signup form: the five fields of ACC-03 and those of the further steps (TRAP-32, OPEN-19). */
export const SignupForm = z.object({
  email: Email,
  name: ProfileName,
  password: Password,
  date_of_birth: BirthDate,
  signup_message: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  /**
   * Member whose entry page led to this signup; gets the signup message once the new member's
   * address is confirmed (TRAP-17).
   */
  signup_message_to: z.optional(MemberId),
  gender: Gender,
  wanted_gender: Gender,
  /** If absent, searches start with ages around the member's own (SEARCH-24). */
  wanted_ages: z.optional(WantedAges),
  country: z.string().check(z.length(2)),
  region: z.string().check(z.maxLength(10)),
  city: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  details: z.optional(SignupDetails),
  interests: z.optional(SignupInterests),
  language: z.optional(Language),
  /** Consent to the terms and confirmation that the privacy statement was read (TRAP-36). */
  consent: z.literal(true, refuseWith('consent_required')),
  tracking: z.optional(Tracking),
})

export const Confirm = z.object({ token: Token })
const Resend = z.object({ resend: z.literal(true) })

/** JSON of a browser's `PushSubscription`; `expirationTime` and unknown fields are dropped. */
export const PushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1000), z.refine(isPushServiceUrl)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})

export const Credentials = z.object({ email: Email, password: TypedPassword })
export const Subscription = z.object({ subscription: PushSubscription })
export const Subscribed = z.object({ subscribed: z.literal(true) })

/**
 * Validates single signup fields when the visitor leaves a step, so that errors show before the
 * form is submitted. A region is checked with its country, a town with its region (PROF-27).
 */
export const checkSignup = endpoint({
  method: 'POST',
  path: '/api/signup-check.php',
  access: 'public',
  body: z.partial(
    z.pick(SignupForm, {
      email: true,
      name: true,
      password: true,
      date_of_birth: true,
      country: true,
      region: true,
      city: true,
      tracking: true,
    }),
  ),
  answer: z.object({ ok: z.literal(true) }),
  refusals: [
    'email_taken',
    'account_deletion_pending',
    'invalid_name',
    'name_taken',
    'minimum_age',
    'invalid_date_of_birth',
    'password_too_common',
    'signup_closed',
    'unknown_region',
    'unknown_town',
    'too_many_requests',
  ],
})

/**
 * Creates the account and signs in. Idempotent for 10 minutes: a retried form gets the first
 * answer. If the country hides whether an account exists (TRAP-12), a taken address is refused
 * with `check_your_mail`, and its owner gets a mail about it.
 */
export const signup = endpoint({
  method: 'POST',
  path: '/api/signup.php',
  access: 'public',
  body: SignupForm,
  answer: CurrentUser,
  refusals: [
    'email_taken',
    'check_your_mail',
    'invalid_name',
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
})

/**
 * Activation by the mailed link, or a request for a new mail (ACC-23,
 * ACC-25). Idempotent. The link is /activate/done#token=...: a
 * fragment is not sent to servers, so no log contains the token.
 */
export const activate = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  access: 'visitor',
  body: z.union([Confirm, Resend]),
  answer: z.object({ status: z.enum(['activated', 'mail_sent']) }),
  refusals: ['link_invalid', 'already_confirmed', 'too_many_requests', 'authentication_required'],
})

/**
 * Sign-in or push registration, chosen by the body, because each method and path has a single
 * function. Callers use the two calls of ./login-calls.ts.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/user.php',
  access: 'visitor',
  query: z.object({ push: z.optional(z.literal('1')) }),
  body: z.union([Credentials, Subscription]),
  answer: z.union([CurrentUser, Subscribed]),
  refusals: [
    'login_failed',
    'login_blocked',
    'account_deletion_pending',
    'account_banned',
    'account_suspended',
    'authentication_required',
  ],
})

export const current = endpoint({
  method: 'GET',
  path: '/api/user.php',
  access: 'member',
  answer: CurrentUser,
  refusals: [],
})

/**
 * Changes settings or the password. A new password requires the
 * old one, ends all other sessions and is confirmed by mail.
 */
export const change = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  access: 'member',
  body: z.object({
    language: z.optional(Language),
    invisible: z.optional(z.boolean()),
    /** Consent to be visible to visitors without a session; false by default (PRIV-01). */
    shown_to_visitors: z.optional(z.boolean()),
    /**
     * Whether others see which messages the member has read, and the member sees which messages
     * others have read; true by default (LIVE-10).
     */
    read_marks: z.optional(z.boolean()),
    shows_presence: z.optional(z.boolean()),
    shows_looks: z.optional(z.boolean()),
    password: z.optional(Password),
    old_password: z.optional(z.string().check(z.maxLength(maxPasswordLength))),
  }),
  answer: CurrentUser,
  refusals: ['wrong_password', 'password_too_common', 'too_many_requests'],
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  access: 'visitor',
  answer: z.object({ logged_out: z.literal(true) }),
  refusals: [],
})
