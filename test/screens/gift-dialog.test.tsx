import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GiftDialog } from '#frontend/features/chats/parts/GiftDialog.tsx'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const open = async (credits: number) => {
  stubApi(() => answered({ gifts: ['rose', 'heart'], credits: 3 }))
  drawScreen(<GiftDialog name="Bram" credits={credits} isOpen onGive={() => {}} onClose={() => {}} />)
  await screen.findByText('roos')
}

describe('CHAT-11 the gift dialog', () => {
  test.each([0, 1, 2])('CHAT-11 says with %i credits what is missing, and links to the credits', async (credits) => {
    await open(credits)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('Je hebt onvoldoende credits')
    expect(alert.textContent).toContain('Elk cadeautje kost 3 credits.')
    expect(alert.textContent).toContain(`Je saldo is ${credits} credit`)
    expect(screen.getByRole('link', { name: 'Koop credits' }).getAttribute('href')).toBe('/credits')
    expect(screen.queryByRole('button', { name: 'Kies een cadeautje' })).toBeNull()
  })

  test('CHAT-11 gives a gift with exactly its price', async () => {
    await open(3)
    expect(screen.getByRole('button', { name: 'Kies een cadeautje' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Koop credits' })).toBeNull()
  })
})
