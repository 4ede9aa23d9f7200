import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import EmailSection from '#frontend/features/account/settings/EmailSection.tsx'
import PasswordSection from '#frontend/features/account/settings/PasswordSection.tsx'
import SessionsSection from '#frontend/features/account/settings/SessionsSection.tsx'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { dismissToast, toastStore } from '#frontend/ui/toasts.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const user = userEvent.setup()

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of toastStore.read()) dismissToast(id)
})

/**
 * Stubs a server that answers changes with `answers` in order, then always with the last answer.
 * Returns the list of the change calls.
 */
function serve(...answers: Answer[]): StubCall[] {
  const changes: StubCall[] = []
  stubApi((call) => {
    if (call.method === 'GET') return answered({ sessions: [] })
    changes.push(call)
    return answers[Math.min(changes.length, answers.length) - 1]!
  })
  return changes
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const paste = async (label: string, text: string) => {
  await user.click(field(label))
  await user.paste(text)
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
/** Accessible description of a field. */
const problemOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

afterEach(() => expectSoundPage())

describe('another login address', () => {
  const [address, password, submit] = ['Nieuw e-mailadres', 'Je wachtwoord', 'Stuur de bevestigingsmail']
  const fill = async () => {
    await paste(address, 'nieuw@example.org')
    await paste(password, 'mijn wachtwoord')
    await press(submit)
  }

  test('ACC-42 is sent with the password, and until it is confirmed the page says that nothing has changed', async () => {
    const changes = serve(answered(shownUser({ new_email: 'nieuw@example.org' })))
    drawScreen(<EmailSection />)
    expect(screen.getByRole('region', { name: 'E-mailadres' }).textContent).toContain('Je logt in met kim@example.org.')
    expect(screen.queryByText(/We hebben een mail gestuurd/)).toBeNull()
    await fill()
    expect((await screen.findByRole('alert')).textContent).toContain('een mail gestuurd naar nieuw@example.org.')
    expect(changes).toEqual([
      {
        method: 'POST',
        path: '/api/mail-change.php',
        body: { email: 'nieuw@example.org', password: 'mijn wachtwoord' },
      },
    ])
    expect([field(address).value, field(password).value]).toEqual(['', ''])
  })

  test('ACC-42 is shown, but not announced, when pending since an earlier visit', () => {
    drawScreen(<EmailSection />, { user: { new_email: 'nieuw@example.org' } })
    expect(screen.getByText('nieuw@example.org')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['ACC-40', 'invalid_new_email', 'Nieuw e-mailadres invalide.', address, password],
    ['ACC-41', 'email_taken', 'Dit e-mailadres heeft al een account op deze site.', address, password],
    ['ACC-42', 'wrong_password', 'Controleer je wachtwoord.', password, address],
  ] as const)(
    '%s refused with %s is reported at its field, keeps the input, and is cleared by the next letter',
    async (_, code, text, wrong, right) => {
      serve(refusal(code, text))
      drawScreen(<EmailSection />)
      await fill()
      await waitFor(() => expect(problemOf(wrong)).toContain(text))
      expect([isInvalid(wrong), isInvalid(right)]).toEqual([true, false])
      expect([field(address).value, field(password).value]).toEqual(['nieuw@example.org', 'mijn wachtwoord'])
      await user.type(field(wrong), 'x')
      expect(isInvalid(wrong)).toBe(false)
      expect(screen.queryByText(text)).toBeNull()
    },
  )
})

describe('another password', () => {
  const [old, first, second] = ['Oud wachtwoord', 'Nieuw wachtwoord', 'Herhaal je nieuwe wachtwoord']
  const fill = async (one: string, other: string) => {
    for (const [label, text] of [
      [old, 'het oude'],
      [first, one],
      [second, other],
    ] as const) {
      await user.clear(field(label))
      await paste(label, text)
    }
    await press('Wachtwoord wijzigen')
  }
  const toasts = () => toastStore.read().map(({ text, tone }) => [text, tone])

  test('ACC-36 ACC-39 is sent with the old one once both entries are equal, which empties the fields and reports success', async () => {
    const changes = serve(answered(shownUser({ credits: 5 })))
    const client = drawScreen(<PasswordSection />)
    await fill('een goed wachtwoord', 'een ander wachtwoord')
    expect(problemOf(second)).toContain('De opgegeven wachtwoorden zijn niet gelijk.')
    expect(changes).toEqual([])
    await user.type(field(second), 'x')
    expect(isInvalid(second)).toBe(false)
    await fill('een goed wachtwoord', 'een goed wachtwoord')
    await waitFor(() => expect(toasts()).toEqual([['Je wachtwoord is gewijzigd.', 'success']]))
    expect(changes).toEqual([
      {
        method: 'PUT',
        path: '/api/user.php',
        body: { password: 'een goed wachtwoord', old_password: 'het oude' },
      },
    ])
    expect([old, first, second].map((label) => field(label).value)).toEqual(['', '', ''])
    expect(client.getQueryData(userQuery.queryKey)?.credits).toBe(5)
  })

  test.each([
    ['ACC-39 wrong_password', 'wrong_password', 'Controleer je oude wachtwoord.', old, first],
    ['password_too_common', 'password_too_common', 'Dit wachtwoord is te gewoon.', first, old],
  ] as const)('%s is reported at its field until something else is typed', async (_, code, text, wrong, right) => {
    serve(refusal(code, text))
    drawScreen(<PasswordSection />)
    await fill('wachtwoord', 'wachtwoord')
    await waitFor(() => expect(problemOf(wrong)).toContain(text))
    expect([isInvalid(wrong), isInvalid(right)]).toEqual([true, false])
    expect(toasts()).toEqual([])
    expect(field(old).value).toBe('het oude')
    await user.type(field(wrong), 'x')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('fits password managers, and helps members who forgot the old password', () => {
    drawScreen(<PasswordSection />)
    const hints = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
    expect(hints).toEqual(['username', 'current-password', 'new-password', 'new-password'])
    expect(document.querySelector('input')?.value).toBe('kim@example.org')
    expect(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }).getAttribute('href')).toBe('/reset-password')
    expect(problemOf(first)).toBe('Minstens 8 tekens.')
  })
})

test.each([
  ['another login address', EmailSection],
  ['another password', PasswordSection],
])('ACC-39 ACC-40 the browser leaves it to the form of %s to say what is wrong', (_, Section) => {
  drawScreen(<Section />)
  expect(document.querySelector('form')?.noValidate).toBe(true)
})

describe('the sessions in the settings', () => {
  const daysAgo = (days: number) => new Date(serverNow().getTime() - days * 86_400_000).toISOString()
  const session = (id: string, device: string, days: number) => ({
    id,
    device,
    current: id === 'A',
    started_at: daysAgo(30),
    last_used_at: daysAgo(days),
  })
  const [here, phone, nameless] = [
    session('A', 'Firefox, Linux', 0),
    session('B', 'Chrome, Android', 1),
    session('C', '', 0),
  ]
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  /** Stubs a server with these sessions; the stub also supports ending a session. */
  function sessions(...known: (typeof here)[]) {
    let left = known
    let isFailing = false
    const calls = stubApi(({ method, body }) => {
      if (isFailing) return refusal('too_many_requests', 'Even wachten.')
      if (method === 'DELETE') left = left.filter(({ id }) => (body.id ? id !== body.id : id === 'A'))
      return answered({ sessions: left })
    })
    return { calls, fail: (is: boolean) => (isFailing = is) }
  }

  test("have the device's name and last day each, and this device cannot be logged out here", async () => {
    sessions(here, phone, nameless)
    drawScreen(<SessionsSection />)
    await screen.findAllByRole('listitem')
    expect(rows()).toEqual([
      'Firefox, LinuxDit apparaat',
      'Chrome, AndroidLaatst gebruikt: gisterenUitloggen',
      'Onbekend apparaatLaatst gebruikt: vandaagUitloggen',
    ])
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Chrome, Android uitloggen', 'Onbekend apparaat uitloggen', 'Alle andere apparaten uitloggen'])
  })

  test('are logged out one by one, and there is no button for all when only one other exists', async () => {
    const { calls } = sessions(here, phone, nameless)
    drawScreen(<SessionsSection />)
    await user.click(await screen.findByRole('button', { name: 'Chrome, Android uitloggen' }))
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(calls.at(-1)).toEqual({ method: 'DELETE', path: '/api/sessions.php', query: { id: 'B' }, body: { id: 'B' } })
    expect(screen.queryByRole('button', { name: 'Alle andere apparaten uitloggen' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Onbekend apparaat uitloggen' })).toBeTruthy()
  })

  test('end for all other devices with one press; a refusal is shown and keeps the list', async () => {
    const { calls, fail } = sessions(here, phone, nameless)
    drawScreen(<SessionsSection />)
    await screen.findAllByRole('listitem')
    fail(true)
    await press('Alle andere apparaten uitloggen')
    expect((await screen.findByRole('alert')).textContent).toBe('Even wachten.')
    expect(rows()).toHaveLength(3)
    fail(false)
    await press('Alle andere apparaten uitloggen')
    await waitFor(() => expect(rows()).toEqual(['Firefox, LinuxDit apparaat']))
    expect(calls.at(-1)).toEqual({ method: 'DELETE', path: '/api/sessions.php', body: {} })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('are reloaded by a press after they failed to load', async () => {
    const { fail } = sessions(here)
    fail(true)
    drawScreen(<SessionsSection />)
    expect(await screen.findByText('Je apparaten konden niet worden geladen.')).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    fail(false)
    await press('Opnieuw proberen')
    await screen.findByText('Dit apparaat')
    expect(screen.queryByText('Je apparaten konden niet worden geladen.')).toBeNull()
  })
})
