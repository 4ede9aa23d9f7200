import { ulid } from 'ulid'
import type * as z from 'zod/mini'
import type { Site } from '#functions/platform/site.ts'
import { type Account, addAccount } from '#functions/stores/account/account.ts'
import { addSignupCredits } from '#functions/stores/account/addresses.ts'
import { claimEmail, claimName, claimNumber } from '#functions/stores/account/claims.ts'
import { addSignupMessage, addSource } from '#functions/stores/account/signup.ts'
import { addToEverybody } from '#functions/stores/campaigns/everybody.ts'
import { addLedgerEntry } from '#functions/stores/credits/ledger.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { addHiddenCard } from '#functions/stores/members/card-writes.ts'
import { placedAt } from '#functions/stores/members/place.ts'
import { cellOfTown } from '#functions/stores/members/town-cell.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { addProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { due } from '#functions/table/index-keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { SignupForm } from '#shared/contract/account.ts'
import type { Country } from '#shared/countries/country.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { offeredInterests } from '#shared/rules/profile.ts'
import { nextReminder } from '#shared/rules/signup.ts'
import { termsVersion } from '#shared/rules/terms.ts'

type Form = z.infer<typeof SignupForm>

export type NewMember = {
  account: Account
  profile: Profile
  /**
   * The claim of the address is the first write: if the same form is sent twice, the second
   * transaction is refused with `email_taken`, not with `name_taken`.
   */
  writes: Write[]
}

type More = {
  passwordHash: string
  language: Language
  insteadOf: { email: string | undefined; name: string | undefined }
  /** Unused member number. */
  number: string
  /**
   * Whether the mailbox has received free credits before (functions/stores/account/addresses.ts).
   */
  hadCredits: boolean
  /** Recipient of the signup message, if that member exists. */
  recipient: string | undefined
}

/**
 * Writes that create a member: unconfirmed and hidden, with signup credits, the activation mail and
 * its first reminder. `insteadOf`: ids of deleted members whose address or name the new member
 * takes over.
 */
export function newMember(form: Form, site: Site, more: More, now: Date): NewMember {
  const id = ulid(now.getTime())
  const { country } = site
  const at = now.toISOString()
  const account = accountOf(id, form, more, country, at)
  const { credits } = account
  const profile = profileOf(form, more.number, country)
  const card = cardOf(id, form)
  const { signup_message: text, tracking } = form
  const to = more.recipient
  return {
    account,
    profile,
    writes: [
      claimEmail(form.email, id, { insteadOf: more.insteadOf.email, now }),
      ...claimName(nameClaim(form.name), id, more.insteadOf.name),
      claimNumber(more.number, id),
      addAccount(account, due('remindActivation', nextReminder(at, country, now)!, id)),
      addProfile(id, profile),
      // The cell is written with the card, without waiting for the reaction `indexPlace`: the
      // matches shown after signup are searched by distance at once (SEARCH-24).
      addHiddenCard({ ...card, ...placedAt(card, cellOfTown(card), false) }),
      addToEverybody(id, country.code),
      ...(more.hadCredits ? [] : [addSignupCredits(form.email, now)]),
      ...(credits > 0 ? [addLedgerEntry(id, id, { credits, reason: 'signup', at }, undefined)] : []),
      ...notify(account, { event: 'signedUp', props: { name: form.name } }, now),
      ...(text && to ? addSignupMessage(id, { id: ulid(now.getTime()), to, text }) : []),
      ...(tracking && Object.keys(tracking).length > 0 ? [addSource(id, tracking)] : []),
    ],
  }
}

const accountOf = (
  id: string,
  form: Form,
  { hadCredits, passwordHash, language }: More,
  country: Country,
  at: string,
): Account => ({
  id,
  email: form.email,
  passwordHash,
  status: 'not_confirmed',
  site: country.code,
  language: form.language ?? language,
  signupDate: at,
  credits: hadCredits ? 0 : country.signupCredits,
  premium: false,
  startedConversations: 0,
  invisible: false,
  fictional: false,
  notificationsDisabled: [],
  consentAt: at,
  consentVersion: termsVersion,
  confirmationMailsAt: [],
})

const cardOf = (id: string, form: Form): Card => ({
  id,
  n: form.name,
  b: form.date_of_birth,
  g: form.gender,
  r: form.region,
  ...(form.city && { c: form.city }),
})

const profileOf = ({ details = {}, ...form }: Form, number: string, country: Country): Profile => ({
  number,
  name: form.name,
  gender: form.gender,
  wantedGender: form.wanted_gender,
  ...(form.wanted_ages && { wantedAges: form.wanted_ages }),
  birthDate: form.date_of_birth,
  country: form.country,
  region: form.region,
  city: form.city || null,
  about: null,
  interests: offeredInterests(country, form.interests ?? []),
  reason: details.reason ?? null,
  hair: details.hair ?? null,
  eyes: details.eyes ?? null,
  body: details.body ?? null,
  relationship: details.relationship ?? null,
  tattoos: details.tattoos ?? null,
  sexuality: null,
})
