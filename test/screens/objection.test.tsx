import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ObjectionScreen from '#frontend/features/safety/ObjectionScreen.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { MadeDecision } from '#shared/contract/safety.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const { decision: texts } = safety
const user = userEvent.setup({ delay: null })
const made: MadeDecision = {
  number: 'WM7P-CNVH',
  kind: 'suspended',
  ground: 'scam',
  facts: 'Vroeg om geld.',
  at: '2026-11-20T20:00:00.000Z',
  until: '2026-11-27T20:00:00.000Z',
  state: 'made',
  objected_at: null,
  answer: null,
}
let shown: MadeDecision
let get: () => ReturnType<typeof answered>
let post: () => ReturnType<typeof answered>
let calls: StubCall[]
beforeEach(() => {
  shown = made
  post = () => {
    shown = { ...made, state: 'objected' }
    return answered({ received: true })
  }
  get = () => answered(shown)
  calls = stubApi(({ method }) => (method === 'GET' ? get() : post()))
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})
afterEach(() => expectSoundPage())

const token = 't'.repeat(40)
const open = (hash = `#token=${token}`) => {
  window.history.replaceState(null, '', `/objection${hash}`)
  drawScreen(
    <>
      <ObjectionScreen />
      <ToastRegion />
    </>,
    { user: null },
  )
}
const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const submit = () => user.click(screen.getByRole('button', { name: texts.submit }))

describe('MOD-03 the page of an objection', () => {
  test('shows the decision with its rule and facts, and sends an objection once', async () => {
    open()
    for (const text of ['WM7P-CNVH', texts.kinds.suspended, texts.grounds.scam, 'Vroeg om geld.'])
      expect(await screen.findByText(text)).toBeTruthy()
    await submit()
    expect(screen.getByText(texts.textMissing)).toBeTruthy()
    expect(sent()).toEqual([])
    await user.type(field(), 'Dat was ik niet.')
    await submit()
    expect(await screen.findByText(texts.states.objected)).toBeTruthy()
    expect(sent()).toEqual([{ token, text: 'Dat was ik niet.' }])
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('ERR-10 is loaded by a press after it failed to load', async () => {
    get = () => refusal('too_many_requests', 'Even wachten.')
    open()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    get = () => answered(shown)
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByText('WM7P-CNVH')).toBeTruthy()
    expect(screen.queryByText('Even wachten.')).toBeNull()
  })

  test('keeps the text where sending failed', async () => {
    post = () => refusal('already_objected', 'Even niet.')
    open()
    await user.type(await screen.findByRole('textbox'), 'Dat was ik niet.')
    await submit()
    expect(await screen.findByText('Even niet.')).toBeTruthy()
    expect(field().value).toBe('Dat was ik niet.')
  })

  test('shows the answer to an objection, with its reasons', async () => {
    shown = { ...made, state: 'upheld', answer: 'Drie leden zeiden het.' }
    open()
    expect(await screen.findByText(texts.states.upheld)).toBeTruthy()
    expect(screen.getByText('Drie leden zeiden het.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test.each([
    ['without a token', ''],
    ['that is over', `#token=${token}`],
  ])('says that a link %s does not work, and how to write to us', async (_, hash) => {
    calls = stubApi(() => refusal('link_invalid', 'Verlopen.'))
    open(hash)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.invalid.title))
    expect(screen.getByRole('link', { name: texts.invalid.action }).getAttribute('href')).toBe('/complaints')
  })
})
