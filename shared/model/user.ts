import * as z from 'zod/mini'
import { countryCodes } from '../countries/country.ts'
import { languages } from '../i18n/languages.ts'
import { Gender, Interests, MainImage, ProfileFacts, profileStatuses, userStatuses } from './profile.ts'

export const Language = z.enum(languages)

/** Why notifications are off (NOTIF-09): a mail marked as spam, a wrong address, unsubscribed in the mail client. */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const

/** What a member can be told of by mail and push (NOTIF-01); each kind can be switched off. */
export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/** A member's own profile, as nobody else gets it: with the date of birth. */
export const OwnProfile = z.object({
  ...ProfileFacts.shape,
  name: z.string(),
  status: z.enum(profileStatuses),
  main_image: z.nullable(MainImage),
  gender: Gender,
  wanted_gender: Gender,
  date_of_birth: z.string(),
  age: z.int(),
  country: z.string(),
  region: z.string(),
  city: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: Interests,
  /** Whether the member agreed that sensitive facts are kept (TRAP-23). */
  sensitive_consent: z.boolean(),
})

/** The signed-in member (ACC-32): the answer of the current user and of signing in. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  /** Whether a purchase was ever completed, also one that was paid back: no discount on a first purchase follows (PAY-64). */
  has_purchased: z.boolean(),
  /** Country whose methods and currency the member pays in; stored with the account (PAY-23, PAY-61). */
  payment_country: z.enum(countryCodes),
  signup_date: z.string(),
  language: Language,
  fictional_icon: z.string(),
  notifications_disabled: z.array(z.enum(disabledReasons)),
  invisible: z.boolean(),
  /** Whether visitors who are not signed in may see this member as members do (PRIV-01). */
  shown_to_visitors: z._default(z.boolean(), false),
  /** An address that waits for its confirmation (ACC-42). */
  new_email: z.nullable(z.string()),
  /** Conversations ever started; a free member may start two (CHAT-15). */
  started_conversations: z.int(),
  /** Whether the latest confirmation mail has left: the last sending step of signup waits for it (TRAP-34). */
  activation_mail_sent: z.boolean(),
  /** A like of a fictional profile waits to be asked for: in the first session after confirmation, where the country has it (OPEN-37). */
  auto_like: z.boolean(),
  /** The server's clock, so that countdowns are true on a device whose clock is not (TRAP-05). */
  server_time: z.string(),
  profile: OwnProfile,
})
export type CurrentUser = z.infer<typeof CurrentUser>
