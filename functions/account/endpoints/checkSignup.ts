import { handle } from '#functions/auth/handle.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findEmailKeeper } from '#functions/stores/account/claims.ts'
import { visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { findHolder, findName } from '../holder.ts'
import { refuseMinor } from '../minor.ts'
import { countAttempt } from '../throttle.ts'
import { unfitAnswer, unfitPlace } from '../unfit.ts'

export const handler = handle(account.checkSignup, {
  load: ({ body, now }) => ({
    email: body.email ? findHolder(findEmailKeeper(body.email, now), now) : Promise.resolve(undefined),
    marks: body.email ? findAddressMarks(body.email, now) : Promise.resolve(undefined),
    name: body.name ? findName(body.name, now) : Promise.resolve(undefined),
  }),
  run: async ({ body, email, marks, name, site, now, visitorAddress, cookies, setCookies, refuse }) => {
    await apply(countAttempt('signupCheck', visitorOf(visitorAddress), now))
    const unfit = unfitAnswer(body, site, now)
    const isMinorAddress = marks?.isMinor === true
    const { email: address, date_of_birth: birthDate } = body
    await refuseMinor({ email: address, birthDate, unfit, isMinorAddress, cookies, setCookies }, site, now)
    if (unfit) refuse(unfit.code, unfit.details)
    const badPlace = unfitPlace(body, site)
    if (badPlace) refuse(badPlace)
    // If the country hides whether an address has an account, this check reveals nothing; signup
    // mails the holder of the address instead (TRAP-12).
    if (email?.holder && !site.country.hideAccountExistence)
      refuse(email.holder.status === 'deletion_pending' ? 'account_deletion_pending' : 'email_taken')
    if (marks?.isBanned && !site.country.hideAccountExistence) refuse('email_taken')
    if (name?.isTaken) refuse('name_taken')
    return { ok: true as const }
  },
})
