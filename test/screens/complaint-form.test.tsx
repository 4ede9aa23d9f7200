import { notifyManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#frontend/app/query-client.ts'
import { watchSession } from '#frontend/app/session.ts'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import ComplaintsScreen from '#frontend/features/safety/ComplaintsScreen.tsx'
import { startOf } from '#frontend/features/safety/draft.ts'
import { ComplaintForm } from '#frontend/features/safety/parts/ComplaintForm.tsx'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, drawScreen, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => {
  forgetKeptTexts()
  showPage(locationOf('/complaints'))
})

afterEach(() => expectSoundPage())

test('quality.md people BLOCK-08 the first invalid field gets the focus as soon as it is marked, each time', () => {
  drawScreen(<ComplaintForm session={{ state: 'visitor' }} start={startOf({})} onSent={() => {}} />, { user: null })
  const [first] = screen.getAllByRole('radio')
  const submit = screen.getByRole('button', { name: 'Verstuur melding' })
  fireEvent.click(submit)
  expect(first!.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(first)

  submit.focus()
  fireEvent.click(submit)
  expect(document.activeElement).toBe(first)

  fireEvent.click(first!)
  submit.focus()
  fireEvent.click(submit)
  expect(document.activeElement).toBe(screen.getByLabelText('Wat is er gebeurd?'))
})

const kim = shownUser({ status: 'active' })
const textField = () => screen.getByLabelText<HTMLTextAreaElement>('Wat is er gebeurd?')
const { categories } = safety.complaint
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

/** Opens the page before the session call has an answer. `know` answers the session call. */
function openDirectly() {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  const { unmount } = drawInDutch(<ComplaintsScreen />, client)
  const know = (user: typeof kim | null) =>
    act(() => {
      client.setQueryData(userQuery.queryKey, user)
      // Resolves after the screen has been notified, because notifications run in order.
      return new Promise<void>((resolve) => notifyManager.schedule(resolve))
    })
  return { know, unmount }
}

test.for([
  ['a member', kim],
  ['a visitor', null],
] as const)(
  'BLOCK-08 quality.md people: text typed before %s is known keeps the focus and is stored for them',
  async ([, who]) => {
    const user = userEvent.setup({ delay: null })
    const page = openDirectly()
    await user.click(radio('Betaling'))
    await user.click(screen.getByLabelText('Lidnummer'))
    await user.paste(kim.id)
    await user.type(textField(), 'Ik heb twee keer')
    await page.know(who)
    expect(document.activeElement).toBe(textField())
    await user.keyboard(' betaald.')
    const expectAll = () => {
      expect(radio('Betaling').checked).toBe(true)
      expect(screen.getByLabelText<HTMLInputElement>('Lidnummer').value).toBe(kim.id)
      expect(textField().value).toBe('Ik heb twee keer betaald.')
    }
    expectAll()
    expect(screen.queryByLabelText('E-mailadres') === null).toBe(who !== null)

    page.unmount()
    await openDirectly().know(who)
    expectAll()
  },
)

test("BLOCK-08 text typed before the session is known is appended to the member's stored draft only, and survives a reload", async () => {
  const user = userEvent.setup({ delay: null })
  const first = openDirectly()
  await first.know(kim)
  await user.type(textField(), 'Gisteren.')
  first.unmount()

  const second = openDirectly()
  expect(textField().value).toBe('')
  await user.type(textField(), 'Vandaag.')
  second.unmount()
  const third = openDirectly()
  expect(textField().value).toBe('Vandaag.')
  await third.know(kim)
  expect(textField().value).toBe('Gisteren.\n\nVandaag.')

  forgetKeptTexts()
  await third.know(null)
  expect(textField().value).toBe('')
  third.unmount()
  openDirectly()
  expect(textField().value).toBe('')
})

describe("a member's complaint after the session ended on another device", () => {
  const end = vi.fn()
  afterEach(() => {
    queryClient.clear()
    vi.unstubAllGlobals()
    end.mockReset()
  })
  /** Draws the form on which a member files a complaint of the category with this label. */
  const fileAsKim = async (category: string) => {
    watchSession(end)
    queryClient.setQueryData(settingsQuery.queryKey, shownSettings())
    queryClient.setQueryData(userQuery.queryKey, kim)
    const calls = stubApi(({ body }) =>
      (body as { as_member?: true }).as_member
        ? refusal('authentication_required', 'Log in.')
        : answered({ receipt: '7K2M-9XQD', email: null }),
    )
    const drawn = drawInDutch(<ComplaintsScreen />, queryClient)
    const user = userEvent.setup({ delay: null })
    await user.click(radio(category))
    await user.type(textField(), 'Dit bericht.')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Verstuur melding' }))
    return { ...drawn, calls }
  }

  test.each([categories.payment, categories.intimate_image, categories.child_abuse])(
    'BLOCK-08 TRAP-63 about %j leads to the login, and the draft is there after the next sign-in',
    async (category) => {
      const { unmount, calls } = await fileAsKim(category)
      await waitFor(() => expect(end).toHaveBeenCalledOnce())
      expect(calls.filter(({ path }) => path === '/api/complaint.php')).toHaveLength(1)
      unmount()
      await openDirectly().know(kim)
      expect(textField().value).toBe('Dit bericht.')
    },
  )
})

describe('MOD-17 the form by the link of a trusted flagger', () => {
  const openAs = (answer: () => ReturnType<typeof answered>) => {
    window.history.replaceState(null, '', '/complaints#flagger=F1.geheim-geheim-geheim')
    const calls = stubApi(({ path }) =>
      path === '/api/trusted-flagger.php' ? answer() : answered({ receipt: '7K2M-9XQD', email: 'meld@example.org' }),
    )
    return { calls, ...openDirectly() }
  }
  afterEach(() => {
    window.history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
  })

  test('names the organisation, asks for no address and sends the secret', async () => {
    const user = userEvent.setup({ delay: null })
    const { calls, know } = openAs(() => answered({ name: 'Meldpunt', email: 'meld@example.org', until: '2999-01-01' }))
    await know(null)
    expect(await screen.findByText(/Je meldt als Meldpunt/)).toBeTruthy()
    expect(screen.queryByLabelText('E-mailadres')).toBeNull()
    await user.click(screen.getAllByRole('radio')[0]!)
    await user.type(textField(), 'Zie het bestand.')
    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Verstuur melding' }))
    expect(await screen.findByText('7K2M-9XQD')).toBeTruthy()
    const body = calls.find(({ path }) => path === '/api/complaint.php')!.body
    expect(body).toMatchObject({ flagger: 'F1.geheim-geheim-geheim' })
    for (const field of ['email', 'name']) expect(body).not.toHaveProperty(field)
    // A link to the form, such as the one in the footer, leads away from the receipt.
    act(() => showPage(locationOf('/complaints?member=01JMEMBER0000000000000BRAM')))
    expect(screen.queryByText('7K2M-9XQD')).toBeNull()
    expect(textField()).toBeTruthy()
  })

  test('ERR-10 is loaded by a press after it failed to load', async () => {
    let isDown = true
    const flagger = { name: 'Meldpunt', email: 'meld@example.org', until: '2999-01-01' }
    const { know } = openAs(() => (isDown ? { status: 400, body: 'unreadable' } : answered(flagger)))
    await know(null)
    const retry = await screen.findByRole('button', { name: 'Opnieuw proberen' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText(/Je meldt als Meldpunt/)).toBeTruthy()
  })

  test('says that a revoked link does not work, and offers the form without it', async () => {
    const user = userEvent.setup({ delay: null })
    const { know } = openAs(() => refusal('link_invalid', 'Deze link werkt niet meer.'))
    await know(null)
    expect(await screen.findByText('Deze link werkt niet')).toBeTruthy()
    expect(screen.queryAllByRole('radio')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Melden zonder deze link' }))
    expect(screen.getByLabelText('E-mailadres')).toBeTruthy()
  })
})
