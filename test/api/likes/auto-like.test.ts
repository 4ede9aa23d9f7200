import { describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import * as account from '#shared/contract/account.ts'
import * as likes from '#shared/contract/likes.ts'
import * as safety from '#shared/contract/safety.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { withCountry } from '#test/support/country.ts'
import { confirmAddress, freshAddress, mailChangeToken, resetToken, setPassword } from '#test/support/mailed-links.ts'
import { type addMember, anna, bram, type Member } from '#test/support/people.ts'
import { login, signUp, signUpAndConfirm, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()

const addFictional = (told: Parameters<typeof addMember>[1] = {}): Promise<Member> =>
  bram(stack, { fictional: true, photo: 'foto', ...told })
/** A member who has just confirmed their address and is due to receive the automatic like. */
const fresh = (told: Parameters<typeof addMember>[1] = {}) => anna(stack, { autoLikeDue: true, ...told })
const ask = (who: { call: Member['call'] }) => who.call(likes.autoLike)
const receivedBy = async (who: { call: Member['call'] }) => (await who.call(likes.list)).liked_by

describe('the like of a fictional profile', () => {
  test('LIKE-15 API-08 OPEN-37 is null while no fictional profile fits, and is then not requested again', async () => {
    await bram(stack)
    const member = await fresh()
    expect(await ask(member)).toEqual({ profile: null })
    expect((await member.call(account.current)).auto_like).toBe(false)
    expect(await receivedBy(member)).toEqual([])
  })

  test('LIKE-15 TRAP-02 API-08 comes once after confirmation, from a marked profile with a picture, and is listed as its like', async () => {
    const fictional = await addFictional()
    const newcomer = await signUpAndConfirm(stack)
    expect((await newcomer.call(account.current)).auto_like).toBe(true)
    const { profile } = await ask(newcomer)
    expect(profile).toMatchObject({ id: fictional.id, fictional: true })
    expect(profile!.main_image!.match).toMatch(/^\/photos\/.+\/full\.avif\?e=\d+&s=/)
    expect(await receivedBy(newcomer)).toMatchObject([
      { id: fictional.id, like_new: true, match: false, profile: { fictional: true } },
    ])
    expect((await newcomer.call(account.current)).auto_like).toBe(false)
    expect(await ask(newcomer)).toEqual({ profile: null })
    expect(await receivedBy(newcomer)).toHaveLength(1)
  })

  test('OPEN-37 TRAP-02 is due as well after a confirmation by a password reset or by the link to a new address', async () => {
    const byReset = await signUp(stack)
    const token = await resetToken(stack, byReset.form.email)
    const password = 'een-heel-nieuw-wachtwoord'
    await setPassword(stranger(stack), token, password)
    const byChange = await signUp(stack)
    await confirmAddress(stranger(stack), await mailChangeToken(stack, byChange, freshAddress()))
    await login(byReset, { ...byReset.form, password })
    for (const newcomer of [byReset, byChange])
      expect(await newcomer.call(account.current)).toMatchObject({ status: 'active', auto_like: true })
    // A password reset does not make the like due again for a member who had confirmed the address
    // before.
    const old = await anna(stack)
    await setPassword(stranger(stack), await resetToken(stack, old.email), password)
    expect((await findAccount(old.id))?.autoLikeDue).toBeUndefined()
  })

  test('OPEN-37 comes exactly once when requested ten times in parallel', async () => {
    await addFictional()
    const member = await fresh()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(member)))
    expect(answers.filter(({ profile }) => profile !== null)).toHaveLength(1)
    expect(await receivedBy(member)).toHaveLength(1)
  })

  test('TRAP-02 comes only from a profile that fits in gender and country, is findable and not blocked, and has a picture; nearest in age first', async () => {
    const place = { country: 'BE', region: 'BE-VAN' }
    await addFictional({ ...place, gender: 'female', wantedGender: 'male' })
    await addFictional({ ...place, wantedGender: 'male' })
    await addFictional({ ...place, invisible: true })
    await addFictional({ ...place, status: 'banned' })
    const blocked = await addFictional({ ...place, birthDate: '1950-01-01' })
    const member = await fresh({ ...place, birthDate: '1990-01-01' })
    await member.call(safety.block, { body: { id: blocked.id } })
    expect(await ask(member)).toEqual({ profile: null })

    const told = { ...place, photo: undefined as never }
    await addFictional({ ...told, birthDate: '1990-01-01' })
    await addFictional({ ...place, birthDate: '1970-01-01' })
    const near = await addFictional({ ...place, birthDate: '1988-01-01' })
    expect((await ask(await fresh({ ...place, birthDate: '1990-01-01' }))).profile?.id).toBe(near.id)
  })

  test('OPEN-37 comes also where fifty newer profiles are of another country', async () => {
    const place = { country: 'DE', region: 'DE-BY', city: null }
    const fitting = await addFictional(place)
    stack.clock.advance({ seconds: 1 })
    for (let number = 0; number < 50; number++) await addFictional({ country: 'BE', region: 'BE-VAN', city: null })
    expect((await ask(await fresh(place))).profile?.id).toBe(fitting.id)
  })

  test('OPEN-37 is null where the country disables it, and stays so for members who confirmed then', () =>
    withCountry('NL', { autoLike: false }, async () => {
      await addFictional()
      expect(await ask(await fresh())).toEqual({ profile: null })
      const newcomer = await signUpAndConfirm(stack)
      expect((await newcomer.call(account.current)).auto_like).toBe(false)
      expect((await findAccount(newcomer.id))?.autoLikeDue).toBeUndefined()
    }))

  test('OPEN-37 LIKE-17 is null before confirmation, for old members and for invisible ones', async () => {
    await addFictional()
    const newcomer = await signUp(stack)
    expect(await ask(newcomer)).toEqual({ profile: null })
    expect(await ask(await anna(stack))).toEqual({ profile: null })
    const hidden = await fresh({ invisible: true })
    expect(await ask(hidden)).toEqual({ profile: null })
    expect(await receivedBy(hidden)).toEqual([])
  })

  test('TRAP-02 is null when the profile is banned before the search index shows it', async () => {
    const place = { country: 'DE', region: 'DE-BE' }
    const fictional = await addFictional(place)
    // The search index still lists the profile.
    await changeAccount(fictional.id, { status: 'banned' })
    const member = await fresh(place)
    expect(await ask(member)).toEqual({ profile: null })
    expect(await receivedBy(member)).toEqual([])
  })
})

test('TRAP-38 requesting the like changes data, so the request of another site is refused', async () => {
  await addFictional()
  const member = await fresh()
  member.headers['sec-fetch-site'] = 'cross-site'
  expect((await member.raw('GET', '/api/auto-like.php')).status).toBe(403)
  delete member.headers['sec-fetch-site']
  expect(await receivedBy(member)).toEqual([])
})
