import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import { countries } from '#shared/countries/all.ts'
import { anna } from '#test/support/people.ts'
import { signupForm } from '#test/support/samples.ts'
import { activationToken, confirm, cookieIn, mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectRefusal, Refused } from '#test/support/visitor.ts'

const stack = openStack()

describe('signing up', () => {
  test('ACC-22 ACC-23 ACC-26 PROF-03 sends one mail, whose link activates the unconfirmed and disabled member', async () => {
    const newcomer = await signUp(stack)
    expect(newcomer.user).toMatchObject({ status: 'not_confirmed', profile: { status: 'disabled' } })
    const mails = await mailsTo(stack, newcomer.form.email)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    const token = await activationToken(stack, newcomer)
    expect(new URL(mail!.links.find((link) => link.includes(token))!).origin).toBe(stack.url)
    // The text and the HTML of the mail contain the link, but not the password.
    expect(mail!.text).toContain(token)
    expect(mail!.html).toContain(token)
    expect(mail!.text + mail!.html).not.toContain(newcomer.form.password)

    const answer = await stranger(stack).call(account.activate, { body: { token } })
    expect(answer).toEqual({ status: 'activated' })
    expect(await newcomer.call(account.current)).toMatchObject({ status: 'active', profile: { status: 'active' } })
  })

  test('ACC-02 ACC-32 TRAP-32 stores the answers of every step, visible to the member only', async () => {
    const newcomer = await signUp(stack, {
      name: 'Sofie.24',
      date_of_birth: '1988-02-29',
      gender: 'female',
      wanted_gender: 'male',
      region: 'NL-GE',
      city: 'Arnhem',
      details: { hair: 'dark blond', eyes: 'amber', body: 'normal', tattoos: 'some', reason: 'dating' },
      interests: ['bbq', 'wine'],
    })
    expect(await newcomer.call(account.current)).toMatchObject({
      email: newcomer.form.email,
      language: 'nl',
      paid_user: false,
      notifications_disabled: [],
      invisible: false,
      started_conversations: 0,
      profile: {
        name: 'Sofie.24',
        gender: 'female',
        wanted_gender: 'male',
        date_of_birth: '1988-02-29',
        country: 'NL',
        region: 'NL-GE',
        city: 'Arnhem',
        hair: 'dark blond',
        eyes: 'amber',
        body: 'normal',
        tattoos: 'some',
        reason: 'dating',
        relationship: null,
        sexuality: null,
        interests: ['bbq', 'wine'],
        main_image: null,
      },
    })
  })

  test("SET-06 gives the site's signup_credits, with a ledger entry", async () => {
    const newcomer = await signUp(stack)
    const credits = countries.NL.signupCredits
    expect(credits).toBeGreaterThan(0)
    expect(newcomer.user.credits).toBe(credits)
    expect((await newcomer.call(account.current)).credits).toBe(credits)
    expect(await listLedger(newcomer.id)).toMatchObject([{ credits, reason: 'signup' }])
  })

  test('ACC-27 ACC-30 OPEN-23 starts a 30-day session with an HttpOnly cookie', async () => {
    const visitor = stranger(stack)
    const { status, headers } = await visitor.raw('POST', '/api/signup.php', { body: signupForm() })
    expect(status).toBe(200)
    const session = cookieIn(headers, '__Host-session')!
    expect(session).toMatchObject({ path: '/', 'max-age': String(30 * 86_400), samesite: 'Lax' })
    expect(Object.keys(session)).toEqual(expect.arrayContaining(['secure', 'httponly']))
    expect(session).not.toHaveProperty('domain')
    expect((await visitor.call(account.current)).status).toBe('not_confirmed')
  })

  test('ACC-26 SEARCH-15 keeps the member out of search until the address is confirmed', async () => {
    const newcomer = await signUp(stack, { region: 'NL-ZE', city: 'Middelburg' })
    const looker = await anna(stack)
    const find = async () =>
      (await looker.call(members.search, { query: { gender: 'female', countryregion: 'NL-ZE' } })).results
    await stack.settle()
    expect(await find()).toEqual([])
    await expectRefusal(looker.call(members.profile, { query: { id: newcomer.id } }), 'not_found')
    await confirm(stack, newcomer)
    await stack.settle()
    expect((await find()).map(({ id }) => id)).toEqual([newcomer.id])
  })

  test('stores the password only as a slow, salted hash', async () => {
    const [one, two] = [await signUp(stack), await signUp(stack)]
    const hashes = (await Promise.all([one, two].map(({ id }) => findAccount(id)))).map((found) => found!.passwordHash)
    expect(hashes[0]).not.toBe(hashes[1])
    for (const hash of hashes) expect(hash).not.toContain(one.form.password)
  })

  test('uses the language of the form for mail and refusals', async () => {
    const [dutch, english] = [await signUp(stack), await signUp(stack, { language: 'en' })]
    expect(english.user.language).toBe('en')
    const [inDutch, inEnglish] = [
      (await mailsTo(stack, dutch.form.email))[0]!,
      (await mailsTo(stack, english.form.email))[0]!,
    ]
    expect(inEnglish.subject).not.toBe(inDutch.subject)
    expect(inDutch.html).toContain('lang="nl"')
    expect(inEnglish.html).toContain('lang="en"')
  })
})

describe('repeated and parallel sign-ups', () => {
  test('TRAP-37 give one account, one mail and one gift of credits when the form is sent again after a lost answer', async () => {
    const form = signupForm()
    const visitor = stranger(stack)
    const first = await visitor.call(account.signup, { body: form as never })
    // The answer was lost, so the browser has no cookie.
    visitor.cookies.clear()
    const second = await visitor.call(account.signup, { body: form as never })
    expect(second.id).toBe(first.id)
    expect(second.credits).toBe(first.credits)
    expect((await visitor.call(account.current)).id).toBe(first.id)
    expect(await mailsTo(stack, form.email)).toHaveLength(1)
    expect(await listLedger(first.id)).toHaveLength(1)
  })

  test('reveal nothing when a known address comes with a wrong password', async () => {
    const newcomer = await signUp(stack)
    const thief = stranger(stack)
    const form = { ...newcomer.form, password: 'een-ander-wachtwoord-25' }
    await expectRefusal(thief.call(account.signup, { body: form as never }), 'email_taken')
    expect(thief.cookies.has('__Host-session')).toBe(false)
  })

  const outcomesOf = async (forms: ReturnType<typeof signupForm>[]) => {
    const outcomes = await Promise.allSettled(forms.map((form) => signUp(stack, form)))
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected'
        ? [outcome.reason instanceof Refused ? outcome.reason.body.error : String(outcome.reason)]
        : [],
    )
    return { made: outcomes.length - codes.length, codes: [...new Set(codes)] }
  }

  test('ACC-18 create one account when 20 have the same address in any case', async () => {
    const { email } = signupForm()
    const forms = Array.from({ length: 20 }, (_, n) =>
      signupForm({ email: n % 2 ? email.toUpperCase() : email, password: `wachtwoord-nummer-${n}` }),
    )
    expect(await outcomesOf(forms)).toEqual({ made: 1, codes: ['email_taken'] })
    expect(await mailsTo(stack, email)).toHaveLength(1)
  })

  test('OPEN-20 create one account when 20 have the same name in any case and accents', async () => {
    const names = ['Renee.X', 'renee.x', 'Renée.X', 'RENEE.X']
    const forms = Array.from({ length: 20 }, (_, n) => signupForm({ name: names[n % 4] }))
    expect(await outcomesOf(forms)).toEqual({ made: 1, codes: ['name_taken'] })
  })
})
