import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import PhotoViewer from '#frontend/domain/photos/PhotoViewer.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const photo = (number: number) => ({
  src: `/photos/${number}/full.webp`,
  alt: `Bram, foto ${number} van 2`,
  reportTo: `/complaints?photo=${number}`,
})

function show(photos: readonly ReturnType<typeof photo>[]) {
  const [onLeave, onClose] = [vi.fn(), vi.fn()]
  drawScreen(<PhotoViewer title="Foto’s van Bram" photos={photos} onLeave={onLeave} onClose={onClose} />)
  return { onLeave, onClose }
}

test('PROF-13 MOD-21 the viewer names its buttons and photos, and reports the photo that is shown', async () => {
  show([photo(1), photo(2)])
  expect(await screen.findByRole('dialog', { name: 'Foto’s van Bram' })).toBeTruthy()
  for (const name of ['Sluiten', 'Inzoomen', 'Uitzoomen', 'Vorige foto', 'Volgende foto'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeTruthy()
  expect(screen.getByRole('group', { name: '1 van 2' })).toBeTruthy()
  const reported = () => screen.getByRole('link', { name: 'Deze foto melden' }).getAttribute('href')
  expect(reported()).toBe('/complaints?photo=1')
  await user.click(screen.getByRole('button', { name: 'Volgende foto' }))
  await waitFor(() => expect(screen.getByRole('group', { name: '2 van 2' })).toBeTruthy())
  expect(reported()).toBe('/complaints?photo=2')
})

test('PROF-13 a single photo has neither counter nor buttons to others', async () => {
  show([photo(1)])
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Volgende foto' })).toBeNull()
  expect(screen.queryByText('1 van 1')).toBeNull()
})

test('PROF-13 the back gesture of a phone closes the viewer, as it closes a dialog', async () => {
  const watchers: { onclose?: () => void; destroy: () => void }[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose?: () => void
      destroy = vi.fn()
      constructor() {
        watchers.push(this)
      }
    },
  )
  const { onLeave, onClose } = show([photo(1), photo(2)])
  await screen.findByRole('dialog')
  expect(openDialogs.read()).toBe(1)
  act(() => watchers.at(-1)!.onclose!())
  expect(onLeave).toHaveBeenCalledWith(0)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
