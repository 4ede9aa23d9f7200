import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeOrder, openOrder } from '#frontend/domain/credits/order-sheet.ts'
import GiftDialog from '#frontend/features/chats/parts/GiftDialog.tsx'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const onClose = vi.fn()
const open = async (credits: number, wanted?: string) => {
  stubApi(({ path }) => answered(path === '/api/bundles.php' ? shownOffer() : { gifts: ['rose', 'heart'], credits: 3 }))
  drawScreen(<GiftDialog name="Bram" credits={credits} wanted={wanted} isOpen onGive={() => {}} onClose={onClose} />)
  await screen.findByText('roos')
}

describe('CHAT-11 the gift dialog', () => {
  test.each([0, 1, 2])(
    'CHAT-11 says with %i credits what is missing, and offers bundles and the link to all',
    async (credits) => {
      await open(credits)
      const alert = screen.getByRole('alert')
      expect(alert.textContent).toContain('Je hebt onvoldoende credits')
      expect(alert.textContent).toContain('Elk cadeautje kost 3 credits.')
      expect(alert.textContent).toContain(`Je saldo is ${credits} credit`)
      expect(await screen.findAllByRole('button', { name: /^\d+ credits/ })).toHaveLength(3)
      expect(screen.getByRole('link', { name: 'Alle bundels' }).getAttribute('href')).toBe('/credits')
      expect(screen.queryByRole('button', { name: 'Kies een cadeautje' })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Koop credits' })).toBeNull()
    },
  )

  test('CHAT-11 gives a gift with exactly its price', async () => {
    await open(3)
    expect(screen.getByRole('button', { name: 'Kies een cadeautje' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Alle bundels' })).toBeNull()
  })

  test('CHAT-34 says for how many gifts each bundle is enough, not for how many messages', async () => {
    await open(1)
    const bundles = within(await screen.findByRole('list', { name: 'Bundels' })).getAllByRole('listitem')
    expect(bundles.map(({ textContent }) => textContent!.replace(/^.* per credit/, ''))).toEqual([
      'genoeg voor 8 cadeautjes',
      'genoeg voor 20 cadeautjes',
      'genoeg voor 50 cadeautjes',
    ])
  })

  test('UI-15 moves a bundle without room to another row, where it is not cut', async () => {
    await open(1)
    const list = await screen.findByRole('list', { name: 'Bundels' })
    expect(list.className).toContain('flex-wrap')
    expect(list.className).not.toContain('overflow')
  })

  test('CHAT-34 offers bundles, whose payment leads back to the same gift, chosen', async () => {
    closeOrder()
    showPage(locationOf('/chats/abcdefghijklmnopqrstuvwxyz'))
    await open(1)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'hart' }))
    await user.click(await screen.findByRole('button', { name: /^60 credits/ }))
    expect(openOrder.read()).toEqual({ bundle: 'c60', path: '/chats/abcdefghijklmnopqrstuvwxyz?gift=heart' })
    expect(onClose).toHaveBeenCalledOnce()
    closeOrder()
  })

  test('CHAT-34 back from the payment, one press gives the gift that was chosen', async () => {
    await open(28, 'heart')
    expect(screen.getByRole('button', { name: 'hart' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Geef hart, 3 credits' }).disabled).toBe(false)
  })
})
