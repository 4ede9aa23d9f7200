import { beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { findCard } from '#functions/stores/members/card.ts'
import * as chats from '#shared/contract/chats.ts'
import * as fictional from '#shared/contract/fictional.ts'
import * as likes from '#shared/contract/likes.ts'
import { logIn } from '#shared/contract/login-calls.ts'
import * as members from '#shared/contract/members.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import * as staff from '#shared/contract/staff.ts'
import { countries } from '#shared/countries/all.ts'
import { withCountry } from '#test/support/country.ts'
import { ban, unban } from '#test/support/decisions.ts'
import { tracesOf } from '#test/support/dump.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { mailsTo, signUp, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId, newName } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack()
let moderator: StaffVisitor
let viewer: Member

beforeAll(async () => {
  moderator = await openStaff(stack)
  viewer = await bram(stack, { premium: true })
})

const form = (more: Record<string, unknown> = {}) => ({
  id: newId(),
  name: newName('Fictief_'),
  gender: 'female' as const,
  wanted_gender: 'male' as const,
  date_of_birth: '1995-05-17',
  country: 'NL',
  region: 'NL-UT',
  city: 'Utrecht',
  about: 'Ik praat graag.',
  facts: { hair: 'red' as const },
  interests: ['coffee' as const],
  prompts: [{ prompt: 'song' as const, answer: 'Alles van ABBA' }],
  ...more,
})
const make = async (more: Record<string, unknown> = {}) => {
  const made = form(more)
  expect(await moderator.call(fictional.add, { body: made })).toEqual({ id: made.id })
  return made
}
const profileOf = (id: string) => viewer.call(members.profile, { query: { id } })
const remove = (id: string) => moderator.call(fictional.remove, { query: { id } })

describe('TRAP-01 PROF-21 a fictional profile', () => {
  test('is marked everywhere from its creation', async () => {
    const { id } = await make()
    await stack.settle()
    const { results } = await viewer.call(members.search, { query: { gender: 'female' } })
    expect(results.find((card) => card.id === id)).toMatchObject({ fictional: true })
    expect(await profileOf(id)).toMatchObject({ fictional: true })
    await viewer.call(likes.like, { body: { id } })
    await viewer.call(chats.send, { body: { member: id, id: newId(), text: 'Hoi' } })
    const { chats: rows } = await viewer.call(chats.list)
    expect(rows.find(({ partner }) => partner.id === id)).toMatchObject({ partner: { fictional: true } })
    const found = JSON.stringify(await viewer.call(likes.list))
    expect(found).toContain('"fictional":true')
    expect(await moderator.call(moderation.member, { query: { q: id } })).toMatchObject({
      card: { fictional: true },
      fictional: {
        wanted_gender: 'male',
        facts: { hair: 'red', eyes: null },
        interests: ['coffee'],
        prompts: [{ prompt: 'song', answer: 'Alles van ABBA' }],
      },
    })
    expect((await profileOf(id)).prompts).toEqual([{ prompt: 'song', answer: 'Alles van ABBA' }])
  })

  test('keeps its mark through every change, also of its main photo, and no input removes it', async () => {
    const { id } = await make()
    await moderator.raw('PUT', fictional.change.path, {
      body: { id, about: 'Anders.', region: 'NL-NH', city: '', fictional: false, f: false, facts: { eyes: 'blue' } },
    })
    const photo = await addWaitingPhoto(stack, id)
    await moderator.call(moderation.decidePhoto, { body: { member: id, id: photo, verdict: 'main' } })
    expect(await findCard(id)).toMatchObject({ f: true, r: 'NL-NH', p: photo })
    expect(await findCard(id)).not.toHaveProperty('c')
    expect(await findAccount(id)).toMatchObject({ fictional: true })
    expect(await profileOf(id)).toMatchObject({ fictional: true, region: 'NL-NH', city: null })
    await ban(moderator, id)
    await unban(moderator, id)
    expect(await findCard(id)).toMatchObject({ f: true })
  })

  test('cannot be signed in to and never gets a mail', async () => {
    const { id } = await make()
    const { email } = (await findAccount(id))!
    await expectRefusal(stranger(stack).call(logIn, { body: { email, password: 'none' } }), 'login_failed')
    await stranger(stack)
      .call(ownAccount.requestReset, { body: { email } })
      .catch(() => {})
    const photo = await addWaitingPhoto(stack, id)
    await moderator.call(moderation.decidePhoto, {
      body: { member: id, id: photo, verdict: 'refused', reason: 'quality' },
    })
    await ban(moderator, id)
    expect(await mailsTo(stack, email)).toEqual([])
  })

  test('is created once when the same form is sent again, even in parallel', async () => {
    const made = form()
    const outcomes = await Promise.all([1, 2, 3].map(() => moderator.call(fictional.add, { body: made })))
    expect(outcomes).toEqual([{ id: made.id }, { id: made.id }, { id: made.id }])
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.filter(({ member }) => member === made.id)).toHaveLength(1)
  })

  test('PROF-27 follows the profile rules for name, age, region and town', async () => {
    const refused = (more: Record<string, unknown>) => moderator.call(fictional.add, { body: form(more) })
    const member = await anna(stack, { name: 'Bezet' })
    await signUp(stack, { name: 'Vergeven' })
    await expectRefusal(refused({ name: 'VERGEVEN' }), 'name_taken')
    await expectRefusal(refused({ id: member.id }), 'name_taken')
    await expectRefusal(refused({ date_of_birth: '2015-01-01' }), 'minimum_age')
    await expectRefusal(refused({ date_of_birth: '1995-02-30' }), 'invalid_date_of_birth')
    await expectRefusal(refused({ region: 'BE-VAN' }), 'unknown_region')
    await expectRefusal(refused({ city: 'Utrechd' }), 'unknown_town')
    await expectRefusal(refused({ city: 'Haarlem' }), 'unknown_town')
    await expectRefusal(refused({ name: 'bel0612345678' }), 'invalid_name')
  })

  test('PROF-27 moves only to a town of its region', async () => {
    const { id } = await make()
    const move = (place: { region?: string; city?: string }) =>
      moderator.call(fictional.change, { body: { id, ...place } })
    await expectRefusal(move({ city: 'Utrechd' }), 'unknown_town')
    await expectRefusal(move({ region: 'NL-NH' }), 'unknown_town')
    expect(await profileOf(id)).toMatchObject({ region: 'NL-UT', city: 'Utrecht' })
    await move({ region: 'NL-NH', city: 'Haarlem' })
    expect(await profileOf(id)).toMatchObject({ region: 'NL-NH', city: 'Haarlem' })
  })

  test('OPEN-47 has its photos inspected like those of members, at most as many as premium', async () => {
    const { id } = await make()
    const photo = newId()
    const add = (photoId: string) =>
      moderator.call(fictional.addPhoto, { body: { member: id, id: photoId, type: 'image/jpeg', bytes: 9_000 } })
    const { upload } = await add(photo)
    expect(JSON.stringify(upload)).toContain(`${id}/${photo}`)
    expect((await add(photo)).upload.url).toBe(upload.url)
    const { premiumPhotos: max } = countries.NL
    for (let n = 1; n < max; n++) await add(newId())
    expect(await expectRefusal(add(newId()), 'photo_limit')).toMatchObject({ max })
    await expectRefusal(
      moderator.call(fictional.addPhoto, {
        body: { member: viewer.id, id: newId(), type: 'image/jpeg', bytes: 9_000 },
      }),
      'not_found',
    )
  })

  test('OPEN-47 has as many photos as premium in the country', () =>
    withCountry('NL', { premiumPhotos: 3 }, async () => {
      const { id: member } = await make()
      const add = () =>
        moderator.call(fictional.addPhoto, { body: { member, id: newId(), type: 'image/jpeg', bytes: 9_000 } })
      for (let n = 0; n < 3; n++) await add()
      expect(await expectRefusal(add(), 'photo_limit')).toMatchObject({ max: 3 })
    }))

  test('is removed at once and completely, which frees its name', async () => {
    const { id, name } = await make()
    await viewer.call(likes.like, { body: { id } })
    expect(await remove(id)).toEqual({ removed: true })
    await expectRefusal(profileOf(id), 'not_found')
    await expectRefusal(moderator.call(moderation.member, { query: { q: id } }), 'not_found')
    await expectRefusal(remove(id), 'not_found')
    await stack.settle()
    await stack.runJob('account', 'purgeMembers')
    await stack.settle()
    expect(await tracesOf(stack, [id])).toEqual([])
    const { entries } = await moderator.call(staff.listAudit, { query: {} })
    expect(entries.find(({ action }) => action === 'fictional_removed')).toMatchObject({ member: null, reason: name })
    // The name is free again.
    await make({ name })
  })

  test('is the only kind of profile that these calls change or remove', async () => {
    const member = await anna(stack)
    await expectRefusal(remove(member.id), 'not_found')
    await expectRefusal(moderator.call(fictional.change, { body: { id: member.id, about: 'Anders.' } }), 'not_found')
    expect(await findAccount(member.id)).toMatchObject({ status: 'active', fictional: false })
  })

  test('is listed with all others, newest first, page by page', async () => {
    const made = []
    for (let n = 0; n < 27; n++) made.unshift((await make()).id)
    const first = await moderator.call(fictional.list, { query: {} })
    expect(first.members).toHaveLength(25)
    const second = await moderator.call(fictional.list, { query: { cursor: first.next! } })
    const ids = [...first.members, ...second.members].map(({ id }) => id)
    expect(ids.slice(0, 27)).toEqual(made)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
