import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { newSession, readCaller } from '#functions/auth/session.ts'
import { shownUser } from '#functions/auth/shown-user.ts'
import { hashPassword } from '#functions/platform/password.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findAddressMarks } from '#functions/stores/account/addresses.ts'
import { drawNumber, findEmailKeeper } from '#functions/stores/account/claims.ts'
import { findDeviceSign } from '#functions/stores/safety/device-signs.ts'
import { addDeviceSignal } from '#functions/stores/safety/risk.ts'
import { deviceCookie } from '#functions/stores/throttle/known-device.ts'
import { rememberVisitor } from '#functions/stores/throttle/sign-ins.ts'
import { visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply, commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { deviceOf } from '../device.ts'
import { findHolder, findName } from '../holder.ts'
import { refuseMinor } from '../minor.ts'
import { newMember } from '../new-member.ts'
import { endingOf } from '../own-session.ts'
import { answerTaken, isSameForm, tellHolder } from '../taken.ts'
import { countAttempt, isAtLimit } from '../throttle.ts'
import { unfitAnswer, unfitPlace } from '../unfit.ts'

export const handler = handle(account.signup, {
  load: ({ body, now, visitorAddress, cookies }) => ({
    deviceSign: findDeviceSign(body.email, cookies, now),
    email: findHolder(findEmailKeeper(body.email, now), now),
    marks: findAddressMarks(body.email, now),
    name: findName(body.name, now),
    recipient: body.signup_message_to ? findAccount(body.signup_message_to) : Promise.resolve(undefined),
    isTooMany: isAtLimit('signup', visitorOf(visitorAddress), now),
    number: drawNumber(),
  }),
  run: async ({
    body,
    email,
    marks,
    name,
    recipient,
    isTooMany,
    number,
    deviceSign,
    site,
    language,
    now,
    visitorAddress,
    userAgent,
    cookies,
    refuse,
    setCookies,
  }) => {
    const unfit = unfitAnswer(body, site, now)
    const { email: address, date_of_birth: birthDate } = body
    await refuseMinor(
      { email: address, birthDate, unfit, isMinorAddress: marks.isMinor, cookies, setCookies },
      site,
      now,
    )
    if (unfit) refuse(unfit.code, unfit.details)
    const badPlace = unfitPlace(body, site)
    if (badPlace) refuse(badPlace)
    if (visibleLength(body.signup_message ?? '') > site.country.messageLength) refuse('message_too_long')
    // Refused before the password is hashed, which is costly.
    if (isTooMany) refuse('too_many_requests')

    const browser = { device: deviceOf(userAgent), caller: await readCaller(cookies, now) }
    const attempt = countAttempt('signup', visitorOf(visitorAddress), now)
    const isHidden = site.country.hideAccountExistence
    if (isHidden && (email.holder || name.isTaken || marks.isBanned)) {
      const isRepeated = await isSameForm(email.holder, body, now)
      await apply(attempt)
      // `name_taken` must not reveal whether the address has an account, so the work before this
      // refusal is the same whether or not it has one.
      if (name.isTaken && !isRepeated) refuse('name_taken')
      if (email.holder && !isRepeated) await tellHolder(email.holder, body.email, now)
      return refuse('check_your_mail')
    }
    if (marks.isBanned) {
      await apply(attempt)
      return refuse('email_taken')
    }
    const taken = async (holder: NonNullable<typeof email.holder>) => {
      await apply(attempt)
      const { user, cookies } = await answerTaken(holder, body, browser, site, now)
      setCookies(cookies)
      return user
    }
    if (email.holder) return taken(email.holder)
    if (name.isTaken) {
      await apply(attempt)
      return refuse('name_taken')
    }

    const passwordHash = await hashPassword(body.password)
    const to = recipient && !isGone(recipient, now) ? recipient.id : undefined
    const insteadOf = { email: email.claimedBy, name: name.claimedBy }
    const make = async (hadCredits: boolean) => {
      const made = newMember(body, site, { passwordHash, language, insteadOf, number, hadCredits, recipient: to }, now)
      const session = await newSession(made.account.id, ulid(now.getTime()), now, { device: browser.device })
      const here = rememberVisitor('login', made.account.email, visitorAddress, now)
      const signals = deviceSign ? [addDeviceSignal(made.account.id, deviceSign, now)] : []
      const started = isHidden ? [] : [session.write, here, ...(await endingOf(browser.caller))]
      await commit([...made.writes, ...started, ...signals, attempt])
      return { made, session }
    }
    let result: Awaited<ReturnType<typeof make>>
    try {
      // A conflict may mean that a signup with another spelling of the address has just got its
      // free credits: the retry grants none.
      result = await retryOnConflict((round) => make(marks.hadCredits || round > 0))
    } catch (error) {
      // The same form was sent twice in parallel: the second request finds the account of the
      // first.
      const isRaced = error instanceof Refusal && error.code === 'email_taken'
      const { holder } = isRaced ? await findHolder(findEmailKeeper(body.email, now, { consistent: true }), now) : {}
      if (!holder) throw error
      return isHidden ? refuse('check_your_mail') : taken(holder)
    }
    // A session would reveal that the address was free, so the member must first confirm the
    // address by mail (TRAP-12).
    if (isHidden) return refuse('check_your_mail')
    const { made, session } = result
    setCookies([...session.cookies, await deviceCookie('login', made.account.email, undefined, now)])
    return shownUser({ account: made.account, profile: made.profile, photos: [] }, site, now)
  },
})
