import * as z from 'zod/mini'
import { countryCodes } from '../countries/country.ts'
import { languages } from '../i18n/languages.ts'
import { removableTexts } from './decision.ts'
import { heldReasons, heldStates } from './held-text.ts'
import {
  Gender,
  Interests,
  MainImage,
  ProfileFacts,
  Prompts,
  profileStatuses,
  userStatuses,
  WantedAges,
} from './profile.ts'

export const Language = z.enum(languages)

/**
 * Why notifications are off (NOTIF-09): spam complaint (`fbl`), bounced mail, or unsubscription in
 * the mail client.
 */
export const disabledReasons = ['fbl', 'bounce', 'listunsubscribe'] as const

/** Types of notifications by mail and push (NOTIF-01); each can be switched off. */
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

/** The member's own profile, the only profile shape with the date of birth. */
export const OwnProfile = z.object({
  ...ProfileFacts.shape,
  name: z.string(),
  status: z.enum(profileStatuses),
  main_image: z.nullable(MainImage),
  gender: Gender,
  wanted_gender: Gender,
  /** Null: ages around the member's own (SEARCH-24). Absent in answers of older servers. */
  wanted_ages: z._default(z.nullable(WantedAges), null),
  date_of_birth: z.string(),
  age: z.int(),
  country: z.string(),
  region: z.string(),
  city: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: Interests,
  /** Absent in answers of older servers. */
  prompts: z._default(Prompts, []),
  /**
   * Texts that only the member sees; others see the last approved version, or no text (MOD-11).
   * Absent in answers of older servers.
   */
  held_texts: z._default(
    z.array(
      z.object({ field: z.enum(removableTexts), state: z.enum(heldStates), reasons: z.array(z.enum(heldReasons)) }),
    ),
    [],
  ),
  /** Consent to store sensitive facts (TRAP-23). */
  sensitive_consent: z.boolean(),
})

/** The signed-in member (ACC-32): answer of `account.current` and of sign-in. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(userStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  /**
   * Whether the member ever completed a purchase, even if the money was refunded later. If so, the
   * member gets no first-purchase discounts (PAY-64).
   */
  has_purchased: z.boolean(),
  /**
   * Country that determines payment methods and currency; stored with the account (PAY-23, PAY-61).
   */
  payment_country: z.enum(countryCodes),
  signup_date: z.string(),
  language: Language,
  fictional_icon: z.string(),
  notifications_disabled: z.array(z.enum(disabledReasons)),
  invisible: z.boolean(),
  /** Consent to be visible to visitors without a session (PRIV-01). */
  shown_to_visitors: z._default(z.boolean(), false),
  /** Whether staff removed the member's name, and the member has yet to choose another. */
  name_removed: z._default(z.boolean(), false),
  /** Whether the country requires an age check that the member has not passed (TRAP-24). */
  age_check: z._default(z.boolean(), false),
  /**
   * Whether others see which messages the member has read, and the member sees which messages
   * others have read (LIVE-10).
   */
  read_marks: z._default(z.boolean(), true),
  /** Whether others see when the member is online or was active today (LIVE-11). */
  shows_presence: z._default(z.boolean(), true),
  /**
   * Whether others see on which day the member viewed their profiles, and whether the member sees
   * who viewed the member's own profile.
   */
  shows_looks: z._default(z.boolean(), true),
  /** New address pending confirmation (ACC-42), while its link works. */
  new_email: z.nullable(z.string()),
  /** Conversations ever started; a free member may start a limited number (CHAT-15). */
  started_conversations: z.int(),
  /**
   * Whether the latest confirmation mail has been sent; the last step of signup waits for it
   * (TRAP-34).
   */
  activation_mail_sent: z.boolean(),
  /**
   * Whether the client should request the auto-like: in the first session after confirmation, if
   * the country has switched it on (OPEN-37).
   */
  auto_like: z.boolean(),
  /** Server time, so that countdowns are correct if the device's clock is wrong (TRAP-05). */
  server_time: z.string(),
  profile: OwnProfile,
})
export type CurrentUser = z.infer<typeof CurrentUser>
