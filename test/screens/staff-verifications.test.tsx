import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WaitingVerification } from '#shared/contract/verification-queue.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered } from '#test/support/api-stub.ts'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const t = texts.verifications

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const verificationOf = (name: string, photos = [{ id: `PHOTO_${name}`, full: '/photos/a/full.avif' }]) =>
  ({
    id: `VERIFICATION_${name}`,
    member: { ...annaCard, id: `ID_${name}`, name },
    pose: 'hand_up',
    photos,
    arrived_at: new Date(Date.now() - 60_000).toISOString(),
  }) satisfies WaitingVerification

function open(shown: WaitingVerification[], picture = () => Promise.resolve(answered({ picture: '/9j/' }))) {
  let left = shown
  return openConsole('/staff/verifications', staffUser('moderator'), {
    'GET verifications': () =>
      answered({ verifications: left, waiting: { count: left.length, oldest_at: left[0]?.arrived_at ?? null } }),
    'GET verification': picture as never,
    'POST verifications': ({ body }) => {
      left = left.filter(({ id }) => id !== body.id)
      return answered({ decided: true })
    },
  })
}
const approve = () => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(t.approve) })
/** Opens another screen, which sends all unsent decisions at once. */
const leave = async (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('link', { name: texts.nav.audit }))

describe('MOD-22 the screen of verifications', () => {
  test('MOD-22 shows pose and approved photos, and asks for the picture only when it is opened', async () => {
    const { user, sent } = open([verificationOf('Kim')])
    const photos = within(await screen.findByRole('region', { name: t.photos }))
    expect(photos.getByRole('img')).toBeTruthy()
    // The figure has one raised arm, as the pose is `hand_up`.
    expect(document.querySelectorAll('svg polyline[stroke-linejoin=round]')).toHaveLength(1)
    expect(sent('GET', 'verification')).toEqual([])
    expect(approve().disabled).toBe(true)
    await user.keyboard(' ')
    expect(await screen.findByRole('img', { name: 'Verificatiefoto van Kim' })).toBeTruthy()
    expect(sent('GET', 'verification').map(({ query }) => query)).toEqual([
      { member: 'ID_Kim', id: 'VERIFICATION_Kim' },
    ])
  })

  test('MOD-22 approves by one key, with the photos that were compared', async () => {
    const { user, sent } = open([verificationOf('Kim')])
    await screen.findByRole('region', { name: t.photos })
    await user.keyboard(' ')
    await waitFor(() => expect(approve().disabled).toBe(false))
    await user.keyboard('a')
    await leave(user)
    await waitFor(() =>
      expect(sent('POST', 'verifications').map(({ body }) => body)).toEqual([
        { member: 'ID_Kim', id: 'VERIFICATION_Kim', verdict: 'approved', photos: ['PHOTO_Kim'] },
      ]),
    )
  })

  test('MOD-22 approves no unseen picture: neither by key nor while it is loading', async () => {
    const { user, sent } = open([verificationOf('Kim')], () => new Promise(() => {}))
    await screen.findByRole('region', { name: t.photos })
    await user.keyboard('a')
    await user.keyboard(' ')
    await waitFor(() => expect(sent('GET', 'verification')).toHaveLength(1))
    expect(approve().disabled).toBe(true)
    await user.keyboard('a')
    await leave(user)
    await screen.findByRole('heading', { name: texts.audit.title })
    expect(sent('POST', 'verifications')).toEqual([])
  })

  test('MOD-22 approves nothing without a photo to compare with', async () => {
    const { user, sent } = open([verificationOf('Kim', [])])
    expect(await screen.findByText(t.noPhotos)).toBeTruthy()
    await user.keyboard(' ')
    await screen.findByRole('img', { name: 'Verificatiefoto van Kim' })
    expect(approve().disabled).toBe(true)
    await user.keyboard('a')
    await leave(user)
    await screen.findByRole('heading', { name: texts.audit.title })
    expect(sent('POST', 'verifications')).toEqual([])
  })

  test('MOD-22 refuses with a reason by two keys, also unopened, and undoes a decision', async () => {
    const { user, sent } = open([verificationOf('Kim'), verificationOf('Lou')])
    await screen.findByRole('link', { name: /Kim/ })
    await user.keyboard('r2')
    await screen.findByRole('link', { name: /Lou/ })
    await user.keyboard('u')
    await screen.findByRole('link', { name: /Kim/ })
    await user.keyboard('r1')
    await leave(user)
    await waitFor(() =>
      expect(sent('POST', 'verifications').map(({ body }) => body)).toEqual([
        { member: 'ID_Kim', id: 'VERIFICATION_Kim', verdict: 'refused', reason: 'other_person' },
      ]),
    )
  })
})
