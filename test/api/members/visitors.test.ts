import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addApprovedPhotos, approvedPhoto } from '#functions/stores/photos/album.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as members from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { withCountry } from '#test/support/country.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId, type Visitor } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const told = { birthDate: '1989-07-02', city: 'Klimmen', about: 'Ik zing in een koor.' }
const secrets = ['Klimmen', 'Ik zing in een koor.', 'wine', 'single']

let woman: Member
let fictional: Member
const named = (name: string, more: object = {}) =>
  anna(stack, { ...told, interests: ['wine'], relationship: 'single', name, region: 'NL-LI', photo: 'eerste', ...more })

/** Adds two photos as inspection leaves them, with three renditions each in the bucket. */
async function addPhotos(member: Member) {
  const photos = ['eerste', 'tweede']
  await commit(
    addApprovedPhotos(
      member.id,
      photos.map((id) => approvedPhoto(id, stack.clock.now())),
    ),
  )
  for (const id of photos)
    for (const rendition of ['card', 'full', 'locked'])
      await stack.s3.put('photos', `photos/${member.id}/${id}/${rendition}.avif`, Buffer.from(rendition), {
        contentType: 'image/avif',
      })
}

beforeAll(async () => {
  stack.clock.set('2026-11-20T12:00:00Z')
  woman = await named('Geertruida')
  fictional = await named('Verzonnenda', { fictional: true })
  for (const member of [woman, fictional]) await addPhotos(member)
  await stack.settle()
})
afterAll(() => void stack.clock.reset())

const accesses = ['limited', 'full'] as const
const under = (access: (typeof accesses)[number], run: () => Promise<void>) =>
  withCountry('NL', { loggedOutSearch: access, loggedOutSearchTrafficsource: access }, run)

/** Every card of the two members in the answers to a visitor, and the complete answers as text. */
async function seenBy(visitor: Visitor): Promise<{ cards: MemberCard[]; text: string }> {
  const answers = [
    (await visitor.call(members.search, { query: { gender: 'female', country: 'NL' } })).results,
    (await visitor.call(members.similar, { query: { id: woman.id } })).results,
    [await visitor.call(members.profile, { query: { id: woman.id } })],
    [await visitor.call(members.profile, { query: { id: fictional.id } })],
  ]
  const cards = answers.flat().filter(({ id }) => id === woman.id || id === fictional.id)
  return { cards, text: JSON.stringify(answers) }
}

const statusOf = async (path: string) => (await fetch(stack.url + path)).status

describe.each(accesses)('a visitor where search is %s', (access) => {
  test('PRIV-01 gets nothing of members and fictional profiles but age, region and a blurred photo file', () =>
    under(access, async () => {
      const { cards, text } = await seenBy(stranger(stack))
      expect(cards.length).toBeGreaterThanOrEqual(5)
      for (const secret of [woman.name, fictional.name, ...secrets]) expect(text).not.toContain(secret)
      for (const card of cards) {
        expect(card).toMatchObject({ veiled: true, name: 'Vrouw', age: 37, region: 'NL-LI', city: null })
        expect(card.fictional).toBe(card.id === fictional.id)
        const { filename, thumb_filename } = card.main_image!
        expect([filename, thumb_filename].every((url) => url.includes('/locked.avif?'))).toBe(true)
        expect(await statusOf(filename)).toBe(200)
        for (const sharp of ['card', 'full']) expect(await statusOf(filename.replace('/locked', `/${sharp}`))).toBe(403)
      }
      expect(text).not.toMatch(/\/(card|full)\.(avif|webp)/)
    }))

  test('PRIV-01 gets only the main photo of a profile, and no name, number, facts or texts', () =>
    under(access, async () => {
      const profile = await stranger(stack).call(members.profile, { query: { id: woman.id } })
      const { filename, thumb_filename } = profile.main_image!
      // Exactly these fields: whether visitors may see a new field must be decided here.
      expect(profile).toEqual({
        id: woman.id,
        veiled: true,
        gender: 'female',
        age: 37,
        country: 'NL',
        region: 'NL-LI',
        name: 'Vrouw',
        city: null,
        number: null,
        about: null,
        fictional: false,
        facts: {},
        interests: [],
        prompts: [],
        status: 'active',
        main_image: { filename, thumb_filename, status: 'active' },
        photos: [
          {
            id: 'eerste',
            filename,
            thumb_filename,
            status: 'active',
            locked: true,
            private: false,
            thumbhash: null,
          },
        ],
        liked: false,
        likes_me: false,
        favourite: false,
        blocked: false,
        conversation: null,
        presence: null,
        private_photos_open: false,
        own_private_photos_open: false,
      })
    }))

  test('BLOCK-08 PRIV-01 reports a profile by the id of its page, without its number', () =>
    under(access, async () => {
      const from = { name: 'Eva Jansen', email: `eva.${access}@example.org`, good_faith: true } as const
      const body = { ...from, id: newId(), kind: 'profile', member: woman.id, text: 'Dit klopt niet.' } as const
      expect(await stranger(stack).call(safety.complain, { body })).toMatchObject({ email: from.email })
    }))
})

describe('consent to be shown to visitors', () => {
  test('PRIV-01 is off by default, and shows or hides the profile at once', async () => {
    const b = await bram(stack, { name: 'Zichtbaarman', city: 'Eijsden', region: 'NL-LI', photo: 'hoofd' })
    const see = () => stranger(stack).call(members.profile, { query: { id: b.id } })
    const agree = (isShown: boolean) => b.call(account.change, { body: { shown_to_visitors: isShown } })
    expect((await b.call(account.current)).shown_to_visitors).toBe(false)
    expect(await see()).toMatchObject({ veiled: true, name: 'Man' })
    expect((await agree(true)).shown_to_visitors).toBe(true)
    const shown = await see()
    expect(shown).toMatchObject({ name: 'Zichtbaarman', city: 'Eijsden' })
    expect(shown.veiled).toBeUndefined()
    expect(shown.main_image?.filename).toContain('/full.avif')
    const found = await stranger(stack).call(members.search, { query: { gender: 'male' } })
    expect(found.results.find(({ id }) => id === b.id)?.name).toBe('Zichtbaarman')
    await agree(false)
    expect(await see()).toMatchObject({ veiled: true, name: 'Man', city: null })
  })

  test('PRIV-01 does not affect signed-in members, who see everybody', async () => {
    const viewer = await bram(stack)
    expect(await viewer.call(members.profile, { query: { id: woman.id } })).toMatchObject({ name: 'Geertruida' })
  })
})

describe('search engines and previews', () => {
  test('PRIV-02 are told not to index by a header on profiles and pictures', async () => {
    const visitor = stranger(stack)
    const answer = await visitor.raw('GET', `/api/profile.php?id=${woman.id}`)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const { main_image } = await visitor.call(members.profile, { query: { id: woman.id } })
    expect((await fetch(stack.url + main_image!.filename)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })
})
