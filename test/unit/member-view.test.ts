import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type View, viewedFacts, viewedPhotos } from '#functions/members/view.ts'
import { approvedPhoto } from '#functions/stores/photos/album.ts'
import type { Photo } from '#functions/stores/photos/photo.ts'
import type { Profile } from '#functions/stores/profile/profile.ts'
import { countries } from '#shared/countries/all.ts'

beforeAll(() => {
  vi.stubEnv('PHOTO_KEY', 'a key of the test')
})

const now = new Date('2026-11-20T12:00:00Z')
const card = { id: 'M', n: 'Anna', b: '1990-01-01', g: 'female', r: 'NL-UT', p: 'main' } as const
const photo = (id: string, more: Partial<Photo> = {}): Photo => ({ ...approvedPhoto(id, now), ...more })
const photos = [
  photo('second'),
  photo('main'),
  photo('third'),
  photo('waiting', { status: 'pending' }),
  photo('refused', { status: 'rejected' }),
  photo('private', { isPrivate: true }),
]
const free: View = {
  seesAllPhotos: false,
  seesPrivatePhotos: false,
  seesExplicitPhotos: true,
  seesMainPhotoOnly: false,
  seesSensitive: true,
  seesPrompts: true,
}

describe('photos of another member', () => {
  const shown = (view: View) =>
    viewedPhotos(photos, card, countries.NL, view, now).map(({ id, locked }) => [id, locked])

  test('OPEN-38 a free member sees the main photo sharp and the others as blurred pictures', () => {
    expect(shown(free)).toEqual([
      ['main', false],
      ['second', true],
      ['third', true],
    ])
    for (const { filename, thumb_filename, locked } of viewedPhotos(photos, card, countries.NL, free, now)) {
      expect(/\/locked\./.test(filename + thumb_filename)).toBe(locked)
      expect(/\/(full|card)\./.test(filename + thumb_filename)).toBe(!locked)
    }
  })

  test('PAY-05 TRAP-73 a premium member sees all approved public photos sharp, and no private or uninspected ones', () => {
    expect(shown({ ...free, seesAllPhotos: true })).toEqual([
      ['main', false],
      ['second', false],
      ['third', false],
    ])
  })

  test('OPEN-30 limited visitors get the main photo only', () => {
    expect(shown({ ...free, seesMainPhotoOnly: true })).toEqual([['main', false]])
  })
})

describe('facts of another member', () => {
  const profile = {
    city: 'Utrecht',
    hair: 'red',
    eyes: null,
    sexuality: 'bi',
    about: 'Hoi',
    interests: ['tea', 'bdsm'],
  } as unknown as Profile

  test('PROF-24 a field missing in visible_profile_fields is left out', () => {
    const site = { ...countries.NL, visibleProfileFields: ['hair'] }
    expect(viewedFacts(profile, site, free)).toEqual({
      city: null,
      facts: { hair: 'red' },
      interests: [],
      about: 'Hoi',
      prompts: [],
    })
  })

  test('OPEN-27 an interest that the country does not offer is not sent', () => {
    const site = { ...countries.NL, interests: ['bdsm'] } as const
    expect(viewedFacts(profile, site, free).interests).toEqual(['bdsm'])
  })

  test('OPEN-27 OPEN-31 TRAP-23 only confirmed members see sexuality and sexual interests', () => {
    expect(viewedFacts(profile, countries.NL, free)).toMatchObject({
      city: 'Utrecht',
      facts: { hair: 'red', eyes: null, sexuality: 'bi' },
      interests: ['tea', 'bdsm'],
    })
    const seen = viewedFacts(profile, countries.NL, { ...free, seesSensitive: false })
    expect(seen.interests).toEqual(['tea'])
    expect(seen.facts).not.toHaveProperty('sexuality')
  })
})
