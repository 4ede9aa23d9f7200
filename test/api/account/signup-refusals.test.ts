import { describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import * as fictional from '#shared/contract/fictional.ts'
import type { Country } from '#shared/countries/country.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { signupForm } from '#test/support/samples.ts'
import { login, mailsTo, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()

const words = {
  minimumAge: 'Vul uw geboortedatum in (18+ jaar)',
  dateOfBirth: 'Ongeldige geboortedatum.',
  email: 'Ongeldige e-mail',
  emailTaken: 'Dit e-mailadres heeft al een account op deze site.',
  notFinal: 'Dit account is nog niet definitief verwijderd.',
}

const check = (body: Record<string, unknown>) => stranger(stack).call(account.checkSignup, { body: body as never })

/** Expects the complete form and the check of a single step to be refused alike. */
async function expectBothRefuse(more: Record<string, unknown>, code: ErrorCode, text?: string) {
  // A new password, because the same form with the same password counts as a repeat.
  const form = signupForm({ password: 'nog-een-wachtwoord-31', ...more })
  for (const call of [() => signUp(stack, form), () => check(more)]) {
    const refusal = await expectRefusal(call(), code)
    if (text) expect(refusal.message).toBe(text)
  }
}

describe('the date of birth', () => {
  test.each([undefined, null, ''])('ACC-14 is refused with the minimum age when it is missing (%j)', async (none) => {
    const refusal = await signUp(stack, { date_of_birth: none }).catch((error) => error.body)
    expect(refusal.message).toBe(words.minimumAge)
  })

  test('ACC-14 OPEN-03 is refused below the minimum age, with that age, which may be higher in a country', async () => {
    const years = (age: number) => `${stack.clock.now().getUTCFullYear() - age}-01-01`
    await expectBothRefuse({ date_of_birth: years(16) }, 'minimum_age', words.minimumAge)
    await withCountry('NL', { minimumAge: 21 }, () =>
      expectBothRefuse({ date_of_birth: years(20) }, 'minimum_age', 'Vul uw geboortedatum in (21+ jaar)'),
    )
  })

  test.each(['1990-02-31', '1990-13-01', '2001-02-29', '0000-00-00', '2090-01-01', '31-02-1990', 'gisteren'])(
    'ACC-16 %s is refused as invalid',
    async (date_of_birth) => expectBothRefuse({ date_of_birth }, 'invalid_date_of_birth', words.dateOfBirth),
  )
})

describe('MOD-20 a name that suggests the site itself', () => {
  test('is refused at its step and at the end, also in lookalike letters, and for a fictional profile', async () => {
    for (const name of ['Moderator24', 'Vonk_Support', 'ѕupport', 'Vοnk']) {
      await expectRefusal(stranger(stack).call(account.checkSignup, { body: { name } }), 'name_taken')
      await expectRefusal(signUp(stack, { name }), 'name_taken')
    }
    const moderator = await openStaff(stack)
    const { date_of_birth, gender, wanted_gender, country, region } = signupForm()
    const form = { id: newId(), name: 'HetTeam', date_of_birth, gender, wanted_gender, country, region } as never
    await expectRefusal(moderator.call(fictional.add, { body: form }), 'name_taken')
  })
})

describe('the mail address', () => {
  test.each([
    'jan',
    'jan@',
    '@example.org',
    'jan@example',
    'jan@@example.org',
    'jan jansen@example.org',
    'jan@exa mple.org',
    'jan@example.org\r\nBcc: ook@example.org',
    `${'x'.repeat(250)}@example.org`,
    '',
    undefined,
    7,
  ])('ACC-17 %j is malformed', async (email) => {
    const refusal = await expectRefusal(signUp(stack, { email }), 'invalid_email')
    expect(refusal.message).toBe(words.email)
  })

  test('ACC-18 is refused with the exact text when it has an account, in upper or lower case', async () => {
    const { form } = await signUp(stack)
    for (const email of [form.email, form.email.toUpperCase(), `  ${form.email} `])
      await expectBothRefuse({ email }, 'email_taken', words.emailTaken)
    expect(await mailsTo(stack, form.email)).toHaveLength(1)
  })

  test('ACC-50 ERR-21 is refused with that reason when its account has a pending deletion', async () => {
    const { id, form } = await signUpAndConfirm(stack)
    const dueAt = new Date(stack.clock.now().getTime() + 13 * 86_400_000).toISOString()
    await changeAccount(id, { status: 'deletion_pending', deletionDueAt: dueAt })
    const refusal = await expectRefusal(signUp(stack, { ...form, name: 'Iemand.Anders' }), 'account_deletion_pending')
    expect(refusal.message).toBe(words.notFinal)
  })

  test('ACC-49 TRAP-46 is free 14 days after a deletion, and so is the profile name', async () => {
    const gone = await signUpAndConfirm(stack)
    const deletionDueAt = new Date(stack.clock.now().getTime() + 14 * 86_400_000).toISOString()
    await changeAccount(gone.id, { status: 'deletion_pending', deletionDueAt, credits: 500 })
    const { email, name } = gone.form
    await expectRefusal(signUp(stack, { name }), 'name_taken')
    stack.clock.set(new Date(Date.parse(deletionDueAt) + 2_000))
    try {
      const back = await signUp(stack, { email, name, password: 'nog-een-wachtwoord-31' })
      expect(back.id).not.toBe(gone.id)
      expect(back.user).toMatchObject({ status: 'not_confirmed', credits: 0, profile: { name } })
      await expectRefusal(login(stranger(stack), gone.form), 'login_failed')
      expect((await login(stranger(stack), back.form)).id).toBe(back.id)
    } finally {
      stack.clock.reset()
    }
  })
})

describe('the name and the password', () => {
  test.each([
    'jan@example.org',
    '@jan',
    'ab',
    'a'.repeat(21),
    'Jan Jansen',
    'Jan0612345678',
    'www.jan',
    'kijk-op-jan.nl',
    'jan<b>',
  ])('ACC-20 ACC-21 OPEN-20 the name %s is refused', (name) => expectBothRefuse({ name }, 'invalid_name'))

  test.each(['Jan', 'Zoë_1987', 'jean-luc.2', 'Łukasz', 'a'.repeat(20)])(
    'OPEN-20 the name %s is taken',
    async (name) => {
      await check({ name })
    },
  )

  test('OPEN-20 a name that differs from a member’s only in case or accents is taken', async () => {
    await signUp(stack, { name: 'Chloé.88' })
    for (const name of ['Chloé.88', 'chloe.88', 'CHLOÉ.88']) await expectBothRefuse({ name }, 'name_taken')
  })

  test('OPEN-04 a password of 7 or 129 characters is refused, one of 8 or 128 is accepted', async () => {
    const long = 'kW3!'.repeat(32)
    await expectBothRefuse({ password: 'qz7!kd0' }, 'invalid_password')
    await expectBothRefuse({ password: `${long}x` }, 'invalid_password')
    await signUp(stack, { password: 'qz7!kd0w' })
    const { form } = await signUp(stack, { password: long })
    await login(stranger(stack), form)
  })

  test('OPEN-04 a common password, the address and the name are refused as passwords', async () => {
    const form = signupForm()
    for (const password of ['password', '12345678', 'qwertyuiop', 'Welkom01', form.email, 'Nieuw.Hier', 'nieuw.hier'])
      await expectRefusal(signUp(stack, { ...form, name: 'Nieuw.Hier', password }), 'password_too_common')
  })

  test('OPEN-04 a password is accepted as typed: with spaces, in any script, and of one kind of characters', async () => {
    for (const password of ['  twee spaties ', 'пароль-для-меня', 'paardbatterijniet']) {
      const { form } = await signUp(stack, { password })
      await login(stranger(stack), form)
      await expectRefusal(login(stranger(stack), { ...form, password: `${password} ` }), 'login_failed')
    }
  })
})

describe('the other steps', () => {
  test.each(['gender', 'wanted_gender', 'country', 'region', 'name', 'password'])(
    'TRAP-32 without %s no account is created',
    async (field) => {
      const form = signupForm({ [field]: undefined })
      const { status, body } = await stranger(stack).raw('POST', '/api/signup.php', { body: form })
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty(field)
      expect(await mailsTo(stack, form.email)).toEqual([])
    },
  )

  test.each([undefined, false, 'true', 1])('ACC-13 TRAP-36 consent %j is refused', async (consent) => {
    const form = signupForm({ consent })
    await expectRefusal(signUp(stack, form), 'consent_required')
    expect(await mailsTo(stack, form.email)).toEqual([])
    await expectRefusal(login(stranger(stack), form), 'login_failed')
  })

  test('PROF-04 PROF-10 values outside the lists are refused', async () => {
    for (const more of [
      { gender: 'other' },
      { interests: ['bbq', 'eigen tekst'] },
      { details: { hair: 'purple' } },
      { details: { eyes: 'violet' } },
    ])
      await expectRefusal(signUp(stack, more), 'invalid_input')
  })

  test('TRAP-23 sexuality is not stored without its own consent', async () => {
    const { user } = await signUp(stack, { details: { hair: 'red', sexuality: 'bi' } })
    expect(user.profile).toMatchObject({ hair: 'red', sexuality: null })
  })

  test('a region must be one of the country, and the country one of the site', async () => {
    await signUp(stack, { country: 'BE', region: 'BE-VAN', city: 'Antwerpen' })
    for (const more of [
      { region: 'NL-XX' },
      { region: 'BE-VAN' },
      { region: 'toString' },
      { country: 'FR', region: 'FR-BRE' },
      { country: 'XX', region: 'XX-1' },
    ])
      await expectRefusal(signUp(stack, more), 'unknown_region')
  })
})

describe('the signups setting', () => {
  const under = (signups: string, run: () => Promise<unknown>) =>
    withCountry('NL', { signups: signups as Country['signups'] }, run)
  const [network, ref, sub1] = [{ network: 'partner' }, { ref: 'vriend' }, { sub1: 'banner' }]

  test('ACC-09 ROLE-02 all accepts everybody', () => under('all', () => signUp(stack)))

  test('ACC-10 ACC-11 ROLE-02 OPEN-77 with_trafficsource accepts visitors from a network or a referrer', () =>
    under('with_trafficsource', async () => {
      for (const tracking of [network, ref]) await signUp(stack, { tracking })
      for (const tracking of [undefined, {}, sub1, { network: '' }])
        await expectRefusal(signUp(stack, { tracking }), 'signup_closed')
    }))

  test.each(['closed', 'later', ''])(
    'ACC-12 ROLE-02 TRAP-71 %j accepts nobody, while members can still sign in',
    async (value) => {
      const { form } = await signUp(stack)
      await under(value, async () => {
        for (const tracking of [undefined, network]) await expectRefusal(signUp(stack, { tracking }), 'signup_closed')
        await login(stranger(stack), form)
      })
    },
  )
})
