import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import MailChangeScreen from '#frontend/features/account/MailChangeScreen.tsx'
import NewPasswordScreen from '#frontend/features/account/NewPasswordScreen.tsx'
import ResetPasswordScreen from '#frontend/features/account/ResetPasswordScreen.tsx'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

type Answer = ReturnType<typeof answered>
const signedOut = refusal('authentication_required', 'Log in')
/** Answer of user.php about the session on this device. */
let session: Answer
beforeEach(() => {
  session = signedOut
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

const token = 't'.repeat(40)
const openLink = (path: string, hash: string) => window.history.replaceState(null, '', `${path}#${hash}`)

/**
 * Stubs answers to the call of the link: `answers` in order, then always the last answer. Returns
 * the list of these calls.
 */
function serve(path: string, ...answers: Answer[]): StubCall[] {
  const linked: StubCall[] = []
  stubApi((call) => {
    if (call.path !== path) return session
    linked.push(call)
    return answers[Math.min(linked.length, answers.length) - 1]!
  })
  return linked
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => expectSoundPage())

describe('the password reset link', () => {
  const typePasswords = async (first: string, second: string) => {
    const user = userEvent.setup()
    for (const [label, text] of [
      ['Nieuw wachtwoord', first],
      ['Herhaal je nieuwe wachtwoord', second],
    ] as const) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), text)
    }
    await user.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }))
  }

  test('ROUTE-09 ACC-36 ACC-38 sends two equal passwords with its token, which is then removed from the address', async () => {
    openLink('/reset-password/do', `token=${token}`)
    const sent = serve(
      '/api/reset-password.php',
      refusal('password_too_common', 'Dit wachtwoord is te gewoon.'),
      answered({ status: 'changed' }),
    )
    drawScreen(<NewPasswordScreen />, { user: null })
    await typePasswords('een goed wachtwoord', 'een ander wachtwoord')
    expect(screen.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeTruthy()
    expect(sent).toEqual([])

    await typePasswords('wachtwoord', 'wachtwoord')
    expect(screen.queryByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeNull()
    expect(await screen.findByText('Dit wachtwoord is te gewoon.')).toBeTruthy()
    await typePasswords('een goed wachtwoord', 'een goed wachtwoord')
    expect(await screen.findByRole('heading', { name: 'Je wachtwoord is gewijzigd' })).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { token, password: 'een goed wachtwoord' } })
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
    await waitFor(() => expect(window.location.hash).toBe(''))
  })

  test.each([
    ['without a token', ''],
    ['that is refused', `token=${token}`],
  ])('ACC-37 a link %s leads to a new mail', async (_, hash) => {
    openLink('/reset-password/do', hash)
    serve('/api/reset-password.php', refusal('link_invalid', 'x'))
    drawScreen(<NewPasswordScreen />, { user: null })
    if (hash) await typePasswords('een goed wachtwoord', 'een goed wachtwoord')
    expect(await screen.findByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeTruthy()
    const again = screen.getByRole('link', { name: 'Vraag een nieuwe e-mail aan' })
    expect(again.getAttribute('href')).toBe('/reset-password')
  })

  test.each([
    ['address', ResetPasswordScreen],
    ['new password', NewPasswordScreen],
  ])('ACC-35 ACC-36 leaves it to the page, not the browser, to say what is wrong with the %s', (_, Screen) => {
    openLink('/reset-password/do', `token=${token}`)
    drawScreen(<Screen />, { user: null })
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })

  test('ACC-35 is requested by address, whose refusal disappears when another is typed', async () => {
    const refused = refusal('email_not_found', 'Dit adres kennen we niet.')
    const sent = serve('/api/reset-password.php', refused, answered({ status: 'mail_sent' }))
    drawScreen(<ResetPasswordScreen />, { user: null })
    const field = screen.getByLabelText('E-mailadres')
    await userEvent.type(field, 'kim@example.or')
    await press('Mail me de link')
    expect(await screen.findByText('Dit adres kennen we niet.')).toBeTruthy()
    await userEvent.type(field, 'g')
    expect(screen.queryByText('Dit adres kennen we niet.')).toBeNull()
    await press('Mail me de link')
    expect((await screen.findByRole('status')).textContent).toContain('kim@example.org')
    expect(sent.map(({ body }) => body.email)).toEqual(['kim@example.or', 'kim@example.org'])
    await press('Vraag een nieuwe mail aan')
    expect(screen.getByLabelText('E-mailadres')).toBeTruthy()
  })
})

describe('the mail change link', () => {
  const changed = answered({ status: 'changed', email: 'nieuw@example.org' })

  test.each([
    ['a member', shownUser(), 'Bekijk leden', '/members'],
    ['a visitor', null, 'Inloggen', '/login'],
  ] as const)('ROUTE-12 ACC-42 is used at once and only once, and informs %s', async (_, user, label, path) => {
    openLink('/mail-change/do', `token=${token}`)
    const sent = serve('/api/mail-change.php', changed)
    if (user) {
      session = answered(user)
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('signed_in=1')
    }
    drawScreen(<MailChangeScreen />, { user })
    expect(await screen.findByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('nieuw@example.org')
    expect(sent).toEqual([{ method: 'PUT', path: '/api/mail-change.php', body: { token } }])
    await waitFor(() => expect(window.location.hash).toBe(''))
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(path)
  })

  test('ACC-42 asks first when it undoes a change, and then leads to the mailbox', async () => {
    openLink('/mail-change/do', `token=${token}&back`)
    const sent = serve('/api/mail-change.php', answered({ status: 'taken_back', email: 'oud@example.org' }))
    drawScreen(<MailChangeScreen />, { user: null })
    expect(await screen.findByRole('heading', { name: 'Was jij dit niet?' })).toBeTruthy()
    expect(sent).toEqual([])
    await press('Draai de wijziging terug')
    expect(await screen.findByRole('heading', { name: 'Je account is weer van jou' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('oud@example.org')
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('ACC-41 ACC-37 can be retried after a refusal, and leads to a new one when it has expired', async () => {
    openLink('/mail-change/do', `token=${token}`)
    const taken = refusal('email_taken', 'Dit e-mailadres heeft al een account op deze site.')
    const sent = serve('/api/mail-change.php', taken, refusal('link_invalid', 'x'))
    drawScreen(<MailChangeScreen />, { user: null })
    expect((await screen.findByRole('alert')).textContent).toBe('Dit e-mailadres heeft al een account op deze site.')
    await press('Opnieuw proberen')
    expect(await screen.findByText('Link verlopen of invalide, vraag een nieuwe e-mail aan')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
    expect(sent).toHaveLength(2)
  })

  test('without a token leads a member to the settings to request another', () => {
    drawScreen(<MailChangeScreen />)
    expect(screen.getByRole('link', { name: 'Naar je instellingen' }).getAttribute('href')).toBe('/notifications')
  })
})
