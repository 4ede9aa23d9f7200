import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import VerificationSection from '#frontend/features/photos/VerificationSection.tsx'
import { verificationKey } from '#frontend/features/photos/verification.ts'
import type { OwnVerification } from '#shared/model/verification.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

const reading = 'We kijken of je foto leesbaar is.'

test('MOD-22 a picture that was sent stays under inspection while the server has not begun to read it, for its time at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  stubPictures()
  const uploads = stubUploads()
  const asked: OwnVerification = {
    state: 'asked',
    id: '01JVERIFICATION00000000001',
    pose: 'hand_up',
    reason: null,
    verified: false,
    expires_at: new Date(Date.now() + 30 * 60_000).toISOString(),
  }
  const calls = stubApi(({ method }) =>
    answered(method === 'GET' ? asked : { upload: { url: '/upload', fields: { key: 'k' } } }),
  )
  const client = drawScreen(<VerificationSection />)
  await screen.findByRole('button', { name: 'Foto maken' })
  const input = document.querySelector<HTMLInputElement>('[data-photos=camera]')!
  await user.upload(input, new File(['x'], 'ik 900x900.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(uploads).toHaveLength(1))
  act(() => uploads[0]!.finish(204))
  await screen.findByText(reading)

  await act(() => client.invalidateQueries({ queryKey: verificationKey }))
  expect(screen.getByText(reading)).toBeTruthy()
  calls.length = 0
  await act(() => vi.advanceTimersByTimeAsync(4_500))
  expect(calls.length).toBeGreaterThanOrEqual(2)
  expect(screen.getByText(reading)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(await screen.findByRole('button', { name: 'Foto maken' })).toBeTruthy()
})
