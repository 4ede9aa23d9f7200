import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { SignupPage } from '#frontend/features/account/SignupPage.tsx'
import { type Choices, emptyForm, keepAnswers } from '#frontend/features/account/signup-answers.ts'
import type { Settings } from '#shared/contract/site.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { Tab } from '#test/support/tab-title.tsx'

type Answer = ReturnType<typeof answered>
const user = userEvent.setup()
afterEach(() => vi.unstubAllGlobals())

/** Stubs a server that accepts every call that `own` does not answer. */
const serve = (own: (call: StubCall) => Answer | false | undefined = () => undefined) =>
  stubApi((call) => {
    const special = own(call)
    if (special) return special
    if (call.path === '/api/signup-check.php') return answered({ ok: true })
    if (call.path === '/api/matches.php') return answered({ results: [] })
    if (call.path === '/api/interests.php')
      return answered({ interests: [{ tag: 'art', label: 'Kunst', sensitive: false }] })
    return answered(shownUser({ activation_mail_sent: true }))
  })

const choices: Choices = {
  gender: 'female',
  wanted_gender: 'male',
  country: 'NL',
  region: 'NL-UT',
  city: '',
  details: {},
  interests: [],
  consent: false,
}
/** Shows the page with these stored answers. */
function show(form: Partial<typeof emptyForm> = {}, settings: Partial<Settings> = {}) {
  keepAnswers({ form: { ...emptyForm, ...form }, choices, messageTo: undefined })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  const onLeave = vi.fn()
  drawInDutch(
    <Tab>
      <SignupPage onLeave={onLeave} />
    </Tab>,
    client,
  )
  return onLeave
}
const born = { date_of_birth: '1990-05-17' }
const named = { ...born, name: 'Kim88', email: 'kim@example.org' }
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const toDetails = async () => {
  await user.type(screen.getByLabelText('Wachtwoord'), 'een-goed')
  await user.click(screen.getByRole('checkbox'))
  await press('Verder')
  await title('Je foto, en iets over jou')
}
const makeAccount = async () => {
  await toDetails()
  await press('Maak mijn account')
}

afterEach(() => expectSoundPage())

test('ROUTE-05 ACC-04 TRAP-35 the page of signup shows its step, with links back, on and out in every step', async () => {
  serve()
  const onLeave = show(born)
  expect(await title('Hoe mogen we je noemen?')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Hoe mogen we je noemen? · Vonk'))
  expect(screen.getByText('Stap 3 van 5')).toBeTruthy()
  await press('Terug')
  expect(await title('Wanneer ben je geboren?')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Wanneer ben je geboren?' }))
  await press('Terug')
  expect(await title('Wie ben je, en wie zoek je?')).toBeTruthy()
  expect(screen.getByText('Stap 1 van 5')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Terug' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
  await press('Verder')
  expect(await title('Wanneer ben je geboren?')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Inloggen' })).toBeNull()
  await press('Annuleren')
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('index')
})

test.each([
  ['Kim 88', 'Een spatie mag niet in een profielnaam. Gebruik een punt of streepje, of schrijf het aan elkaar.'],
  ['.kim', 'Een profielnaam begint met een letter of een cijfer, niet met “.”.'],
  ['Kim@88', '“@” mag niet in een profielnaam.'],
])('while the name %s is typed in signup, its forbidden characters are reported at once', async (name, text) => {
  serve()
  show(born)
  const field = screen.getByLabelText<HTMLInputElement>('Profielnaam')
  await user.type(field, name)
  expect(screen.getByText(text)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.clear(field)
  await user.type(field, 'Kim.88')
  expect(screen.queryByText(text)).toBeNull()
  expect(field.maxLength).toBe(20)
})

test('SET-22 signup on a site with one country does not ask for it', async () => {
  serve()
  show(born, { countries: ['NL'] })
  await title('Hoe mogen we je noemen?')
  expect(screen.queryByLabelText('Land')).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Provincie').value).toBe('NL-UT')
})

test('a signup refusal without a field is above the step and disappears with the next letter', async () => {
  serve(({ path }) => path === '/api/signup-check.php' && refusal('too_many_requests', 'Even wachten.'))
  show(born)
  await user.type(screen.getByLabelText('Profielnaam'), 'Kim88')
  await press('Verder')
  expect((await screen.findByRole('alert')).textContent).toBe('Even wachten.')
  expect(screen.getByText('Stap 3 van 5')).toBeTruthy()
  await user.type(screen.getByLabelText('Profielnaam'), '8')
  expect(screen.queryByRole('alert')).toBeNull()
})

test("TRAP-71 signup on a site that closes meanwhile shows the site's text instead of a step", async () => {
  serve(({ path }) => path === '/api/signup-check.php' && refusal('signup_closed', 'We zijn vol.'))
  show(born)
  await user.type(screen.getByLabelText('Profielnaam'), 'Kim88')
  await press('Verder')
  expect(await title('Aanmelden kan nu niet')).toBeTruthy()
  expect(screen.getByText(/^We zijn vol\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('PROF-24 OPEN-19 signup asks only for facts that the site shows, and each may be deselected', async () => {
  let isBusy = true
  const calls = serve(({ path }) => path === '/api/interests.php' && isBusy && refusal('too_many_requests', 'x'))
  show(named, { visible_profile_fields: ['reason', 'eyes'] })
  await toDetails()
  const asked = screen.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).labels[0]?.textContent)
  expect(asked).toEqual(['Ik ben hier voor', 'Ogen'])
  await user.selectOptions(screen.getByLabelText('Ogen'), 'green')
  await user.selectOptions(screen.getByLabelText('Ogen'), '')
  await screen.findByText('De interesses konden niet worden geladen.')
  isBusy = false
  await press('Opnieuw proberen')
  await press('Kunst')
  expect(screen.getByRole('button', { name: 'Kunst', pressed: true })).toBeTruthy()
  await press('Kunst')
  await press('Maak mijn account')
  await title('Welkom, Kim88')
  const body = calls.find(({ path }) => path === '/api/signup.php')?.body
  expect([body?.details, body?.interests]).toEqual([{}, []])
})

test('ACC-05 TRAP-34 signup shows a task that failed, can then be left, and continues at that task', async () => {
  let isFailing = true
  const calls = serve(({ path }) => path === '/api/signup.php' && isFailing && answered({ nothing: true }))
  const onLeave = show(named)
  await makeAccount()
  expect((await screen.findByRole('alert')).textContent).toContain('Er is een fout opgetreden')
  expect(screen.queryByText(/^Stap/)).toBeNull()
  await press('Annuleren')
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('index')
  const checks = () => calls.filter(({ path }) => path === '/api/signup-check.php').length
  const before = checks()
  isFailing = false
  await press('Opnieuw proberen')
  expect(await title('Welkom, Kim88')).toBeTruthy()
  expect(checks()).toBe(before)
})

test('ACC-08 TRAP-33 the welcome of signup shows where the mail is, can request another, and leads to the matches', async () => {
  serve()
  const onLeave = show(named)
  await makeAccount()
  await title('Welkom, Kim88')
  expect(screen.getByText(/^Er ligt een mail voor je klaar op/).textContent).toContain('kim@example.org')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Stuur een nieuwe mail' })).toBeTruthy()
  await press('Bekijk je matches')
  expect(onLeave).toHaveBeenCalledExactlyOnceWith('signup-matches')
})

test.each([
  [
    'TRAP-12 where a country hides who has an account, only the mail says more',
    '/api/signup.php',
    refusal('check_your_mail', 'We hebben je gemaild.'),
    'We hebben je gemaild.',
  ],
  [
    'ACC-08 a browser that stores no session is led to the login',
    '/api/user.php',
    refusal('authentication_required', 'x'),
    'Je account is gemaakt. Log in om verder te gaan.',
  ],
])('%s', async (_, failing, answer, text) => {
  serve(({ path }) => path === failing && answer)
  const onLeave = show(named)
  await makeAccount()
  expect(await title('Kijk in je mailbox')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stuur een nieuwe mail' })).toBeNull()
  await press('Inloggen')
  await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('login'))
})
