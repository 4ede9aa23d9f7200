import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { BirthDate, Email, refuseWith } from '../model/input.ts'
import { Gender, interests, ProfileFacts, sensitiveInterests } from '../model/profile.ts'
import { CurrentUser, Language } from '../model/user.ts'
import { isProfileName } from '../rules/name.ts'
import { endpoint } from './endpoint.ts'

const ProfileName = z
  .string(refuseWith('invalid_name'))
  .check(z.trim(), z.refine(isProfileName, refuseWith('invalid_name')))

/** 8 to 128 characters, no rule on kinds of characters (OPEN-04). */
const Password = z
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

const Confirm = z.object({ token: z.string().check(z.minLength(20), z.maxLength(1000)) })
const Resend = z.object({ resend: z.literal(true) })

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
  login: endpoint({
    method: 'POST',
    path: '/api/user.php',
    access: 'public',
    body: z.object({ email: Email, password: z.string().check(z.minLength(1), z.maxLength(128)) }),
    answer: CurrentUser,
    refusals: ['login_failed', 'login_blocked', 'account_deletion_pending', 'account_banned'],
  }),
  current: endpoint({ method: 'GET', path: '/api/user.php', access: 'member', answer: CurrentUser, refusals: [] }),
  change: endpoint({
    method: 'PUT',
    path: '/api/user.php',
    access: 'member',
    body: z.object({ language: z.optional(Language), invisible: z.optional(z.boolean()) }),
    answer: CurrentUser,
    refusals: [],
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/logout.php',
    access: 'visitor',
    answer: z.object({ logged_out: z.literal(true) }),
    refusals: [],
  }),
}
