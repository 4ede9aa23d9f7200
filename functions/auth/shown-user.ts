import { mainImageOf } from '#functions/platform/photo-url.ts'
import type { Site } from '#functions/platform/site.ts'
import { type Account, paymentCountryOf } from '#functions/stores/account/account.ts'
import { needsAgeCheck } from '#functions/stores/account/age-check.ts'
import { pendingEmail } from '#functions/stores/account/credentials.ts'
import { ownMainPhotoOf, type Photo } from '#functions/stores/photos/photo.ts'
import { ownTexts } from '#functions/stores/profile/held.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { removableTexts } from '#shared/model/decision.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { ageOn, civilDate } from '#shared/rules/age.ts'

type Parts = { account: Account; profile: Profile | undefined; photos: readonly Photo[] }

/** Current user as shown to that user, including a main photo that still waits for staff. */
export function shownUser({ account, profile, photos }: Parts, { country }: Site, now: Date): CurrentUser {
  if (!profile) throw new Error(`Member ${account.id} has no profile`)
  const {
    birthDate,
    wantedGender,
    wantedAges,
    sensitiveConsentAt,
    sensitiveConsentVersion: _,
    nameRemovedBy,
    held = {},
    ...shown
  } = profile
  const main = ownMainPhotoOf(photos)
  return {
    id: account.id,
    email: account.email,
    status: account.status,
    credits: account.credits,
    paid_user: account.premium,
    has_purchased: account.purchases !== undefined,
    payment_country: paymentCountryOf(account),
    signup_date: account.signupDate,
    language: account.language,
    fictional_icon: country.fictionalIcon,
    notifications_disabled: account.notificationsDisabled,
    invisible: account.invisible,
    shown_to_visitors: account.shownToVisitors === true,
    read_marks: !account.hidesRead,
    shows_presence: !account.hidesPresence,
    shows_looks: !account.hidesLooks,
    name_removed: nameRemovedBy !== undefined,
    age_check: needsAgeCheck(account),
    new_email: pendingEmail(account, now),
    started_conversations: account.startedConversations,
    activation_mail_sent: account.activationMailSentAt !== undefined,
    auto_like: account.autoLikeDue === true && country.autoLike,
    server_time: now.toISOString(),
    profile: {
      ...shown,
      ...ownTexts(profile),
      held_texts: removableTexts.flatMap((field) => {
        const text = held[field]
        return text ? [{ field, state: text.state, reasons: text.reasons }] : []
      }),
      status: account.status === 'active' ? 'active' : 'disabled',
      main_image: main ? mainImageOf(account.id, main.id, main.status, now) : null,
      wanted_gender: wantedGender,
      wanted_ages: wantedAges ?? null,
      date_of_birth: birthDate,
      sensitive_consent: sensitiveConsentAt !== undefined,
      age: ageOn(birthDate, civilDate(now, country.timeZone)),
    },
  }
}
