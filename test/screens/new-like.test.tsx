import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import NewLikeDialog from '#frontend/features/likes/NewLikeDialog.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { members } from '#shared/i18n/nl/members.ts'
import { drawInDutch, drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const liker = {
  id: '01JMEMBER0000000000000ANNA',
  name: 'Anna',
  age: 34,
  gender: 'female' as const,
  country: 'NL',
  region: 'NL-UT',
  city: null,
  main_image: {
    filename: '/photos/a/b/full.avif?e=1',
    thumb_filename: '/photos/a/b/card.avif?e=1',
    status: 'active' as const,
  },
  fictional: false,
}

const events = { onPhoto: vi.fn(), onButton: vi.fn(), onClose: vi.fn() }

beforeEach(() => {
  drawInDutch(<NewLikeDialog liker={liker} {...events} />)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})
afterEach(() => expectSoundPage())

const counts = () => Object.values(events).map(({ mock }) => mock.calls.length)

test('LIKE-11 "New like!" shows the main photo of the liker and a button', () => {
  expect(screen.getByRole('heading', { name: 'Nieuwe like!' })).toBeTruthy()
  const photo = screen.getByRole('button', { name: 'Bekijk het profiel van Anna' }).querySelector('img')
  expect(photo?.getAttribute('src')).toBe('/photos/a/b/full.webp?e=1')
  expect(screen.getByRole('button', { name: 'Stuur Anna een bericht' })).toBeTruthy()
})

test('LIKE-12 TRAP-70 a press on the text, outside or on "Close" closes "New like!" without another event', () => {
  fireEvent.click(screen.getByRole('heading'))
  expect(counts()).toEqual([0, 0, 1])
  fireEvent.click(screen.getByRole('dialog'))
  expect(counts()).toEqual([0, 0, 2])
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(counts()).toEqual([0, 0, 3])
})

test('LIKE-13 TRAP-70 a press on the photo emits the profile once and closes "New like!"', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Bekijk het profiel van Anna' }))
  expect(events.onPhoto.mock.calls).toEqual([[liker.id]])
  expect(counts()).toEqual([1, 0, 1])
})

test('LIKE-14 TRAP-70 a press on the button emits the profile by another event and closes "New like!"', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Stuur Anna een bericht' }))
  expect(events.onButton.mock.calls).toEqual([[liker.id]])
  expect(counts()).toEqual([0, 1, 1])
})

test('LIKE-11 LIKE-12 "New like!" blocks other popups while open, and Escape closes it', () => {
  expect(openDialogs.read()).toBe(1)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog', { name: 'Nieuwe like!' }), cancel)
  expect([cancel.defaultPrevented, counts()]).toEqual([true, [0, 0, 1]])
  cleanup()
  expect(openDialogs.read()).toBe(0)
})

test.each([true, false])('PROF-21 "New like!" shows whether the liker is fictional: %s', (fictional) => {
  cleanup()
  drawScreen(<NewLikeDialog liker={{ ...liker, fictional }} {...events} />)
  expect(screen.queryByText('Fictief') !== null).toBe(fictional)
  expect(screen.getByRole('dialog').textContent).toContain('Anna 34')
})

test.each([true, undefined] as const)('MOD-22 "New like!" has the mark of a verified liker: %s', (verified) => {
  cleanup()
  drawScreen(<NewLikeDialog liker={{ ...liker, ...(verified && { verified }) }} {...events} />)
  expect(screen.queryByRole('img', { name: members.verified }) !== null).toBe(verified === true)
})
