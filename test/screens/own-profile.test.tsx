import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pages } from '#frontend/app/Pages.tsx'
import { shown as shownPage } from '#frontend/app/router.ts'
import { routeOf } from '#frontend/app/routes.ts'
import { settingsQuery, useMember, userQuery } from '#frontend/domain/account/session.ts'
import { changeSessionState, newSessionState } from '#frontend/domain/account/session-state.ts'
import { OwnProfile } from '#frontend/features/profile/OwnProfile.tsx'
import { useProfileChanges } from '#frontend/features/profile/queries.ts'
import { forgetKeptTexts, keepText, keptKey } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const interests = [
  { tag: 'tea', label: 'Een kop thee', sensitive: false },
  { tag: 'wine', label: 'Een glas wijn', sensitive: false },
  { tag: 'politics', label: 'De politiek', sensitive: true },
]

/** Member on the stubbed server, which stores changes. `fails` may refuse a call instead. */
let user: CurrentUser
let fails: (call: StubCall) => ReturnType<typeof refusal> | null
let calls: StubCall[]
const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)

beforeEach(() => {
  user = shownUser({ status: 'active' })
  fails = () => null
  calls = stubApi((call) => {
    const failure = fails(call)
    if (failure) return failure
    if (call.path === '/api/interests.php') return answered({ interests })
    if (call.path === '/api/geocode.php')
      return answered({ country: 'BE', region: 'BE-VAN', region_name: 'Antwerpen', city: 'Mechelen' })
    user = { ...user, profile: { ...user.profile, ...call.body } }
    return answered(user)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  forgetKeptTexts()
  changeSessionState(newSessionState)
})
afterEach(() => expectSoundPage())

function Page() {
  const member = useMember()
  return member && <Own user={member} />
}
function Own({ user: member }: { user: CurrentUser }) {
  return <OwnProfile user={member} changes={useProfileChanges(member)} />
}

async function show(page = <Page />, before = () => {}) {
  before()
  const client = newClient()
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(
    settingsQuery.queryKey,
    shownSettings({ visible_profile_fields: [...shownSettings().visible_profile_fields, 'sexuality'] }),
  )
  const shown = drawInDutch(page, client)
  await screen.findByRole('button', { name: 'Een kop thee' })
  return { ...shown, client }
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('answers in the own profile', () => {
  test('PROF-11 PROF-12 API-16 save each press on an interest; the interests are requested once', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Een kop thee' }))
    await screen.findByRole('button', { name: 'Een kop thee', pressed: true })
    fireEvent.click(screen.getByRole('button', { name: 'Een glas wijn' }))
    await screen.findByRole('button', { name: 'Een glas wijn', pressed: true })
    await waitFor(() => expect(saved()).toEqual([{ interests: ['tea'] }, { interests: ['tea', 'wine'] }]))
    await screen.findByText('Alles is bewaard')
    fireEvent.click(screen.getByRole('button', { name: 'Een kop thee' }))
    await waitFor(() => expect(user.profile.interests).toEqual(['wine']))
    expect(calls.filter(({ path }) => path === '/api/interests.php')).toHaveLength(1)
  })

  test('PROF-12 are cleared by the empty option of a list', async () => {
    user.profile.hair = 'red'
    await show()
    choose('Haar', '')
    choose('Ogen', 'blue')
    await waitFor(() => expect(user.profile).toMatchObject({ hair: null, eyes: 'blue' }))
    expect(saved()).toEqual([{ hair: null }, { eyes: 'blue' }])
  })

  test('PROF-12 stay selected when saving fails, which is reported and retried', async () => {
    await show()
    fails = ({ method }) => (method === 'PUT' ? refusal('too_many_requests', 'Even wachten.') : null)
    choose('Haar', 'red')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Haar').value).toBe('red')
    choose('Ogen', 'blue')
    await waitFor(() => expect(saved()).toHaveLength(2))
    fails = () => null
    fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
    await screen.findByText('Alles is bewaard')
    expect(user.profile).toMatchObject({ hair: 'red', eyes: 'blue' })
  })

  test('PROF-12 save a story after a pause in typing, and restore it where that did not happen', async () => {
    const first = await show()
    fails = ({ method }) => (method === 'PUT' ? refusal('too_many_requests', 'Even wachten.') : null)
    vi.useFakeTimers()
    choose('Vertel iets over jezelf', ' Ik zing graag ')
    act(() => void vi.advanceTimersByTime(1000))
    expect(saved()).toEqual([])
    act(() => void vi.advanceTimersByTime(300))
    vi.useRealTimers()
    await waitFor(() => expect(saved()).toContainEqual({ about: 'Ik zing graag' }))
    first.unmount()

    fails = () => null
    await show()
    const field = screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
    expect(field.value).toBe(' Ik zing graag ')
    fireEvent.blur(field)
    await waitFor(() => expect(user.profile.about).toBe('Ik zing graag'))
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
  })

  test('PROF-12 MOD-01 a story changed elsewhere replaces an unedited one, and is never overwritten by it', async () => {
    user.profile.about = 'Hallo!'
    const { client } = await show()
    vi.useFakeTimers()
    const story = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
    const change = (about: string | null) =>
      act(async () => {
        const elsewhere = { ...user, profile: { ...user.profile, about } }
        client.setQueryData<CurrentUser | null>(userQuery.queryKey, elsewhere)
        await vi.advanceTimersByTimeAsync(0)
      })
    await change('Hallo van mijn telefoon.')
    expect(story().value).toBe('Hallo van mijn telefoon.')
    // removed by staff
    await change(null)
    expect(story().value).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(saved()).toEqual([])
    // a story edited here is kept and saved
    fireEvent.change(story(), { target: { value: 'Hier getikt. ' } })
    await change('Daar getikt.')
    expect(story().value).toBe('Hier getikt. ')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(saved()).toEqual([{ about: 'Hier getikt.' }])
    expect(story().value).toBe('Hier getikt. ')
  })

  test('PROF-12 MOD-01 an unsaved story does not overwrite one that was changed elsewhere before the next visit', async () => {
    user.profile.about = 'Hallo!'
    const { unmount } = await show()
    fails = ({ method }) => (method === 'PUT' ? refusal('too_many_requests', 'Even wachten.') : null)
    choose('Vertel iets over jezelf', 'Hier getikt.')
    unmount()
    await waitFor(() => expect(saved()).toHaveLength(1))
    fails = () => null
    user.profile.about = 'Daar getikt.'
    const next = await show()
    const story = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
    expect(story().value).toBe('Daar getikt.')
    next.unmount()
    // nor once the server again has the text of the first visit
    user.profile.about = 'Hallo!'
    await show()
    expect(story().value).toBe('Hallo!')
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(saved()).toHaveLength(1)
  })

  test.each([
    ['typed on', 'Ik zing graag'],
    ['taken back', 'Hallo!'],
  ])('PROF-12 a story that was %s while it was saved survives a reload before the answer', async (_, typed) => {
    user.profile.about = 'Hallo!'
    stubApi(({ path, body }) => {
      if (path === '/api/interests.php') return answered({ interests })
      user = { ...user, profile: { ...user.profile, ...body } }
      return new Promise<never>(() => {})
    })
    const { unmount } = await show()
    const story = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
    choose('Vertel iets over jezelf', 'Ik zing')
    fireEvent.blur(story())
    await waitFor(() => expect(user.profile.about).toBe('Ik zing'))
    choose('Vertel iets over jezelf', typed)
    unmount()
    await show()
    expect(story().value).toBe(typed)
  })

  test.each([
    ['is shown where there is no story', null, 'Eerder getikt.'],
    ['gives way to a story', 'Hallo!', 'Hallo!'],
  ])('PROF-12 MOD-01 a story stored as plain text by an earlier version %s', async (_, about, expected) => {
    user.profile.about = about
    keepText(keptKey(user.id, 'about'), 'Eerder getikt.')
    await show()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf').value).toBe(expected)
  })

  test('ACC-31 PROF-12 what one member typed is neither shown to nor saved for another who signs in from another tab', async () => {
    vi.stubGlobal('scrollTo', () => {})
    const { client } = await show(<Pages />, () => {
      showPage(locationOf('/profile'))
      shownPage.write({
        kind: 'screen',
        row: routeOf('profile')!,
        Screen: Page,
        href: '/profile',
        move: { scroll: 'keep' },
      })
    })
    const story = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
    fireEvent.change(story(), { target: { value: 'Van de eerste.' } })
    user = { ...user, id: '01JMEMBER0000000000000ELSE', profile: { ...user.profile, about: 'Van de tweede.' } }
    act(() => void client.setQueryData<CurrentUser | null>(userQuery.queryKey, user))
    await waitFor(() => expect(story().value).toBe('Van de tweede.'))
    vi.useFakeTimers()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(saved()).toEqual([])
    shownPage.write({ kind: 'nothing' })
  })

  test('OPEN-05 report by how much a story is too long, and do not send it', async () => {
    await show()
    const field = screen.getByLabelText('Vertel iets over jezelf')
    fireEvent.change(field, { target: { value: 'x'.repeat(1002) } })
    fireEvent.blur(field)
    expect(screen.getByText('2 tekens te veel')).toBeTruthy()
    expect(saved()).toEqual([])
  })
})

describe('sensitive subjects in the own profile', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')

  test('TRAP-23 are hidden behind an unticked box', async () => {
    await show()
    expect(box().checked).toBe(false)
    expect(screen.queryByLabelText('Geaardheid')).toBeNull()
    expect(screen.queryByRole('button', { name: 'De politiek' })).toBeNull()
    fireEvent.click(box())
    await screen.findByLabelText('Geaardheid')
    choose('Geaardheid', 'bi')
    fireEvent.click(screen.getByRole('button', { name: 'De politiek' }))
    await waitFor(() =>
      expect(saved()).toEqual([{ sensitive_consent: true }, { sexuality: 'bi' }, { interests: ['politics'] }]),
    )
  })

  test('TRAP-23 are deleted by withdrawing consent, after a confirmation that lists them', async () => {
    Object.assign(user.profile, { sensitive_consent: true, sexuality: 'bi', interests: ['tea', 'politics'] })
    await show()
    fireEvent.click(box())
    expect(screen.getByText(/worden dan meteen gewist/)).toBeTruthy()
    expect(saved()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Intrekken en wissen' }))
    await waitFor(() => expect(saved()).toEqual([{ sensitive_consent: false, sexuality: null, interests: ['tea'] }]))
    await waitFor(() => expect(box().checked).toBe(false))
    expect(screen.queryByLabelText('Geaardheid')).toBeNull()
  })
})

describe('the place of residence in the own profile', () => {
  const asked = vi.fn()
  const device = (
    answer: (found: PositionCallback, failed: PositionErrorCallback) => void,
    state?: PermissionState,
  ) => {
    asked.mockReset().mockImplementation(answer)
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true })
    const status = Object.assign(new EventTarget(), { state })
    Object.defineProperty(navigator, 'permissions', {
      value: { query: async () => (state ? status : Promise.reject(new Error('unknown'))) },
      configurable: true,
    })
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
    Reflect.deleteProperty(navigator, 'permissions')
  })
  const here = { coords: { latitude: 51.0259, longitude: 4.4777 } } as GeolocationPosition
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Gebruik mijn locatie' }))
  const region = () => screen.getByLabelText<HTMLSelectElement>('Provincie')

  test('SET-24 SET-27 TRAP-48 ACC-33 is located only by a press on the button, and is then saved by the member', async () => {
    device((found) => found(here), 'prompt')
    await show()
    expect(asked).not.toHaveBeenCalled()
    await press()
    expect(await screen.findByText(/Gevonden: Mechelen, Antwerpen/)).toBeTruthy()
    expect(region().value).toBe('BE-VAN')
    expect(saved()).toEqual([])
    expect(JSON.parse(sessionStorage.getItem('session-state')!).geocode).toMatchObject({ city: 'Mechelen' })
    fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }))
    await waitFor(() => expect(saved()).toEqual([{ country: 'BE', region: 'BE-VAN', city: 'Mechelen' }]))
  })

  test('SET-25 SET-27 is chosen by hand after the member denied the location, which the session state records as false', async () => {
    device((_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError), 'prompt')
    await show()
    await press()
    expect(await screen.findByText(/Je browser mag je locatie niet delen/)).toBeTruthy()
    expect(JSON.parse(sessionStorage.getItem('session-state')!).geocode).toBe(false)
    expect(region().disabled).toBe(false)
  })

  test('SET-27 API-06 is recorded as false where the server knows no place', async () => {
    device((found) => found(here))
    fails = ({ path }) => (path === '/api/geocode.php' ? refusal('not_found', 'Niet gevonden.') : null)
    await show()
    await press()
    expect(await screen.findByText(/We konden je plaats niet vinden/)).toBeTruthy()
    expect(JSON.parse(sessionStorage.getItem('session-state')!).geocode).toBe(false)
  })

  test('SET-27 says that there was no place only after a press, and no longer while the next one is under way', async () => {
    device((found) => found(here))
    fails = ({ path }) => (path === '/api/geocode.php' ? refusal('not_found', 'Niet gevonden.') : null)
    const notFound = () => screen.queryByText(/We konden je plaats niet vinden/)
    const { unmount } = await show()
    await press()
    await waitFor(() => expect(notFound()).not.toBeNull())
    device(() => {})
    await press()
    await waitFor(() => expect(notFound()).toBeNull())
    unmount()
    await show()
    expect(await screen.findByRole('button', { name: 'Gebruik mijn locatie' })).toBeTruthy()
    expect(notFound()).toBeNull()
    expect(JSON.parse(sessionStorage.getItem('session-state')!).geocode).toBe(false)
  })

  test('SET-27 ERR-10 says that the server failed, not that there was no place', async () => {
    device((found) => found(here))
    fails = ({ path }) => (path === '/api/geocode.php' ? refusal('too_many_requests', 'Even wachten.') : null)
    await show()
    await press()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.queryByText(/We konden je plaats niet vinden/)).toBeNull()
    expect(JSON.parse(sessionStorage.getItem('session-state')!).geocode).toBe(false)
  })

  test('SET-25 has no location button in a browser without geolocation', async () => {
    await show()
    expect(await screen.findByText(/Je browser kan je locatie niet delen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Gebruik mijn locatie' })).toBeNull()
  })

  test('SET-22 API-15 gets other regions and empty fields with another country', async () => {
    device(() => {})
    await show()
    choose('Land', 'BE')
    expect(region().value).toBe('')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bewaren' }).disabled).toBe(true)
    choose('Provincie', 'BE-VAN')
    fireEvent.click(screen.getByRole('button', { name: 'Bewaren' }))
    await waitFor(() => expect(saved()).toEqual([{ country: 'BE', region: 'BE-VAN', city: null }]))
  })
})
