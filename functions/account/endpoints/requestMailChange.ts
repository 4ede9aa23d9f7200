import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { isPassword } from '#functions/platform/password.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { findEmailKeeper } from '#functions/stores/account/claims.ts'
import { markMailChangeAsked } from '#functions/stores/account/credentials.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { listPhotos } from '#functions/stores/photos/photo.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { apply, commit } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { findHolder } from '../holder.ts'
import { countAttempt } from '../throttle.ts'

export const handler = handle(ownAccount.requestMailChange, {
  load: ({ body, memberId, now }) => ({
    keeper: findHolder(findEmailKeeper(body.email, now), now),
    marks: findAddressMarks(body.email, now),
    profile: findProfile(memberId),
    photos: listPhotos(memberId),
  }),
  run: async ({ body, member, keeper: { holder }, marks, profile, photos, site, now, refuse }) => {
    const { email } = body
    await apply(countAttempt('ownPassword', member.id, now))
    if (!(await isPassword(body.password, member.passwordHash))) return refuse('wrong_password')

    const limit = countAttempt('mailChange', member.id, now)
    // The member may return to their own former address.
    const other = holder && holder.id !== member.id ? holder : undefined
    // A banned member must not come back by moving an account to the banned mailbox (MOD-09).
    const isTaken = other !== undefined || marks.isBanned
    if (email === member.email || (isTaken && !site.country.hideAccountExistence)) {
      await apply(limit)
      return refuse('email_taken')
    }

    const link = ulid(now.getTime())
    await commit([
      limit,
      countAttempt('mailChangeMail', email, now),
      markMailChangeAsked(member, email, link),
      // If the country hides whether an address has an account, the answer is the same in every
      // case; only the mail to the address differs (TRAP-12). A banned address without an account
      // gets no mail.
      ...(other ? notify({ ...other, email }, { event: 'addressReused', id: link, props: {} }, now) : []),
      ...(isTaken
        ? []
        : notify({ ...member, email }, { event: 'mailChangeRequested', id: link, props: { link } }, now)),
    ])
    return shownUser({ account: { ...member, newEmail: email, newEmailLink: link }, profile, photos }, site, now)
  },
})
