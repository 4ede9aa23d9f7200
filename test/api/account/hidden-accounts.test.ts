import { afterEach, describe, expect, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { withCountry } from '#test/support/country.ts'
import { freshAddress } from '#test/support/mailed-links.ts'
import { signupForm } from '#test/support/samples.ts'
import { login, mailsTo, signUpAndConfirm, stranger, tokenIn } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { expectSimilarTime } from '#test/support/timing.ts'

const stack = openStack()
afterEach(() => void stack.clock.reset())

const hidden = <T>(run: () => Promise<T>) => withCountry('NL', { hideAccountExistence: true }, run)
const send = (form: Record<string, unknown>) => stranger(stack).raw('POST', '/api/signup.php', { body: form })

const answer = {
  status: 409,
  body: {
    error: 'check_your_mail',
    message: 'We hebben je een mail gestuurd. Daarin lees je hoe je verder kunt.',
  },
}

describe('TRAP-12 signup where a country hides who has an account', () => {
  test('answers a new and a taken address identically, byte for byte and cookie for cookie', async () => {
    const known = await signUpAndConfirm(stack)
    const unknown = freshAddress()
    const answers = await hidden(() =>
      Promise.all([send(signupForm({ email: known.form.email })), send(signupForm({ email: unknown }))]),
    )
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual(answer)
      expect(headers.getSetCookie()).toEqual([])
    }
    expect((await mailsTo(stack, known.form.email))[0]!.subject).toMatch(/al een account/)
    expect((await mailsTo(stack, unknown))[0]!.subject).toMatch(/Bevestig/)
  })

  test('ACC-23 sends a new address the mail that activates the account', async () => {
    const form = signupForm()
    await hidden(() => send(form))
    const token = tokenIn((await mailsTo(stack, form.email))[0])
    await stranger(stack).call(account.activate, { body: { token } })
    expect((await login(stranger(stack), form)).status).toBe('active')
  })

  test('sends no second mail when the form is repeated after a lost answer', async () => {
    const form = signupForm()
    for (let n = 0; n < 3; n++) expect(await hidden(() => send(form))).toMatchObject(answer)
    expect(await mailsTo(stack, form.email)).toHaveLength(1)
  })

  test("reports a taken profile name alike for any address, including that of the name's owner", async () => {
    const known = await signUpAndConfirm(stack)
    const { name, email } = known.form
    for (const address of [freshAddress(), email])
      expect(await hidden(() => send(signupForm({ name, email: address })))).toMatchObject({
        status: 409,
        body: { error: 'name_taken' },
      })
  })

  test('takes no more than 2.5 times as long for one address as for the other', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => signUpAndConfirm(stack)))
    const signUpWith = (email: string) => () => send(signupForm({ email }))
    await hidden(() =>
      expectSimilarTime(
        people.map(({ form }) => signUpWith(form.email)),
        people.map(() => signUpWith(freshAddress())),
        { within: 2.5 },
      ),
    )
    await stack.settle()
  })
})
