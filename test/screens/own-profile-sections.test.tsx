import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, useMember, userQuery } from '#frontend/domain/account/session.ts'
import { changeSessionState, newSessionState } from '#frontend/domain/account/session-state.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { OwnCompleteness, OwnProfile } from '#frontend/features/profile/OwnProfile.tsx'
import { FixedFacts } from '#frontend/features/profile/parts/FixedFacts.tsx'
import { useProfileChanges } from '#frontend/features/profile/queries.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { aboutLength } from '#shared/rules/profile.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const press = userEvent.setup({ delay: null })
const interests = [
  { tag: 'tea', label: 'Een kop thee', sensitive: false },
  { tag: 'politics', label: 'De politiek', sensitive: true },
]
const groningen = { name: 'Groningen', region: 'NL-GR', region_name: 'Groningen' }
const all = [...shownSettings().visible_profile_fields, 'sexuality', 'city']

let user: CurrentUser
let fails: (call: StubCall) => ReturnType<typeof refusal> | null
let calls: StubCall[]
beforeEach(() => {
  user = shownUser({ status: 'active' })
  fails = () => null
  calls = stubApi((call) => {
    const failure = fails(call)
    if (failure) return failure
    if (call.path === '/api/interests.php') return answered({ interests })
    if (call.path === '/api/towns.php')
      return answered({ towns: groningen.name.startsWith(String(call.query?.text)) ? [groningen] : [] })
    if (call.path !== '/api/profile.php') return answered({})
    user = { ...user, profile: { ...user.profile, ...call.body } }
    return answered(user)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  changeSessionState(newSessionState)
})
afterEach(() => {
  expectSoundPage()
  forgetKeptTexts()
})

function Page() {
  const member = useMember()
  return member && <Own user={member} />
}
function Own({ user: member }: { user: CurrentUser }) {
  const changes = useProfileChanges(member)
  return (
    <>
      <OwnCompleteness user={member} changes={changes} />
      <OwnProfile user={member} changes={changes} />
      <FixedFacts profile={member.profile} />
      <ToastRegion />
    </>
  )
}
function show(settings: Partial<Settings> = {}) {
  const client = newClient()
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(settingsQuery.queryKey, shownSettings({ visible_profile_fields: all, ...settings }))
  return { client, ...drawInDutch(<Page />, client) }
}
const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const about = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
const write = (text: string) => fireEvent.change(about(), { target: { value: text } })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('the questions of the own profile', () => {
  const fields = ['Voor', 'Haar', 'Ogen', 'Figuur', 'Relatie', 'Tatoeages', 'Geaardheid'] as const
  test.each([
    ['all', all, fields],
    ['hair alone', ['hair'], ['Haar']],
    ['the reason alone', ['reason'], ['Voor']],
    ['nothing', [], []],
  ])('PROF-24 are the fields that the site shows: %s', async (_, visible_profile_fields, expected) => {
    user.profile.sensitive_consent = true
    show({ visible_profile_fields })
    expect(fields.filter((label) => screen.queryByLabelText(label))).toEqual(expected)
    expect(screen.queryByRole('heading', { name: 'In het kort' }) !== null).toBe(
      expected.some((label) => !['Voor', 'Geaardheid'].includes(label)),
    )
    if (visible_profile_fields !== all) expect(screen.queryByRole('checkbox')).toBeNull()
    else expect(await screen.findByRole('button', { name: 'De politiek' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Een kop thee' }) !== null).toBe(visible_profile_fields === all)
  })

  test('PROF-12 save the wanted gender by one press', async () => {
    show()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Een man' }).checked).toBe(true)
    await press.click(screen.getByRole('radio', { name: 'Een vrouw' }))
    await press.selectOptions(screen.getByLabelText('Voor'), 'Vriendschap')
    await waitFor(() => expect(saved()).toEqual([{ wanted_gender: 'female' }, { reason: 'friendship' }]))
  })

  test('SEARCH-24 save the wanted ages, which start around the own age and return to it by a press', async () => {
    const { client } = show()
    const lists = [queryKeys.search({}, 'member'), queryKeys.matches, queryKeys.swipe]
    for (const key of [...lists, queryKeys.settings]) client.setQueryData(key, (old: unknown) => old ?? {})
    const ages = () =>
      ['vanaf', 'tot en met'].map((end) => screen.getByLabelText<HTMLSelectElement>(`Leeftijd ${end}`).value)
    const back = 'Rond mijn eigen leeftijd'
    expect(ages()).toEqual(['29', '43'])
    expect(screen.queryByRole('button', { name: back })).toBeNull()
    await press.selectOptions(screen.getByLabelText('Leeftijd vanaf'), '50')
    expect(ages()).toEqual(['50', '50'])
    await press.click(screen.getByRole('button', { name: back }))
    expect(ages()).toEqual(['29', '43'])
    await waitFor(() => expect(saved()).toEqual([{ wanted_ages: { min_age: 50, max_age: 50 } }, { wanted_ages: null }]))
    // Search, matches and swipe game are refetched.
    expect(lists.map((key) => client.getQueryData(key))).toEqual([undefined, undefined, undefined])
    expect(screen.queryByRole('button', { name: back })).toBeNull()
  })

  test('SEARCH-28 drop the lists of members when what is looked for changes, as their cards say whom it fits', async () => {
    const { client } = show()
    client.setQueryData(queryKeys.matches, { pages: [], pageParams: [] })
    await press.selectOptions(screen.getByLabelText('Voor'), 'Vriendschap')
    await waitFor(() => expect(saved()).toEqual([{ reason: 'friendship' }]))
    await waitFor(() => expect(client.getQueryData(queryKeys.matches)).toBeUndefined())
  })

  test('PROF-11 include interests, which are reloaded by a press after they failed to load', async () => {
    fails = ({ path }) => (path === '/api/interests.php' ? refusal('too_many_requests', 'Te veel') : null)
    show()
    expect(await screen.findByText('De interesses konden niet worden geladen.')).toBeTruthy()
    fails = () => null
    await press.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('button', { name: 'Een kop thee', pressed: false })).toBeTruthy()
    expect(screen.queryByText('De interesses konden niet worden geladen.')).toBeNull()
  })

  test('ACC-43 show name, age and gender as fixed, with the address of support', () => {
    show({ support_email: 'hulp@example.org' })
    for (const text of ['Kim88', '36 jaar', 'Vrouw']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Schrijf ons' }).getAttribute('href')).toBe('mailto:hulp@example.org')
  })
})

describe('profile completeness', () => {
  test('shows the percentage and the next three questions, each with a link', async () => {
    user.profile.about = 'Hoi'
    show()
    const bar = screen.getByRole('progressbar', { name: 'Je profiel is voor 9% ingevuld' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['9', '100'])
    const next = ['Een foto', 'Drie interesses', 'Je woonplaats', 'Wat je zoekt']
    expect(next.filter((name) => screen.queryByRole('button', { name }))).toEqual(next.slice(0, 3))
    await press.click(screen.getByRole('button', { name: 'Je woonplaats' }))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Waar woon je?' }))
  })

  test('says when nothing is missing', () => {
    user.profile = {
      ...user.profile,
      prompts: [{ prompt: 'sunday', answer: 'Pannenkoeken' }],
      about: 'Hoi',
      main_image: { filename: '/a.avif', thumb_filename: '/b.avif', status: 'active' },
    }
    show({ visible_profile_fields: [] })
    expect(screen.getByText('Je profiel is helemaal ingevuld')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('the own story', () => {
  test.each([
    [201, null],
    [200, 'Nog 200 tekens'],
    [1, 'Nog 1 teken'],
    [0, 'Nog 0 tekens'],
    [-1, '1 teken te veel'],
  ])('OPEN-05 says with %i characters left: %s', (left, words) => {
    show()
    write(` ${'x'.repeat(aboutLength - left)} `)
    expect(screen.queryByText(/^Nog \d+ teken|te veel$/)?.textContent ?? null).toBe(words)
    expect(about().getAttribute('aria-invalid')).toBe(left < 0 ? 'true' : null)
  })

  test('PROF-12 is saved once on blur, and cleared by an empty text', async () => {
    show()
    write('Hoi')
    fireEvent.blur(about())
    await waitFor(() => expect(saved()).toEqual([{ about: 'Hoi' }]))
    await screen.findByText('Alles is bewaard')
    fireEvent.blur(about())
    write('  ')
    fireEvent.blur(about())
    await waitFor(() => expect(saved()).toEqual([{ about: 'Hoi' }, { about: null }]))
  })

  test('PROF-12 is saved when the page is left, unless it was saved before', async () => {
    user.profile.about = 'Hoi'
    const { unmount } = show()
    unmount()
    expect(saved()).toEqual([])
    const second = show()
    write('Hoi jij')
    second.unmount()
    await waitFor(() => expect(saved()).toEqual([{ about: 'Hoi jij' }]))
  })

  test('PROF-12 does not show the refusal of another field, which is shown once', async () => {
    fails = ({ method }) => (method === 'PUT' ? refusal('too_many_requests', 'Even wachten.') : null)
    show()
    fireEvent.change(screen.getByLabelText('Haar'), { target: { value: 'red' } })
    await screen.findByText('Even wachten.')
    write('Hoi')
    expect(about().getAttribute('aria-invalid')).toBeNull()
    expect(screen.getAllByText('Even wachten.')).toHaveLength(1)
  })
})

test('UI-12 the message that all is saved shows for four seconds', async () => {
  vi.useFakeTimers()
  show()
  fireEvent.change(screen.getByLabelText('Haar'), { target: { value: 'red' } })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  expect(screen.getByText('Alles is bewaard')).toBeTruthy()
  await pass(3900)
  expect(screen.queryByText('Alles is bewaard')).not.toBeNull()
  await pass(200)
  expect(screen.queryByText('Alles is bewaard')).toBeNull()
})

describe('consent to store sensitive facts', () => {
  test.each([
    ['nothing is stored', {}, false],
    ['a sexuality is stored', { sexuality: 'bi' }, true],
    ['a sensitive interest is stored', { interests: ['politics'] }, true],
    ['only another interest is stored', { interests: ['tea'] }, false],
  ] as const)('TRAP-23 is withdrawn after a confirmation where data is deleted: %s', async (_, told, isAsked) => {
    user.profile = { ...user.profile, sensitive_consent: true, ...(told as Partial<CurrentUser['profile']>) }
    show()
    await press.click(box())
    expect(screen.queryByRole('dialog', { name: 'Toestemming intrekken?' }) !== null).toBe(isAsked)
    if (isAsked) {
      await press.click(screen.getByRole('button', { name: 'Annuleren' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(box().checked).toBe(true)
      expect(saved()).toEqual([])
    } else await waitFor(() => expect(saved()).toEqual([{ sensitive_consent: false }]))
  })
})

describe('the own place of residence', () => {
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Bewaren' })
  const town = () => screen.getByLabelText<HTMLInputElement>('Woonplaats')

  test('PROF-27 can be saved once it differs, also by Enter, and is confirmed', async () => {
    user.profile.city = 'Utrecht'
    show()
    expect(save().disabled).toBe(true)
    fireEvent.submit(town().form!)
    expect(saved()).toEqual([])
    fireEvent.change(town(), { target: { value: '' } })
    expect(save().disabled).toBe(false)
    fireEvent.submit(town().form!)
    expect(await screen.findByText('Je woonplaats is bewaard.')).toBeTruthy()
    expect(saved()).toEqual([{ country: 'NL', region: 'NL-UT', city: null }])
    expect(save().disabled).toBe(true)
  })

  test('PROF-27 SEARCH-25 loses the town with another region, and gets it back with its own', async () => {
    user.profile.city = 'Utrecht'
    const { client } = show()
    client.setQueryData(queryKeys.search({}, 'member'), { pages: [], pageParams: [] })
    const choose = (value: string) => fireEvent.change(screen.getByLabelText('Provincie'), { target: { value } })
    choose('NL-GR')
    expect(town().value).toBe('')
    choose('NL-UT')
    expect([town().value, save().disabled]).toEqual(['Utrecht', true])
    choose('NL-GR')
    expect(town().value).toBe('')
    await press.click(save())
    await waitFor(() => expect(saved()).toEqual([{ country: 'NL', region: 'NL-GR', city: null }]))
    // Distances and the order of results depend on the place.
    await waitFor(() => expect(client.getQueryData(queryKeys.search({}, 'member'))).toBeUndefined())
  })

  test('PROF-27 is saved at once when a town of the list is chosen, with its region', async () => {
    user.profile.city = 'Utrecht'
    show()
    fireEvent.change(town(), { target: { value: 'Gron' } })
    expect(saved()).toEqual([])
    const list = await screen.findByRole('listbox', { name: '1 plaats gevonden' })
    await press.click(within(list).getByRole('option'))
    expect(await screen.findByText('Je woonplaats is bewaard.')).toBeTruthy()
    expect(saved()).toEqual([{ country: 'NL', region: 'NL-GR', city: 'Groningen' }])
    expect(save().disabled).toBe(true)
    fireEvent.blur(town())
    expect(saved()).toHaveLength(1)
  })

  /** Types a town and leaves its field after the suggestions have arrived. */
  const typeAndLeave = async (text: string) => {
    fireEvent.change(town(), { target: { value: text } })
    await screen.findByRole('listbox', { name: '1 plaats gevonden' })
    fireEvent.blur(town())
  }

  test('PROF-27 is saved at once when a town of its region is typed in full', async () => {
    user.profile.region = 'NL-GR'
    show()
    await typeAndLeave('Groningen')
    expect(await screen.findByText('Je woonplaats is bewaard.')).toBeTruthy()
    expect(saved()).toEqual([{ country: 'NL', region: 'NL-GR', city: 'Groningen' }])
  })

  test('PROF-27 waits for the button when a typed town changes the region, which nobody chose', async () => {
    user.profile.city = 'Utrecht'
    show()
    await typeAndLeave('Groningen')
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Provincie').value).toBe('NL-GR'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(saved()).toEqual([])
    await press.click(save())
    await waitFor(() => expect(saved()).toEqual([{ country: 'NL', region: 'NL-GR', city: 'Groningen' }]))
  })

  test('PROF-27 keeps what is entered while a chosen town is being saved', async () => {
    user.profile.city = 'Utrecht'
    show()
    fireEvent.change(town(), { target: { value: 'Gron' } })
    const list = await screen.findByRole('listbox', { name: '1 plaats gevonden' })
    fireEvent.click(within(list).getByRole('option'))
    fireEvent.change(town(), { target: { value: 'Haren' } })
    expect(await screen.findByText('Je woonplaats is bewaard.')).toBeTruthy()
    expect([town().value, save().disabled]).toEqual(['Haren', false])
  })

  test('PROF-27 keeps a typed town when the region is chosen after another country', async () => {
    show()
    fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'BE' } })
    fireEvent.change(town(), { target: { value: 'Mechelen' } })
    fireEvent.change(screen.getByLabelText('Provincie'), { target: { value: 'BE-VAN' } })
    expect(town().value).toBe('Mechelen')
  })

  test('SET-22 stays as typed with the reason when refused, and has no country where the site has only one', async () => {
    fails = ({ method }) => (method === 'PUT' ? refusal('unknown_town', 'Deze plaats kennen we niet.') : null)
    show({ countries: ['NL'] })
    expect(screen.queryByLabelText('Land')).toBeNull()
    fireEvent.change(town(), { target: { value: 'Nergens' } })
    await press.click(save())
    await waitFor(() => expect(town().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('Deze plaats kennen we niet.').length).toBeGreaterThan(0)
    expect(town().value).toBe('Nergens')
  })

  test('names the source of the place names', () => {
    show()
    const links = screen.getAllByRole('link', { name: /GeoNames|CC BY/ })
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://www.geonames.org/', '_blank'],
      ['https://creativecommons.org/licenses/by/4.0/', '_blank'],
    ])
  })
})
