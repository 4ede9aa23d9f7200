import { keys } from '#functions/table/keys.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { check, update } from '#functions/table/write.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type Account, changed } from './account.ts'

/**
 * Changes language and invisibility. The optimistic lock covers language, invisibility and status:
 * whether search finds the member depends on status and invisibility, and concurrent changes must
 * not undo each other.
 */
export const changeAccount = (
  account: Account,
  { language, invisible }: { language: Language; invisible: boolean },
): Write =>
  updateFields(keys.account(account.id), {
    set: { language, invisible },
    unchanged: [account, ['status', 'invisible', 'language']],
    onConflict: changed,
  })

/** Condition that the payment country is unchanged since it was read. */
const isPaymentCountryAsRead = ({ paymentCountry }: Account) =>
  paymentCountry === undefined
    ? { condition: 'attribute_exists(PK) AND attribute_not_exists(paymentCountry)' }
    : { condition: 'paymentCountry = :read', values: { ':read': paymentCountry } }

/** Write that changes nothing; Conflict if the payment country has changed since the read. */
export const checkPaymentCountry = (account: Account): Write =>
  check(keys.account(account.id), { ...isPaymentCountryAsRead(account), onConflict: changed })

/** Sets the payment country (PAY-61); Conflict if it changed since the read. */
export function changePaymentCountry(account: Account, country: CountryCode): Write {
  const { condition, values } = isPaymentCountryAsRead(account)
  return update(keys.account(account.id), 'SET paymentCountry = :country', {
    condition,
    values: { ...values, ':country': country },
    onConflict: changed,
  })
}

type Hidden = 'hidesRead' | 'hidesPresence' | 'hidesLooks'

/**
 * Switches read marks (LIVE-10), presence (LIVE-11) or looks (decisions/0069-who-looked.md) on or
 * off.
 */
export const changeHidden = (id: string, name: Hidden, isHidden: boolean): Write =>
  update(keys.account(id), isHidden ? `SET ${name} = :true` : `REMOVE ${name}`, {
    condition: 'attribute_exists(PK)',
    ...(isHidden && { values: { ':true': true } }),
    onConflict: changed,
  })

/** Sets the consent to be shown to visitors; the card changes in the same transaction. */
export const changeShownToVisitors = (id: string, isShown: boolean): Write =>
  update(keys.account(id), 'SET shownToVisitors = :shown', {
    condition: 'attribute_exists(PK)',
    values: { ':shown': isShown },
    onConflict: changed,
  })

/**
 * Sets the reasons why notifications are disabled (NOTIF-09), under an optimistic lock on the list.
 */
export const changeDisabledReasons = (
  { id, notificationsDisabled }: Account,
  reasons: Account['notificationsDisabled'],
): Write =>
  update(keys.account(id), 'SET notificationsDisabled = :next', {
    condition: 'notificationsDisabled = :seen',
    values: { ':next': reasons, ':seen': notificationsDisabled },
    onConflict: changed,
  })

/**
 * Replaces a password hash with one of the current strength. Refused with `login_failed` if the
 * password changed since it was checked.
 */
export const renewPasswordHash = (account: Account, hash: string): Write =>
  update(keys.account(account.id), 'SET passwordHash = :hash', {
    condition: 'passwordHash = :seen',
    values: { ':hash': hash, ':seen': account.passwordHash },
    onConflict: refusing('login_failed'),
  })

/**
 * Records that a member passed the external age check, or showed their age to staff (TRAP-24). The
 * calls that need this check are then open to the member.
 */
export const markAgeChecked = (id: string, now: Date): Write =>
  update(keys.account(id), 'SET ageCheckedAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })
