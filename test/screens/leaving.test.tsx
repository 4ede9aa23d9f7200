import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import AccountDeletedScreen from '#frontend/features/account/leaving/AccountDeletedScreen.tsx'
import DeleteSection from '#frontend/features/account/leaving/DeleteSection.tsx'
import ExportSection from '#frontend/features/account/leaving/ExportSection.tsx'
import { deleted } from '#frontend/features/account/leaving/queries.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  deleted.write(null)
  window.history.replaceState(null, '', '/')
})

/** Stubs answers in order, then always the last answer. Returns the list of calls. */
function serve(...answers: Answer[]): StubCall[] {
  const calls: StubCall[] = stubApi(() => answers[Math.min(calls.length, answers.length) - 1]!)
  return calls
}
/** Replaces the browser's location. Returns the mock that gets the URL of a redirect. */
function stubLocation() {
  const assign = vi.fn()
  const { href, origin, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, pathname, search, hash, assign })
  return assign
}

afterEach(() => expectSoundPage())

describe('deleting the account', () => {
  const gone = answered({ final_at: '2026-12-06T12:00:00.000Z', partner: null })
  const open = async (more: { settings?: Partial<Settings>; user?: Partial<CurrentUser> } = {}) => {
    const onDeleted = vi.fn()
    drawScreen(<DeleteSection onDeleted={onDeleted} />, more)
    await press('Account verwijderen')
    return onDeleted
  }
  const question = () => screen.queryByRole('dialog', { name: 'Weet je het zeker?' })
  const confirm = async () => {
    await press('Verwijder mijn account')
    await press('Ja, verwijder mijn account')
  }

  test('ACC-45 ACC-46 offers seven reasons and remarks, and sends the input', async () => {
    const calls = serve(gone)
    const onDeleted = await open()
    const group = screen.getByRole('group', { name: /^Waarom ga je weg/ })
    const reasons = within(group).getAllByRole('button')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      ...['Te duur', 'Ik heb iemand gevonden', 'Ik zoek niet meer', 'De site werkt niet goed', 'Te weinig leden'],
      ...['Geen tijd', 'Iets anders'],
    ])
    await press('Geen tijd')
    await press('Te duur')
    const chosen = reasons.filter((one) => one.getAttribute('aria-pressed') === 'true')
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['Te duur'])
    await user.type(screen.getByLabelText(/^Wil je er iets over kwijt/), 'Dag!')
    await confirm()
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(calls).toEqual([{ method: 'DELETE', path: '/api/user.php', body: { reason: 'price', remarks: 'Dag!' } }])
    expect(window.location.pathname).toBe('/account-deleted')
  })

  test('ACC-45 TRAP-44 sends nothing for a deselected reason and blank remarks', async () => {
    const calls = serve(gone)
    await open()
    await press('Te duur')
    await press('Te duur')
    await user.type(screen.getByLabelText(/^Wil je er iets over kwijt/), '  ')
    await confirm()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{}]))
  })

  test('ACC-44 keeps account and input when it is cancelled at the confirmation', async () => {
    const calls = serve(gone)
    await open()
    await press('Te duur')
    await user.type(screen.getByLabelText(/^Wil je er iets over kwijt/), 'Dag!')
    await press('Verwijder mijn account')
    expect(question()?.textContent).toContain('Je account wordt nu verwijderd en je wordt uitgelogd.')
    await press('Nee, ik blijf')
    expect(question()).toBeNull()
    await press('Account verwijderen')
    expect(screen.getByRole('button', { name: 'Te duur', pressed: true })).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Wil je er iets over kwijt/).value).toBe('Dag!')
    await press('Annuleren')
    expect(screen.queryByRole('dialog', { name: 'Account verwijderen' })).toBeNull()
    expect(calls).toEqual([])
  })

  test('ACC-44 TRAP-37 shows a refusal in the open confirmation, and takes a lost answer for success', async () => {
    serve(
      refusal('too_many_requests', 'Even wachten.'),
      refusal('temporarily_unavailable', 'Straks weer.'),
      refusal('authentication_required', 'Log in'),
    )
    const onDeleted = await open()
    await confirm()
    expect((await within(question()!).findByRole('alert')).textContent).toBe('Even wachten.')
    expect(onDeleted).not.toHaveBeenCalled()
    await press('Ja, verwijder mijn account')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(deleted.read()).toBeNull()
  })

  test('ACC-44 can be neither cancelled nor repeated while it is pending', async () => {
    const answer = Promise.withResolvers<Answer>()
    const calls = stubApi(() => answer.promise)
    const onDeleted = await open()
    await confirm()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nee, ik blijf' }).disabled).toBe(true)
    await user.keyboard('{Escape}')
    expect(question()).not.toBeNull()
    await user.click(within(question()!).getAllByRole('button').at(-1)!)
    expect(calls).toHaveLength(1)
    answer.resolve(gone)
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  })

  test.each([
    [0, null],
    [1, 'Blijf je toch? Met code STAY krijg je 1% korting op je volgende credits. Bekijk credits'],
  ])('ACC-52 shows for a discount of %s the offer: %s', async (delete_discount, text) => {
    await open({ settings: { delete_discount } })
    expect(screen.queryByText(/Blijf je toch/)?.textContent ?? null).toBe(text)
    if (text) expect(screen.getByRole('link', { name: 'Bekijk credits' }).getAttribute('href')).toBe('/credits')
  })

  test.each([
    [0, null],
    [1, 'Je hebt nog 1 credit. Die vervalt.'],
    [7, 'Je hebt nog 7 credits. Die vervallen.'],
  ])('OPEN-59 describes with %s credits the loss as: %s', async (credits, text) => {
    await open({ user: { credits }, settings: { refund_days: 14 } })
    expect(screen.queryByText(/^Je hebt nog/)?.textContent ?? null).toBe(text)
    expect(screen.queryByText(/^Minder dan 14 dagen geleden gekocht.*hulp@example\.org/) !== null).toBe(credits > 0)
    const policy = screen.queryByRole('link', { name: 'zo werkt dat' })
    expect(policy?.getAttribute('target') ?? null).toBe(credits > 0 ? '_blank' : null)
  })
})

describe('the pages after a deletion', () => {
  const partner = { name: 'Elders', url: 'https://elders.example.org/', countdown_seconds: 2 }
  const show = (hash = '') => {
    showPage(locationOf(`/account-deleted${hash}`))
    drawScreen(<AccountDeletedScreen />, { user: null })
  }

  test('ROUTE-13 ACC-47 show the deadline of reactivation once, and later the general period', () => {
    deleted.write({ final_at: '2026-12-06T12:00:00.000Z', partner: null })
    show()
    expect(screen.getByRole('heading', { name: 'Je account is verwijderd' })).toBeTruthy()
    expect(screen.getByText(/^Tot 6 december 2026 .*\d\d:00 kun je nog terug/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de homepagina' }).getAttribute('href')).toBe('/')
    cleanup()
    show()
    expect(screen.getByText(/^Binnen 14 dagen kun je nog terug/)).toBeTruthy()
  })

  test('ACC-51 open a partner site after a countdown in seconds, marked as an advertisement', async () => {
    vi.useFakeTimers()
    const assign = stubLocation()
    deleted.write({ final_at: '2026-12-06T12:00:00.000Z', partner })
    show()
    expect(screen.getByText('Advertentie')).toBeTruthy()
    expect(screen.getByText('Over 2 seconden ga je door naar Elders.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('Over 1 seconde ga je door naar Elders.')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(assign.mock.calls).toEqual([[partner.url]])
  })

  test('ACC-51 do not open the partner site for a member who chose to stay', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const assign = stubLocation()
    deleted.write({ final_at: '2026-12-06T12:00:00.000Z', partner })
    show()
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Blijf op deze site' }))
    expect(screen.getByRole('status').textContent).toBe('Je blijft hier. Je account blijft verwijderd.')
    expect(screen.getByRole('link', { name: 'Naar de homepagina' })).toBeTruthy()
    // Advances in steps, because each tick starts the timer of the next second.
    for (const _ of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(assign).not.toHaveBeenCalled()
  })

  test('ACC-51 let the countdown to the partner site be skipped', async () => {
    const assign = stubLocation()
    deleted.write({ final_at: '2026-12-06T12:00:00.000Z', partner: { ...partner, countdown_seconds: 60 } })
    show()
    await press('Nu doorgaan naar Elders')
    expect(assign.mock.calls).toEqual([[partner.url]])
  })

  test('ACC-48 reactivate by a press with the mailed link, and allow a retry after a refusal', async () => {
    const calls = serve(refusal('too_many_requests', 'Even wachten.'), answered({ status: 'reactivated' }))
    show('#token=abc')
    expect(screen.getByRole('heading', { name: 'Wil je terugkomen?' })).toBeTruthy()
    expect(calls).toEqual([])
    await press('Herstel mijn account')
    expect((await screen.findByRole('alert')).textContent).toBe('Even wachten.')
    await press('Herstel mijn account')
    expect(await screen.findByRole('heading', { name: 'Je account is terug' })).toBeTruthy()
    expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/reactivate.php', body: { token: 'abc' } })
    expect(screen.getByRole('status').textContent).toContain('Log opnieuw in')
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('ACC-49 report an expired link, and link to the login', async () => {
    serve(refusal('link_invalid', 'x'))
    show('#token=abc')
    await press('Herstel mijn account')
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('De 14 dagen zijn voorbij')
    expect(screen.getByRole('link', { name: 'Inloggen' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the data export file', () => {
  const show = (hash = '') => {
    showPage(locationOf(`/notifications${hash}`))
    drawScreen(<ExportSection />)
  }

  test('is requested once: a refusal is shown, and then where the mail was sent', async () => {
    const calls = serve(refusal('too_many_requests', 'Eén per dag.'), answered({ status: 'mail_sent' }))
    show()
    expect(screen.queryByRole('button', { name: 'Download mijn gegevens' })).toBeNull()
    await press('Vraag mijn gegevens op')
    expect((await screen.findByRole('alert')).textContent).toBe('Eén per dag.')
    await press('Vraag mijn gegevens op')
    expect(await screen.findByText(/krijg je een mail op kim@example\.org\.$/)).toBeTruthy()
    expect(calls.at(-1)).toEqual({ method: 'POST', path: '/api/export.php', body: {} })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Eén per dag.')).toBeNull()
  })

  test('is downloaded by a press with the mailed link, which is scrolled into view; an expired link is reported', async () => {
    const assign = stubLocation()
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const calls = serve(refusal('link_invalid', 'Deze link is te oud.'), answered({ url: 'https://x.example/file' }))
    show('#export=abc')
    expect(scroll).toHaveBeenCalled()
    await press('Download mijn gegevens')
    expect((await screen.findByText('Deze link is te oud.')).closest('[role="alert"]')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    await press('Download mijn gegevens')
    await waitFor(() => expect(assign.mock.calls).toEqual([['https://x.example/file']]))
    expect(calls.at(-1)).toMatchObject({ method: 'GET', path: '/api/export.php', query: { token: 'abc' } })
    expect(screen.queryByText('Deze link is te oud.')).toBeNull()
  })
})
