import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetLanded, landedPayment } from '#frontend/domain/credits/landed.ts'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { closeOrder, openOrder } from '#frontend/domain/credits/order-sheet.ts'
import { bundlesFor } from '#frontend/features/chats/bundle-choice.ts'
import { shortageOf } from '#frontend/features/chats/shortage.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawConversation } from '#test/support/open-conversation.tsx'
import { shownConversation as conversation, shownThread } from '#test/support/shown.ts'
import { shownBundles, shownDiscount, shownOffer } from '#test/support/shown-credits.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const path = `/chats/${conversation}`

let thread: Thread
let offer: Offer | null
let calls: StubCall[]
beforeEach(() => {
  offer = shownOffer()
  vi.stubGlobal('CSS', { supports: () => true })
  calls = stubApi(({ method, path: called, body }) => {
    if (called === '/api/gifts.php') return answered({ gifts: ['rose'], credits: 3 })
    if (called === '/api/bundles.php') return offer ? answered(offer) : refusal('not_found', 'Weg.')
    if (method === 'GET') return answered(called === '/api/chat.php' ? thread : { chats: [], older: null, unread: 0 })
    if ((body as { gift?: string }).gift) return refusal('insufficient_credits', 'Je hebt onvoldoende credits')
    const { id, text } = body as { id: string; text: string }
    const message = { id, text, type: 'text', mine: true, sent_at: '2026-11-20T10:00:00.000Z' } as const
    thread = { ...thread, messages: [message], credits: thread.credits - 1 }
    return answered({ message, conversation, credits: thread.credits })
  })
})
afterEach(() => {
  act(closeOrder)
  act(forgetLanded)
  localStorage.clear()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

async function show(more: Partial<Thread> = {}, member: Partial<CurrentUser> = {}) {
  thread = shownThread({ credits: 0, ...more })
  showPage(locationOf(path))
  const { client } = drawConversation(thread, { user: member })
  // waits for the code that loads on demand
  await act(async () => {
    await import('#frontend/features/chats/parts/CreditsWall.tsx')
    await import('#frontend/features/chats/parts/Notice.tsx')
    await import('#frontend/features/chats/parts/LandedNote.tsx')
  })
  return client
}
const wall = () => screen.queryByRole('region', { name: 'Je hebt onvoldoende credits' })
const bundles = async () => (await within(wall()!).findAllByRole('listitem')).map(({ textContent }) => textContent)
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bericht aan Bram')

describe('CHAT-34 a conversation without enough credits', () => {
  test('CHAT-34 CHAT-11 offers three bundles with price, price per credit and messages, and the link to all', async () => {
    await show()
    expect(screen.getByRole('alert').textContent).toBe('Je hebt onvoldoende credits')
    expect(await bundles()).toEqual([
      '25 credits€\u00a09,99€\u00a00,40 per creditgenoeg voor 25 berichten',
      '60 credits€\u00a019,99€\u00a00,33 per creditgenoeg voor 60 berichten',
      '150 credits€\u00a044,99€\u00a00,30 per creditgenoeg voor 150 berichten',
    ])
    expect(wall()!.textContent).toContain('Een bericht kost 1 credit. Na het betalen ben je hier terug.')
    expect(screen.getByRole('link', { name: 'Alle bundels' }).getAttribute('href')).toBe('/credits')
  })

  test('CHAT-34 shows an old price and the popular bundle only where they are true', async () => {
    offer = shownOffer({ bundles: shownBundles(25, 1999), discount: shownDiscount('LENTE', 25) })
    offer.bundles[1]!.popular = true
    await show()
    const [small, middle] = await bundles()
    expect(small).not.toContain('Zonder korting')
    expect(small).not.toContain('Populair')
    expect(middle).toContain('Zonder korting €\u00a019,99')
    expect(middle).toContain('€\u00a014,99')
    expect(middle).toContain('Populair')
  })

  test('CHAT-34 leaves the field usable, and says that what was written is kept', async () => {
    await show()
    fireEvent.change(field(), { target: { value: 'Zondag om elf' } })
    expect(wall()!.textContent).toContain('Wat je voor Bram klaarzette, blijft staan.')
    expect([field().disabled, field().value]).toEqual([false, 'Zondag om elf'])
    fireEvent.change(field(), { target: { value: '' } })
    expect(wall()!.textContent).not.toContain('klaarzette')
  })

  test('CHAT-34 opens the order of the pressed bundle, whose payment leads back here', async () => {
    await show()
    await user.click(await screen.findByRole('button', { name: /^60 credits/ }))
    expect(openOrder.read()).toEqual({ bundle: 'c60', path })
  })

  test('CHAT-34 keeps the link to all bundles when they fail to load', async () => {
    offer = null
    await show()
    await waitFor(() => expect(wall()!.querySelector('ul, [aria-hidden]')).toBeNull())
    expect(screen.getByRole('link', { name: 'Alle bundels' })).toBeTruthy()
  })

  test('CHAT-34 also after the server refused a gift for which the balance seemed to suffice', async () => {
    await show({ credits: 3 })
    expect(wall()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    thread = { ...thread, credits: 1 }
    await user.click(await screen.findByRole('button', { name: 'roos' }))
    await user.click(screen.getByRole('button', { name: 'Geef roos, 3 credits' }))
    await waitFor(() => expect(wall()).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    expect(wall()).toBeNull()
  })

  test.each([
    ['the member can send', { credits: 1 }],
    ['nothing can be sent', { closed: 'partner_not_confirmed' }],
    ['a purchase is not what opens it', { closed: 'email_not_confirmed' }],
  ] as const)('CHAT-34 offers nothing where %s', async (_, more) => {
    const messages = [{ id: 'a', type: 'text', text: 'Hoi', mine: false, sent_at: '2026-11-20T10:00:00.000Z' } as const]
    await show({ ...more, messages })
    expect(wall()).toBeNull()
    expect(calls.some(({ path: called }) => called === '/api/bundles.php')).toBe(false)
  })
})

describe('CHAT-34 what is missing', () => {
  const prices = { message_credits: 1, gift_credits: 3, photo_credits: 2 }
  const nothing = { draft: '', chosenPhotos: 0, shown: [], outgoing: [], isSending: false }
  const refused = (type: 'text' | 'gift') => ({ state: 'failed', refusal: 'insufficient_credits', type }) as const
  const photo = (mayResend: boolean) =>
    ({ state: { at: 'refused', reason: 'insufficient_credits', mayResend } }) as const

  test.each([
    ['nothing with a credit', { credits: 1 }, null],
    ['a message without one', { credits: 0 }, { totalPrice: 1, hasUnsent: false }],
    ['the written message', { credits: 0, draft: 'Hoi' }, { totalPrice: 1, hasUnsent: true }],
    ['not spaces', { credits: 0, draft: '  ' }, { totalPrice: 1, hasUnsent: false }],
    ['photos and text together', { credits: 4, draft: 'Hoi', chosenPhotos: 2 }, { totalPrice: 5, hasUnsent: true }],
    ['nothing for photos that are covered', { credits: 4, chosenPhotos: 2 }, null],
    [
      'photos while others are sent',
      { credits: 1, chosenPhotos: 1, isSending: true },
      { totalPrice: 2, hasUnsent: true },
    ],
    ['nothing while the last credit is spent', { credits: 0, isSending: true }, null],
    ['a refused gift', { credits: 2, shown: [refused('gift')] }, { totalPrice: 3, hasUnsent: true }],
    ['nothing for a refused gift that is covered now', { credits: 3, shown: [refused('gift')] }, null],
    ['all that waits', { credits: 0, draft: 'Hoi', shown: [refused('text')] }, { totalPrice: 2, hasUnsent: true }],
    ['a refused photo', { credits: 1, outgoing: [photo(true)] }, { totalPrice: 2, hasUnsent: true }],
    ['nothing for a photo whose file is lost', { credits: 1, outgoing: [photo(false)] }, null],
  ])('CHAT-34 is %s', (_, more, expected) => {
    expect(shortageOf({ ...nothing, ...more }, prices)).toEqual(expected)
  })

  test.each([
    [1, [25, 60, 150]],
    [26, [60, 150, 400]],
    [151, [400]],
    [500, [400]],
  ])('CHAT-34 bundles for %i missing credits cover them: %j', (missing, expected) => {
    const unsorted = shownBundles().toReversed()
    expect(bundlesFor(unsorted, missing).map(({ credits }) => credits)).toEqual(expected)
  })
})

describe('CHAT-34 back from the payment', () => {
  const landed = { path, payment: '01KAGFAY00000000000000FA1B', credits: 25, isFirst: false }

  test('CHAT-34 says that it is completed, with the payment, until the next message', async () => {
    landedPayment.write(landed)
    await show({ credits: 25 })
    expect(screen.getByRole('alert').textContent).toBe('Gelukt, 25 credits erbij Betaling')
    expect(screen.getByRole('link', { name: 'Betaling' }).getAttribute('href')).toBe(`/transactions/${landed.payment}`)
    expect(document.querySelector('[data-moment]')).toBeNull()
    fireEvent.change(field(), { target: { value: 'Hoi' } })
    await user.click(screen.getByRole('button', { name: 'Stuur bericht, 1 credit' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('CHAT-34 PAY-03 welcomes to premium after the first purchase, and can be dismissed', async () => {
    landedPayment.write({ ...landed, isFirst: true })
    await show({ credits: 25 })
    expect(screen.getByRole('alert').textContent).toContain('Je bent nu premium, voor altijd.')
    expect(document.querySelectorAll('[data-moment]')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Verbergen' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['partner_not_confirmed', 'free_conversation_limit'] as const)(
    'CHAT-34 says it in a conversation that was closed meanwhile too: %s',
    async (closed) => {
      landedPayment.write(landed)
      await show({ credits: 25, closed })
      expect(screen.getByText('Gelukt, 25 credits erbij')).toBeTruthy()
    },
  )

  test('CHAT-34 a gift ends it too', async () => {
    landedPayment.write(landed)
    await show({ credits: 25 })
    await user.click(screen.getByRole('button', { name: 'Geef Bram een cadeautje' }))
    await user.click(await screen.findByRole('button', { name: 'roos' }))
    await user.click(screen.getByRole('button', { name: 'Geef roos, 3 credits' }))
    await waitFor(() => expect(landedPayment.read()).toBeNull())
  })

  test.each([
    ['in another conversation', { path: '/chats/other' }, 25],
    ['beside the offer of bundles', {}, 0],
  ])('CHAT-34 says nothing %s', async (_, more, credits) => {
    landedPayment.write({ ...landed, ...more })
    await show({ credits })
    expect(screen.queryByText(/^Gelukt/)).toBeNull()
  })
})

describe('TRAP-57 the balance in the header of a conversation', () => {
  const pill = () => screen.getByRole('link', { name: /^Saldo:/ })

  test.each([
    [11, 'bg-primary-tint'],
    [10, 'bg-warning-tint'],
    [1, 'bg-warning-tint'],
    [0, 'bg-danger-tint'],
  ])('TRAP-57 NAV-06 NAV-07 NAV-08 with %i credits leads to the credits in the colour %s', async (credits, colour) => {
    await show({ credits })
    expect(pill().getAttribute('href')).toBe('/credits')
    expect(pill().firstElementChild!.className).toContain(colour)
    expect(screen.getAllByText(/^Saldo:/)).toHaveLength(1)
  })

  test.each([
    [true, 10, true],
    [true, 11, false],
    [false, 10, false],
  ])('TRAP-57 is hidden beside the badge of the top bar: paid %s, %i credits: %s', async (paid, credits, isHidden) => {
    await show({ credits }, { paid_user: paid })
    expect(pill().className.includes('md:hidden')).toBe(isHidden)
  })
})
