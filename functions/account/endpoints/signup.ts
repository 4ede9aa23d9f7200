import { ulid } from 'ulid'
import { apply, commit } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { Refusal } from '#functions/lib/refusal.ts'
import { newSession } from '#functions/lib/session.ts'
import { account } from '#shared/contract/account.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { findHolder } from '../holder.ts'
import { newMember } from '../new-member.ts'
import { hashPassword } from '../password.ts'
import { findMemberByEmail, findMemberByName } from '../store.ts'
import { answerTaken } from '../taken.ts'
import { countAttempt, isAtLimit, visitorOf } from '../throttle.ts'
import { isPlaceOf, unfitAnswer } from '../unfit.ts'
import { shownUser } from '../view.ts'

export const handler = handle(account.signup, {
  load: ({ body, now, visitorAddress }) => ({
    email: findHolder(findMemberByEmail(body.email), now),
    name: findHolder(findMemberByName(nameClaim(body.name)), now),
    isTooMany: isAtLimit('signup', visitorOf(visitorAddress), now),
  }),
  run: async ({ body, email, name, isTooMany, site, language, now, visitorAddress, refuse, setCookies }) => {
    const unfit = unfitAnswer(body, site, now)
    if (unfit) refuse(unfit.code, unfit.details)
    if (!isPlaceOf(site.country, body.country, body.region)) refuse('unknown_region')
    if (visibleLength(body.signup_message ?? '') > site.country.messageLength) refuse('message_too_long')
    // Before the password's hash, which is dear.
    if (isTooMany) refuse('too_many_requests')

    const attempt = countAttempt('signup', visitorOf(visitorAddress), now)
    const taken = async (holder: NonNullable<typeof email.holder>) => {
      await apply(attempt)
      const { user, cookies } = await answerTaken(holder, body, site, now)
      setCookies(cookies)
      return user
    }
    if (email.holder) return taken(email.holder)
    if (name.holder) {
      await apply(attempt)
      return refuse('name_taken')
    }

    const passwordHash = await hashPassword(body.password)
    const insteadOf = { email: email.claimedBy, name: name.claimedBy }
    const made = newMember(body, site, { passwordHash, language, insteadOf }, now)
    const session = await newSession(made.account.id, ulid(now.getTime()), now)
    try {
      await commit([...made.writes, session.write, attempt])
    } catch (error) {
      // The same form sent twice at one moment: the second finds what the first made.
      const isRaced = error instanceof Refusal && error.code === 'email_taken'
      const { holder } = isRaced ? await findHolder(findMemberByEmail(body.email, { consistent: true }), now) : {}
      if (!holder) throw error
      return taken(holder)
    }
    setCookies(session.cookies)
    return shownUser({ account: made.account, profile: made.profile, photos: [] }, site, now)
  },
})
