import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import type { SignupStart } from '#frontend/domain/account/signup-start.ts'
import { registerPages } from '#frontend/domain/site/pages.ts'
import SignupDialog from '#frontend/features/account/SignupDialog.tsx'
import { type Choices, emptyForm, keepAnswers } from '#frontend/features/account/signup-answers.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const found = { results: [] }

/** Stubs a server that accepts every call that `own` does not answer. */
const server = (own: (call: StubCall) => ReturnType<typeof refusal> | undefined = () => undefined) =>
  stubApi((call) => {
    const special = own(call)
    if (special) return special
    if (call.path === '/api/signup-check.php') return answered({ ok: true })
    if (call.path === '/api/signup.php') return answered(shownUser())
    if (call.path === '/api/matches.php') return answered(found)
    if (call.path === '/api/interests.php')
      return answered({
        interests: [
          { tag: 'art', label: 'Kunst', sensitive: false },
          { tag: 'politics', label: 'Politiek', sensitive: true },
        ],
      })
    return answered(shownUser({ activation_mail_sent: true }))
  })

function show({ hasPage = (): boolean => false, settings = shownSettings() } = {}) {
  registerPages(hasPage)
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, settings)
  const onLeave = vi.fn()
  const shown = drawInDutch(<SignupDialog isOpen onLeave={onLeave} />, client)
  return { onLeave, ...shown }
}

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

/** Stores every answer before address and password, as after a reload of signup. */
const answeredUpToCredentials = (message_to?: SignupStart['message_to']) =>
  keepAnswers({
    form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
    choices,
    messageTo: message_to,
  })

const user = userEvent.setup()
const go = () => user.click(screen.getByRole('button', { name: 'Verder' }))
const title = (text: string) => screen.findByRole('heading', { name: text })
/** Accessible description of a field. */
const wordsAt = (field: HTMLElement) =>
  (field.closest('fieldset')?.getAttribute('aria-describedby') ?? field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function fillCredentials(email = 'kim@example.org') {
  await user.type(screen.getByLabelText('E-mailadres'), email)
  await user.type(screen.getByLabelText('Wachtwoord'), 'een-goed-wachtwoord')
  await user.click(screen.getByRole('checkbox'))
  await go()
}

afterEach(() => vi.unstubAllGlobals())

afterEach(() => expectSoundPage())

describe('the steps of signup', () => {
  test('ACC-04 ACC-14 TRAP-35 come in order with refusals at their fields, and are locked from the second on', async () => {
    server(({ body }) =>
      body.date_of_birth === '' ? refusal('minimum_age', 'Vul uw geboortedatum in (18+ jaar)') : undefined,
    )
    const { onLeave } = show()
    await title('Wie ben je, en wie zoek je?')
    await go()
    expect(screen.getAllByText('Maak een keuze.')).toHaveLength(2)
    await user.click(within(screen.getByRole('group', { name: 'Ik ben een' })).getByLabelText('Vrouw'))
    await user.click(within(screen.getByRole('group', { name: 'Ik zoek een' })).getByLabelText('Man'))
    expect(screen.queryByText('Maak een keuze.')).toBeNull()
    await go()

    await title('Wanneer ben je geboren?')
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.mouseDown(dialog)
    expect(onLeave).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull()

    await go()
    const day = screen.getByLabelText('Mijn geboortedatum, dag')
    await waitFor(() => expect(wordsAt(day)).toContain('Vul uw geboortedatum in (18+ jaar)'))
    await user.type(day, '17')
    await user.type(screen.getByLabelText('Mijn geboortedatum, maand'), '5')
    await user.type(screen.getByLabelText('Mijn geboortedatum, jaar'), '1990')
    await go()
    await title('Hoe mogen we je noemen?')
    await user.click(screen.getByRole('button', { name: 'Annuleren' }))
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('index')
  })

  test('ACC-06 ACC-07 still close by a press outside or Escape in the first one', async () => {
    server()
    const { onLeave } = show()
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.mouseDown(dialog)
    expect(onLeave.mock.calls).toEqual([['index'], ['index']])
  })

  test("SET-22 PROF-27 use the country's word for region, clear the town with the region until it is chosen again, and the region with the country", async () => {
    server()
    keepAnswers({
      form: { ...emptyForm, date_of_birth: '1990-05-17' },
      choices: { ...choices, city: 'Utrecht' },
      messageTo: undefined,
    })
    show()
    const region = await screen.findByLabelText<HTMLSelectElement>('Provincie')
    expect(region.value).toBe('NL-UT')
    const town = screen.getByLabelText<HTMLInputElement>('Woonplaats')
    expect(town.value).toBe('Utrecht')
    await user.selectOptions(region, 'NL-GR')
    expect(town.value).toBe('')
    await user.selectOptions(region, 'NL-UT')
    expect(town.value).toBe('Utrecht')
    await user.selectOptions(region, 'NL-GR')
    expect(town.value).toBe('')
    await user.selectOptions(screen.getByLabelText('Land'), 'BE')
    expect(region.value).toBe('')
    await user.type(screen.getByLabelText('Profielnaam'), 'Kim88')
    await go()
    await waitFor(() => expect(wordsAt(region)).toContain('Maak een keuze.'))
    expect(document.activeElement).toBe(region)
  })

  test('PROF-27 OPEN-19 ask for the town before the region, which a chosen town fills in', async () => {
    const town = { name: 'Utrecht', region: 'NL-UT', region_name: 'Utrecht' }
    server(({ path }) => (path === '/api/towns.php' ? answered({ towns: [town] }) : undefined))
    keepAnswers({
      form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
      choices: { ...choices, region: '' },
      messageTo: undefined,
    })
    show()
    await title('Hoe mogen we je noemen?')
    await user.type(screen.getByLabelText('Woonplaats'), 'Utrcht')
    await user.click(within(await screen.findByRole('listbox', { name: '1 plaats gevonden' })).getByRole('option'))
    await user.tab()
    const region = screen.getByLabelText<HTMLSelectElement>('Provincie')
    expect(document.activeElement).toBe(region)
    expect(region.value).toBe('NL-UT')
  })

  /** Shows the step of the place with neither town nor region. */
  async function showPlaceStep() {
    keepAnswers({
      form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
      choices: { ...choices, region: '' },
      messageTo: undefined,
    })
    show()
    await title('Hoe mogen we je noemen?')
    return {
      town: screen.getByLabelText<HTMLInputElement>('Woonplaats'),
      region: screen.getByLabelText<HTMLSelectElement>('Provincie'),
    }
  }
  const inRegion = (name: string, region: string) => ({ name, region, region_name: region })

  test('PROF-27 keep a typed town when the region is chosen before the suggestions arrive', async () => {
    const held = Promise.withResolvers<void>()
    stubApi(async () => {
      await held.promise
      return answered({ towns: [inRegion('Utrecht', 'NL-UT')] })
    })
    const { town, region } = await showPlaceStep()
    await user.type(town, 'utrecht')
    await user.selectOptions(region, 'NL-UT')
    expect(town.value).toBe('utrecht')
    held.resolve()
    await waitFor(() => expect(town.value).toBe('Utrecht'))
    expect(region.value).toBe('NL-UT')
  })

  test('PROF-27 keep an unknown town with its error when the region is chosen', async () => {
    server(({ path }) => (path === '/api/towns.php' ? answered({ towns: [] }) : undefined))
    const { town, region } = await showPlaceStep()
    await user.type(town, 'Nergens')
    await user.tab()
    await waitFor(() => expect(wordsAt(town).join()).toContain('Deze plaats kennen we niet.'))
    await user.selectOptions(region, 'NL-UT')
    expect(town.value).toBe('Nergens')
    expect(wordsAt(town).join()).toContain('Deze plaats kennen we niet.')
  })

  test('PROF-27 take a name of towns in several regions only with the region', async () => {
    const both = [inRegion('Hengelo', 'NL-GR'), inRegion('Hengelo', 'NL-UT')]
    const calls = server(({ path }) => (path === '/api/towns.php' ? answered({ towns: both }) : undefined))
    const { town, region } = await showPlaceStep()
    await user.type(town, 'hengelo')
    await user.tab()
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/towns.php')).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([town.value, region.value]).toEqual(['hengelo', ''])
    await user.selectOptions(region, 'NL-UT')
    await waitFor(() => expect(town.value).toBe('Hengelo'))
    expect(region.value).toBe('NL-UT')
  })

  test('PROF-27 ask for no region that a town has filled in while the step was checked', async () => {
    const held = Promise.withResolvers<void>()
    stubApi(async ({ path }) => {
      if (path === '/api/towns.php') return answered({ towns: [inRegion('Utrecht', 'NL-UT')] })
      await held.promise
      return answered({ ok: true })
    })
    const { town, region } = await showPlaceStep()
    await user.type(town, 'Utrecht')
    await go()
    await waitFor(() => expect(region.value).toBe('NL-UT'))
    held.resolve()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Verder' }).getAttribute('aria-disabled')).not.toBe('true'),
    )
    expect(wordsAt(region)).not.toContain('Maak een keuze.')
    expect(town.value).toBe('Utrecht')
  })

  test('PROF-27 report an unknown town at its own step', async () => {
    const calls = server(({ body }) =>
      body.city === 'Utrcht' ? refusal('unknown_town', 'Deze plaats kennen we niet.') : undefined,
    )
    answeredUpToCredentials()
    show()
    await user.click(await screen.findByRole('button', { name: 'Terug' }))
    await title('Hoe mogen we je noemen?')
    const town = screen.getByLabelText('Woonplaats')
    fireEvent.change(town, { target: { value: 'Utrcht' } })
    await go()
    await waitFor(() => expect(wordsAt(town)).toContain('Deze plaats kennen we niet.'))
    expect(document.activeElement).toBe(town)
    const asked = calls.filter(({ path }) => path === '/api/signup-check.php').map(({ body }) => body)
    expect(asked).toEqual([{ name: 'Kim88' }, { country: 'NL', region: 'NL-UT', city: 'Utrcht' }])
    fireEvent.change(town, { target: { value: '' } })
    await go()
    await title('Hoe kun je straks inloggen?')
  })

  test('keep everything when going back, and all answers but the password in a reload', async () => {
    const calls = server()
    answeredUpToCredentials()
    const { unmount } = show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    await title('Je foto, en iets over jou')
    await user.selectOptions(screen.getByLabelText('Ogen'), 'green')
    await user.click(await screen.findByRole('button', { name: 'Kunst' }))
    expect(screen.queryByText('Politiek')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Terug' }))
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('een-goed-wachtwoord')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)

    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('een-goed-wachtwoord')
    show()
    await title('Hoe kun je straks inloggen?')
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('kim@example.org')
    expect(screen.getByLabelText<HTMLInputElement>('Wachtwoord').value).toBe('')
    await user.type(screen.getByLabelText('Wachtwoord'), 'een-goed-wachtwoord')
    await go()
    await title('Je foto, en iets over jou')
    expect(screen.getByLabelText<HTMLSelectElement>('Ogen').value).toBe('green')
    await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
    await title('Welkom, Kim88')
    expect(calls.find(({ path }) => path === '/api/signup.php')?.body).toEqual({
      email: 'kim@example.org',
      name: 'Kim88',
      password: 'een-goed-wachtwoord',
      date_of_birth: '1990-05-17',
      gender: 'female',
      wanted_gender: 'male',
      country: 'NL',
      region: 'NL-UT',
      details: { eyes: 'green' },
      interests: ['art'],
      language: 'nl',
      consent: true,
    })
    expect({ ...sessionStorage }).toEqual({})
  })
})

describe('the credentials and consent of signup', () => {
  test('ACC-18 report a taken address at its field with a link to the login, and other refusals with their own texts', async () => {
    server(({ body }) => {
      if (body.password !== undefined) return refusal('password_too_common', 'Te makkelijk')
      return refusal('email_taken', 'Dit e-mailadres heeft al een account op deze site.')
    })
    answeredUpToCredentials()
    show()
    await title('Hoe kun je straks inloggen?')
    await user.type(screen.getByLabelText('E-mailadres'), 'kim@example.org')
    await go()
    const email = screen.getByLabelText('E-mailadres')
    await waitFor(() => expect(wordsAt(email)).toContain('Dit e-mailadres heeft al een account op deze site.'))
    expect(wordsAt(screen.getByLabelText('Wachtwoord'))).toContain('Te makkelijk')
    expect(wordsAt(screen.getByRole('checkbox'))).toContain('Ga eerst akkoord om verder te gaan.')
    expect(document.activeElement).toBe(email)
    expect(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toBe('/login')
  })

  test('ACC-19 OPEN-78 offer a likely correction of the address', async () => {
    server()
    answeredUpToCredentials()
    show()
    await user.type(await screen.findByLabelText('E-mailadres'), 'kim@gmial.com')
    await user.click(await screen.findByRole('button', { name: 'Bedoelde je kim@gmail.com?' }))
    expect(screen.getByLabelText<HTMLInputElement>('E-mailadres').value).toBe('kim@gmail.com')
    expect(screen.queryByRole('button', { name: /Bedoelde je/ })).toBeNull()
  })

  test('ACC-13 TRAP-36 have one unticked box, and link each document whose page exists', async () => {
    server()
    answeredUpToCredentials()
    const { unmount } = show()
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false)
    expect(screen.queryByRole('link', { name: 'voorwaarden' })).toBeNull()
    unmount()
    show({ hasPage: () => true })
    const links = ['voorwaarden', 'privacyverklaring'].map((name) => screen.getByRole('link', { name }))
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/pages/terms', '_blank'],
      ['/pages/privacy', '_blank'],
    ])
  })
})

describe('the end of signup', () => {
  test('TRAP-17 asks for a message only where a member’s entry page started the signup', async () => {
    const calls = server()
    answeredUpToCredentials({ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Bram' })
    show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    await user.type(await screen.findByLabelText('Bericht aan Bram'), 'Hoi Bram')
    await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
    await title('Welkom, Kim88')
    expect(calls.find(({ path }) => path === '/api/signup.php')?.body).toMatchObject({
      signup_message: 'Hoi Bram',
      signup_message_to: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    })
  })

  test('CHAT-36 TRAP-01 says at a message to a fictional profile who writes for it', async () => {
    server()
    answeredUpToCredentials({ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'Lotte', fictional: true })
    show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    expect(wordsAt(await screen.findByLabelText('Bericht aan Lotte')).join()).toMatch(
      /Ons eigen team schrijft voor dit fictieve profiel, en een ontmoeting is niet mogelijk/,
    )
  })

  test('PROF-27 checks the town again, which a reload may have left unchecked', async () => {
    const calls = server(({ path, body }) =>
      path === '/api/signup-check.php' && body.city === 'Utrcht'
        ? refusal('unknown_town', 'Kies een woonplaats uit de lijst.')
        : undefined,
    )
    keepAnswers({
      form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
      choices: { ...choices, city: 'Utrcht' },
      messageTo: undefined,
    })
    show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    await title('Je foto, en iets over jou')
    await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
    await title('Hoe mogen we je noemen?')
    expect(wordsAt(screen.getByLabelText('Woonplaats'))).toContain('Kies een woonplaats uit de lijst.')
    expect(calls.some(({ path }) => path === '/api/signup.php')).toBe(false)
  })

  test('leads back to the step of a refusal, with the error at its field', async () => {
    server(({ path }) =>
      path === '/api/signup.php' ? refusal('name_taken', 'Deze profielnaam is al bezet.') : undefined,
    )
    answeredUpToCredentials()
    show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    await title('Je foto, en iets over jou')
    await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
    await title('Hoe mogen we je noemen?')
    expect(wordsAt(screen.getByLabelText('Profielnaam'))).toContain('Deze profielnaam is al bezet.')
  })

  test('ACC-05 TRAP-35 has no exit while sending, ACC-08 TRAP-33 and then leads to the matches', async () => {
    let answerSignup = () => {}
    const held = new Promise<void>((resolve) => {
      answerSignup = resolve
    })
    stubApi(async ({ path }) => {
      if (path === '/api/signup.php') await held
      if (path === '/api/signup-check.php') return answered({ ok: true })
      if (path === '/api/interests.php') return answered({ interests: [] })
      if (path === '/api/matches.php') return answered(found)
      return answered(shownUser({ activation_mail_sent: true }))
    })
    answeredUpToCredentials()
    const { onLeave } = show()
    await title('Hoe kun je straks inloggen?')
    await fillCredentials()
    await title('Je foto, en iets over jou')
    expect(screen.queryByLabelText(/Bericht aan/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
    await title('We maken je account')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Gegevens controleren, klaar',
      'Account maken',
      'Matches zoeken',
      'Activatiemail sturen',
    ])
    expect(screen.queryByRole('button')).toBeNull()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(onLeave).not.toHaveBeenCalled()
    answerSignup()
    await title('Welkom, Kim88')
    expect(screen.getByText('kim@example.org')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bekijk je matches' }))
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('signup-matches')
  })

  test('TRAP-71 ACC-12 is reached at once, with a link to the login, on a site that accepts nobody', async () => {
    const calls = server()
    show({ settings: shownSettings({ signups: 'other' }) })
    await title('Aanmelden kan nu niet')
    expect(screen.getByRole('link', { name: 'Inloggen' })).toBeTruthy()
    expect(calls).toEqual([])
  })
})
