import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, shownFile, shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const texts = staff.fictional
const lara = { ...annaCard, id: '01JMEMBER0000000000000LARA', name: 'Lara', fictional: true }
const facts = { reason: null, relationship: null, body: null, hair: 'blond', eyes: null, tattoos: null }
const view = (more: object = {}) => ({
  ...shownFile({ card: lara, email: '', about: 'Hoi, ik ben Lara.' }),
  fictional: { wanted_gender: 'male', facts, interests: ['music'], prompts: [{ prompt: 'song', answer: 'ABBA' }] },
  ...more,
})
const settings = shownSettings({
  interests: [
    { tag: 'music', label: 'Muziek', sensitive: false },
    { tag: 'travel', label: 'Reizen', sensitive: false },
    { tag: 'bdsm', label: 'Niet hier', sensitive: true },
  ],
})

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

type Answers = Parameters<typeof openConsole>[2]
const open = (path: string, answers: Answers = {}) => {
  const towns = [{ name: 'Zeist', region: 'NL-UT', region_name: 'Utrecht' }]
  const opened = openConsole(path, staffUser('moderator'), { 'GET /api/towns': () => answered({ towns }), ...answers })
  act(() => void opened.client.setQueryData(settingsQuery.queryKey, settings))
  return opened
}
const noAnswer = (): never => {
  throw new Error('not to be called')
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => expectSoundPage())

describe('the list of fictional profiles', () => {
  test('TRAP-01 shows each with its place, its mark and a link to its fields, and loads further pages', async () => {
    const { sent, user } = open('/staff/fictional', {
      'GET fictional': ({ query }) =>
        answered(
          query?.cursor
            ? { members: [{ ...lara, id: '01JMEMBER000000000000000EVA', name: 'Eva' }], next: null }
            : { members: [lara], next: 'older' },
        ),
    })
    const row = await screen.findByRole('link', { name: /Lara, 34/ })
    expect(row.getAttribute('href')).toBe(`/staff/fictional/${lara.id}`)
    expect(row.textContent).toContain('Utrecht')
    expect(within(row).getByText('Fictief')).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.new }).getAttribute('href')).toBe('/staff/fictional/new')
    await user.click(button(texts.more))
    expect(await screen.findByRole('link', { name: /Eva/ })).toBeTruthy()
    expect(sent('GET', 'fictional').map(({ query }) => query)).toEqual([undefined, { cursor: 'older' }])
    expect(screen.queryByRole('button', { name: texts.more })).toBeNull()
  })

  test('OPEN-06 says when it is empty, and can be reloaded after it failed to load', async () => {
    let times = 0
    const { user } = open('/staff/fictional', {
      'GET fictional': () =>
        times++ === 0 ? refusal('not_found', 'Nu even niet.') : answered({ members: [], next: null }),
    })
    expect(await screen.findByText('Nu even niet.')).toBeTruthy()
    expect(screen.queryByText(texts.none)).toBeNull()
    await user.click(within(screen.getByRole('main')).getByRole('button'))
    expect(await screen.findByText(texts.none)).toBeTruthy()
    expect(screen.queryByText('Nu even niet.')).toBeNull()
  })
})

describe('a new fictional profile', () => {
  const draft = 'staff-draft:STAFF1:fictional:new'
  const fill = async ({ user }: ReturnType<typeof open>) => {
    fireEvent.change(await screen.findByLabelText(texts.name), { target: { value: 'Lara' } })
    for (const [part, value] of [
      ['dag', '7'],
      ['maand', '4'],
      ['jaar', '1995'],
    ])
      fireEvent.change(field(`${texts.birthday}, ${part}`), { target: { value } })
    await user.selectOptions(field('Provincie'), 'Utrecht')
    fireEvent.change(field(texts.city), { target: { value: 'Zeist' } })
    fireEvent.change(field(texts.about), { target: { value: 'Hoi.' } })
    await user.selectOptions(field('Zin 2'), 'Mijn ideale zondag')
    fireEvent.change(field('Jouw antwoord (2)'), { target: { value: 'Uitslapen' } })
    // An answer without a prompt is not sent.
    fireEvent.change(field('Jouw antwoord (1)'), { target: { value: 'Iets' } })
    await user.selectOptions(field('Haar'), 'Blond')
    await user.click(button('Muziek'))
    await user.click(button('Reizen'))
    await user.click(button('Muziek'))
  }

  test('TRAP-01 is sent as filled in, and then opens for its photos', async () => {
    const opened = open('/staff/fictional/new', {
      'POST fictional': ({ body }) => answered({ id: body.id }),
      'GET member': () => answered(view()),
    })
    await fill(opened)
    expect(button('Muziek').getAttribute('aria-pressed')).toBe('false')
    expect(button('Reizen').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Niet hier' })).toBeNull()
    await opened.user.click(button(texts.make))
    expect(await screen.findByText(texts.made)).toBeTruthy()
    const [sent, ...more] = opened.sent('POST', 'fictional').map(({ body }) => body)
    expect(more).toEqual([])
    expect(sent).toEqual({
      id: sent!.id,
      name: 'Lara',
      gender: 'female',
      wanted_gender: 'male',
      date_of_birth: '1995-04-07',
      country: 'NL',
      region: 'NL-UT',
      city: 'Zeist',
      about: 'Hoi.',
      interests: ['travel'],
      prompts: [{ prompt: 'sunday', answer: 'Uitslapen' }],
      facts: { ...facts, hair: 'blond' },
    })
    expect(sent!.id).toMatch(/^[0-9A-Z]{26}$/)
    expect(window.location.pathname).toBe(`/staff/fictional/${sent!.id}`)
    expect(sessionStorage.getItem(draft)).toBeNull()
  })

  test.each([
    ['name_taken', texts.name],
    ['minimum_age', `${texts.birthday}, dag`],
    ['unknown_region', 'Provincie'],
    ['unknown_town', texts.city],
  ] as const)('OPEN-06 refused for %s reports that at the field and keeps the input', async (code, label) => {
    const opened = open('/staff/fictional/new', { 'POST fictional': () => refusal(code, 'Dat kan niet.') })
    await fill(opened)
    await opened.user.click(button(texts.make))
    await screen.findByText('Dat kan niet.')
    const control = field(label)
    const described = (control.getAttribute('aria-describedby') ??
      control.closest('fieldset')?.getAttribute('aria-describedby'))!
    expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain('Dat kan niet.')
    expect([field(texts.name).value, field('Haar').value]).toEqual(['Lara', 'blond'])
    expect(sessionStorage.getItem(draft)).toContain('Zeist')
  })

  test('PROF-27 gets a town from the suggestions, with its region, and loses it with the region', async () => {
    const { user } = open('/staff/fictional/new')
    await user.type(await screen.findByLabelText(texts.city), 'Zei')
    await user.click(await screen.findByRole('option', { name: /Zeist/ }))
    expect([field(texts.city).value, field('Provincie').value]).toEqual(['Zeist', 'NL-UT'])
    await user.selectOptions(field('Provincie'), '')
    expect(field(texts.city).value).toBe('')
  })

  test('PROF-27 keeps a town typed before its region is chosen', async () => {
    const { user } = open('/staff/fictional/new')
    await user.type(await screen.findByLabelText(texts.city), 'Zei')
    await user.selectOptions(field('Provincie'), 'Utrecht')
    expect(field(texts.city).value).toBe('Zei')
  })

  test('OPEN-06 refused for any other reason reports it above the form', async () => {
    const opened = open('/staff/fictional/new', { 'POST fictional': () => refusal('role_required', 'Niet jouw rol.') })
    await fill(opened)
    await opened.user.click(button(texts.make))
    expect((await screen.findByText('Niet jouw rol.')).closest('[role=alert], [aria-live]')).not.toBeNull()
  })

  test('OPEN-06 is restored after a reload when incomplete, and unreadable storage is ignored', async () => {
    sessionStorage.setItem(draft, '{"name":')
    const opened = open('/staff/fictional/new')
    await fill(opened)
    expect(field('Land').value).toBe('NL')
    await opened.user.selectOptions(field('Land'), 'België')
    expect(field('Provincie').value).toBe('')
    expect([...field('Provincie').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      texts.choose,
      'Antwerpen',
    ])
    expect(JSON.parse(sessionStorage.getItem(draft)!)).toMatchObject({ name: 'Lara', country: 'BE', region: '' })
  })
})

describe('an existing fictional profile', () => {
  const path = `/staff/fictional/${lara.id}`

  test('TRAP-01 can be changed except for name, gender and birthday, and its facts can be cleared', async () => {
    const opened = open(path, {
      'GET member': () => answered(view()),
      'PUT fictional': () => answered({ id: lara.id }),
    })
    expect(await screen.findByRole('heading', { name: /Lara/ })).toBeTruthy()
    for (const label of [texts.name, `${texts.birthday}, dag`]) expect(screen.queryByLabelText(label)).toBeNull()
    expect([field(texts.city).value, field(texts.about).value, field('Haar').value]).toEqual([
      ...['Utrecht', 'Hoi, ik ben Lara.', 'blond'],
    ])
    expect(button('Muziek').getAttribute('aria-pressed')).toBe('true')
    await opened.user.selectOptions(field('Haar'), '')
    await opened.user.click(button(texts.save))
    expect(await screen.findByText(texts.saved)).toBeTruthy()
    expect(opened.sent('PUT', 'fictional').map(({ body }) => body)).toEqual([
      {
        id: lara.id,
        wanted_gender: 'male',
        country: 'NL',
        region: 'NL-UT',
        city: 'Utrecht',
        about: 'Hoi, ik ben Lara.',
        interests: ['music'],
        facts: { ...facts, hair: null },
        prompts: [{ prompt: 'song', answer: 'ABBA' }],
      },
    ])
    // The stored profile is reloaded.
    await waitFor(() => expect(opened.sent('GET', 'member').length).toBeGreaterThan(1))
  })

  test.each([
    ['a real member', () => answered(view({ card: { ...lara, fictional: false } }))],
    ['nobody', () => refusal('not_found', 'Niet gevonden.')],
  ])('TRAP-01 cannot be edited where it is %s', async (_, answer) => {
    open(path, { 'GET member': answer, 'PUT fictional': noAnswer })
    expect(await screen.findByText(texts.missing)).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
  })

  test('OPEN-06 is removed after a confirmation, and the list is shown again', async () => {
    let isRefused = true
    const opened = open(path, {
      'GET member': () => answered(view()),
      'GET fictional': () => answered({ members: [], next: null }),
      'DELETE fictional': () => (isRefused ? refusal('not_found', 'Al weg.') : answered({ removed: true })),
    })
    await opened.user.click(await screen.findByRole('button', { name: texts.remove }))
    const dialog = () => within(screen.getByRole('dialog', { name: 'Lara verwijderen?' }))
    expect(opened.sent('DELETE', 'fictional')).toEqual([])
    await opened.user.click(dialog().getByRole('button', { name: texts.remove }))
    expect(await dialog().findByText('Al weg.')).toBeTruthy()
    isRefused = false
    await opened.user.click(dialog().getByRole('button', { name: texts.remove }))
    expect(await screen.findByText('Lara is verwijderd.')).toBeTruthy()
    expect(opened.sent('DELETE', 'fictional').at(-1)!.query).toEqual({ id: lara.id })
    expect(await screen.findByText(texts.none)).toBeTruthy()
    expect(window.location.pathname).toBe('/staff/fictional')
  })

  test('OPEN-06 has independent photos: one is uploaded while another is refused with a text', async () => {
    const opened = open(path, {
      'GET member': () => answered(view()),
      'POST fictional-photo': ({ body }) =>
        body.type === 'image/heic'
          ? answered({ upload: { url: 'https://files.test/put', fields: { key: 'k1' } } })
          : refusal('photo_too_large', 'Te groot.'),
    })
    const call = globalThis.fetch
    const put = vi.fn((_: FormData) => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address === 'https://files.test/put' ? put(init.body as FormData) : call(address, init),
    )
    const input = await screen.findByLabelText(texts.photos)
    const files = [new File(['abc'], 'lara.HEIC'), new File(['defg'], 'groot.png', { type: 'image/png' })]
    fireEvent.change(input, { target: { files } })
    const rows = () => within(screen.getByText('lara.HEIC').closest('ul')!).getAllByRole('listitem')
    await waitFor(() =>
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        `lara.HEIC${texts.upload.sent}`,
        'groot.pngTe groot.',
      ]),
    )
    expect(opened.sent('POST', 'fictional-photo').map(({ body }) => body)).toMatchObject([
      { member: lara.id, type: 'image/heic', bytes: 3 },
      { member: lara.id, type: 'image/png', bytes: 4 },
    ])
    const form = put.mock.calls[0]![0]
    expect([form.get('key'), (form.get('file') as File).name]).toEqual(['k1', 'lara.HEIC'])
    await waitFor(() => expect(opened.sent('GET', 'member').length).toBeGreaterThan(1))
  })
})
