import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '#shared/i18n/nl/app.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
})

const waiting = { count: 0, oldest_at: null }

test.each([
  ['photos', { photos: [], waiting }, texts.photos.empty],
  ['verifications', { verifications: [], waiting }, texts.verifications.empty],
  ['texts', { texts: [], waiting }, texts.texts.empty],
  ['objections', { objections: [], waiting }, texts.objections.none],
  ['erasures', { erasures: [] }, texts.requests.erasures.none],
  ['risks', { risks: [], count: 0 }, texts.risks.none],
])('OPEN-06 the screen of %s shows the error of its list, and retries by a press', async (section, list, empty) => {
  let isDown = true
  const { user } = openConsole(`/staff/${section}`, staffUser('moderator'), {
    [`GET ${section}`]: () => (isDown ? refusal('too_many_requests', 'Even wachten.') : answered(list)),
  })
  const retry = await screen.findByRole('button', { name: app.errors.retry })
  expect(screen.getByText('Even wachten.')).toBeTruthy()
  expect(screen.queryByText(empty)).toBeNull()
  isDown = false
  await user.click(retry)
  expect(await screen.findByText(empty)).toBeTruthy()
  expect(screen.queryByRole('button', { name: app.errors.retry })).toBeNull()
})
