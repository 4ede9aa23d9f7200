import { describe, expect, test } from 'vitest'
import { nearestTown } from '#functions/stores/profile/town-positions.ts'
import { defaults } from '#shared/countries/defaults.ts'
import {
  bodyTypes,
  eyeColours,
  genders,
  hairColours,
  interests,
  photoStatuses,
  profileStatuses,
  relationshipStatuses,
  sexInterests,
  sexualities,
  signupReasons,
  tattooAmounts,
  userStatuses,
} from '#shared/model/profile.ts'
import { completeness, needsSensitiveConsent } from '#shared/rules/profile.ts'
import { shownUser } from '#test/support/shown.ts'

describe('the possible values of a profile', () => {
  test.each([
    ['PROF-04', genders, ['male', 'female']],
    ['PROF-05', sexualities, ['hetero', 'gay', 'lesbian', 'bi']],
    ['PROF-06', relationshipStatuses, ['divorced', 'living together', 'married', 'unmarried', 'single', 'widowed']],
    [
      'PROF-07',
      hairColours,
      [...['brunette', 'blond', 'brown', 'white', 'bald', 'black', 'dark blond', 'dark brown', 'gray', 'red'], 'other'],
    ],
    ['PROF-08', bodyTypes, ['slim', 'normal', 'fat']],
    ['OPEN-01', eyeColours, ['blue', 'green', 'brown', 'hazel', 'gray', 'black', 'amber', 'other']],
    ['OPEN-25', tattooAmounts, ['none', 'small', 'some', 'many']],
    ['OPEN-26', signupReasons, ['relationship', 'dating', 'flirting', 'friendship', 'adventure', 'other']],
    ['OPEN-27', sexInterests, ['erotica', 'roleplay', 'swinging', 'toys', 'bdsm']],
    ['OPEN-24', userStatuses, ['not_confirmed', 'active', 'banned', 'deletion_pending', 'deleted']],
    ['OPEN-24', profileStatuses, ['disabled', 'active']],
    ['OPEN-24', photoStatuses, ['pending', 'active', 'rejected']],
  ])('%s are exactly these', (_, values, wanted) => expect(values).toEqual(wanted))

  test('PROF-09 the four eye colours of the specification come first', () =>
    expect(eyeColours.slice(0, 4)).toEqual(['blue', 'green', 'brown', 'hazel']))

  test('PROF-10 the interests include the 38 of the specification and no others', () =>
    expect(interests.join(', ')).toBe(
      'adventure, animals, art, astrology, bbq, beach, beer, biking, coffee, cooking, dancing, fashion, foodie, gardening, gym, hiking, hugging, ' +
        'kissing, lingerie, massages, movies, music, outdoors, party, photography, politics, reading, relationship, shopping, sports, sushi, ' +
        'tattoos, tea, theater, travelling, vegetarian, videogames, wine',
    ))
})

describe('profile data that needs its own consent', () => {
  test.each([
    [{}, false],
    [{ sexuality: null, interests: [] }, false],
    [{ interests: ['tea', 'kissing', 'lingerie'] }, false],
    [{ sexuality: 'hetero' }, true],
    [{ interests: ['tea', 'politics'] }, true],
    ...sexInterests.map((tag) => [{ interests: [tag] }, true] as const),
  ] as const)('TRAP-23 %j: %s', (told, isNeeded) => expect(needsSensitiveConsent(told as never)).toBe(isNeeded))
})

describe('completeness of a profile', () => {
  const { profile } = shownUser()
  const empty = {
    ...profile,
    main_image: null,
    about: null,
    interests: [],
    city: null,
    reason: null,
    relationship: null,
    body: null,
    hair: null,
    eyes: null,
    tattoos: null,
    sexuality: null,
  }
  const photo = (status: 'pending' | 'active' | 'rejected') => ({ filename: 'f', thumb_filename: 't', status })
  const full = {
    ...empty,
    main_image: photo('active'),
    about: 'Hoi',
    interests: ['tea', 'wine', 'art'] as const,
    city: 'Zeist',
    prompts: [{ prompt: 'sunday', answer: 'Pannenkoeken' }],
    reason: 'dating',
    relationship: 'single',
    body: 'slim',
    hair: 'red',
    eyes: 'blue',
    tattoos: 'none',
  } as unknown as typeof profile
  const visible = defaults.visibleProfileFields

  test('PROF-12 goes from 0 to 100 and does not require sexuality', () => {
    expect(completeness(empty, visible)).toEqual({
      percentage: 0,
      missing: [
        'photo',
        'about',
        'interests',
        'city',
        'prompts',
        'reason',
        'relationship',
        'body',
        'hair',
        'eyes',
        'tattoos',
      ],
    })
    expect(completeness(full, visible)).toEqual({ percentage: 100, missing: [] })
    expect(completeness({ ...full, sexuality: 'bi' }, visible).percentage).toBe(100)
  })

  test('PROF-12 is 100 only when nothing is missing, and requires three interests', () => {
    expect(completeness({ ...full, eyes: null }, visible)).toEqual({ percentage: 90, missing: ['eyes'] })
    expect(completeness({ ...full, interests: ['tea', 'art'] }, visible).missing).toEqual(['interests'])
    expect(completeness({ ...full, prompts: [] }, visible).missing).toEqual(['prompts'])
  })

  test('PROF-12 counts a photo that waits for inspection, but not a refused one', () => {
    expect(completeness({ ...full, main_image: photo('pending') }, visible).missing).toEqual([])
    expect(completeness({ ...full, main_image: photo('rejected') }, visible).missing).toEqual(['photo'])
  })

  test('PROF-24 does not require a field that the site does not show', () =>
    expect(completeness(empty, ['name', 'age', 'eyes'])).toEqual({
      percentage: 0,
      missing: ['photo', 'about', 'prompts', 'eyes'],
    }))
})

describe('the town nearest to a position', () => {
  test('API-06 is found fast among all of them', () => {
    nearestTown(52, 5)
    const startedAt = performance.now()
    for (let n = 0; n < 100; n++) nearestTown(40 + n / 10, 5)
    expect((performance.now() - startedAt) / 100).toBeLessThan(10)
  })

  test('API-06 is found across the date line, and up to 50 km away', () => {
    expect(nearestTown(-43.95, -176.56)).toBeNull()
    expect(nearestTown(52.09, 5.12)).toEqual({ country: 'NL', region: 'NL-UT', city: 'Utrecht' })
    // West-Terschelling is at 53.36, 5.22. The first position is 45 km north of it, the second 55
    // km.
    expect(nearestTown(53.76, 5.22)?.city).toBe('West-Terschelling')
    expect(nearestTown(53.86, 5.22)).toBeNull()
  })
})
