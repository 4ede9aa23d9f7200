import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession, hasEnded, staffQuery } from '#frontend/features/staff/session.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { staffSession } from '#shared/rules/limits.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { newClient } from '#test/support/screen.tsx'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  hasEnded.write(false)
})

const sections = () => screen.getByRole('navigation', { name: texts.nav.label }).querySelectorAll('a')
const names = () => [...sections()].map((link) => link.querySelector('span')?.textContent)

afterEach(() => expectSoundPage())

describe('signing in to the console', () => {
  const fill = async (user: ReturnType<typeof openConsole>['user'], code = '123 456') => {
    await user.type(screen.getByLabelText(texts.signIn.email), 'mo@example.org')
    await user.type(screen.getByLabelText(texts.signIn.password), 'correct horse battery')
    await user.type(screen.getByLabelText(texts.signIn.code), code)
    await user.click(screen.getByRole('button', { name: texts.signIn.submit }))
  }

  test('ROLE-11 sends address, password and the digits of the code, and opens the console', async () => {
    const { sent, user } = openConsole('/staff', null, { 'POST session': () => answered(staffUser('moderator')) })
    await fill(user)
    expect(await screen.findByRole('heading', { name: texts.overview.title })).toBeTruthy()
    expect(sent('POST', 'session').map(({ body }) => body)).toEqual([
      { email: 'mo@example.org', password: 'correct horse battery', code: '123456' },
    ])
  })

  test('ROLE-11 shows a refusal, keeps the address and clears the code, because a code works once', async () => {
    const { user } = openConsole('/staff', null, { 'POST session': () => refusal('login_failed', 'Dat klopt niet.') })
    await fill(user)
    expect(await screen.findByText('Dat klopt niet.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(texts.signIn.code).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>(texts.signIn.email).value).toBe('mo@example.org')
  })

  test('ROLE-11 accepts at most six digits as code', async () => {
    const { user } = openConsole('/staff', null)
    await user.type(screen.getByLabelText(texts.signIn.code), '12a3-4567 8')
    expect(screen.getByLabelText<HTMLInputElement>(texts.signIn.code).value).toBe('123456')
  })
})

describe('accepting an invitation to the console', () => {
  const invited = {
    email: 'mo@example.org',
    name: 'Mo',
    secret: 'ABCDEFGHIJ',
    uri: 'otpauth://totp/x?secret=ABCDEFGHIJ',
  }
  const open = (enrol = () => answered(staffUser('moderator'))) =>
    openConsole(`/staff#invite=${'t'.repeat(30)}`, null, {
      'POST invitation': () => answered(invited),
      'PUT invitation': enrol,
    })
  const fill = async (user: ReturnType<typeof openConsole>['user'], password: string, again = password) => {
    await user.type(await screen.findByLabelText(texts.enrol.newPassword), password)
    await user.type(screen.getByLabelText(texts.enrol.again), again)
    await user.type(screen.getByLabelText(texts.enrol.firstCode), '654321')
    await user.click(screen.getByRole('button', { name: texts.enrol.submit }))
  }

  test('ROLE-11 shows the person and the key in groups of four, and sends password and first code', async () => {
    const { sent, user } = open()
    expect(await screen.findByText(/Mo, mo@example\.org/)).toBeTruthy()
    expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
    await fill(user, 'a long enough one')
    await waitFor(() => expect(sent('PUT', 'invitation')).toHaveLength(1))
    expect(sent('PUT', 'invitation')[0]!.body).toEqual({
      token: 't'.repeat(30),
      password: 'a long enough one',
      code: '654321',
    })
    expect(await screen.findByRole('heading', { name: texts.overview.title })).toBeTruthy()
    expect(window.location.hash).toBe('')
  })

  test.each([
    ['of 11 characters', 'elevenchars', 'elevenchars', /minstens 12/],
    ['that differs the second time', 'a long enough one', 'another long one', texts.enrol.different],
  ])('ROLE-11 does not send a password %s', async (_, password, again, words) => {
    const { sent, user } = open()
    await fill(user, password, again)
    expect(await screen.findAllByText(words)).not.toHaveLength(0)
    expect(sent('PUT', 'invitation')).toHaveLength(0)
  })

  test('ROLE-11 reports a wrong first code at its field', async () => {
    const { user } = open(() => refusal('login_failed', 'Dat klopt niet.'))
    await fill(user, 'a long enough one')
    expect(await screen.findByText(texts.enrol.wrongCode)).toBeTruthy()
    expect(screen.queryByText('Dat klopt niet.')).toBeNull()
  })
})

describe('the sections of the console', () => {
  const { nav } = texts
  test('OPEN-06 are those of people, photos and complaints for a moderator', () => {
    openConsole('/staff', staffUser('moderator'))
    const queues = [nav.photos, nav.verifications, nav.texts, nav.complaints, nav.objections, nav.erasures, nav.risks]
    const own = [nav.overview, ...queues, nav.members, nav.flaggers, nav.fictional]
    expect(names()).toEqual([...own, nav.policy, nav.audit])
  })
  test('OPEN-06 are those of members and money for finance', () => {
    openConsole('/staff', staffUser('finance'))
    const own = [nav.overview, nav.members, nav.payments, nav.discounts, nav.totals, nav.nights]
    expect(names()).toEqual([...own, nav.policy, nav.audit])
  })

  test.each(['/staff/photos', '/staff/complaints', '/staff/fictional', '/staff/complaints/01JX', '/staff/nowhere'])(
    'OPEN-06 do not exist for finance at %s, and no call is made',
    async (path) => {
      const { calls } = openConsole(path, staffUser('finance'))
      expect(await screen.findByText(texts.notHere.hint)).toBeTruthy()
      // The counts in the navigation are allowed: they are for the queues of the role.
      expect(calls.filter((call) => !/overview|session|refunds/.test(call.path))).toEqual([])
    },
  )

  test('OPEN-06 keep the open one in the middle of the bar of a phone, also when a count widens it', async () => {
    const bar = () => screen.getByRole('navigation', { name: nav.label })
    const isCounted = () => sections()[1]?.textContent?.includes('3')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.tagName === 'NAV') return new DOMRect(0, 60, 390, 52)
      if (this.getAttribute('aria-current') !== 'page') return new DOMRect(0, 0, 390, 112)
      return new DOMRect((isCounted() ? 1040 : 1000) - bar().scrollLeft, 60, 100, 44)
    })
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const counted = Promise.withResolvers<ReturnType<typeof answered>>()
    openConsole('/staff/audit', staffUser('moderator', 'host'), {
      'GET audit': () => answered({ entries: [], next: null }),
      'GET desk': () => counted.promise,
    })
    expect(bar().scrollLeft).toBe(855)
    expect(await screen.findByText(texts.audit.none)).toBeTruthy()
    counted.resolve(answered({ count: 3, conversations: [] }))
    await waitFor(() => expect(bar().scrollLeft).toBe(895))
    // `scrollIntoView` would scroll the page as well.
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('OPEN-06 include an overview of what is queued and since when, with links only where the role has access', async () => {
    const waiting = {
      'GET overview': () =>
        answered({
          photos: { count: 3, oldest_at: new Date(Date.now() - 2.5 * 3_600_000).toISOString() },
          complaints: { count: 0, oldest_at: null, urgent: 0, handed: 0 },
          objections: { count: 1, oldest_at: null },
          texts: { count: 1, oldest_at: null },
          verifications: { count: 1, oldest_at: null },
          erasures: { count: 2, oldest_at: '2026-11-01T20:00:00.000Z' },
          case_complaints: null,
          case_objections: null,
          risks: { count: 1, oldest_at: null, urgent: 0 },
        }),
    }
    openConsole('/staff', staffUser('finance'), waiting)
    const photos = await screen.findByText(/^foto’s wachten/, { selector: 'main span' })
    expect(photos.parentElement?.textContent).toContain('3')
    expect(photos.parentElement?.textContent).toMatch(/De oudste kwam 2 uur geleden binnen/)
    expect(within(screen.getByRole('main')).getByText(texts.overview.nothing)).toBeTruthy()
    expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
  })
})

test('MOD-04 the overview says how many complaints are urgent', async () => {
  openConsole('/staff', staffUser('moderator'), {
    'GET overview': () =>
      answered({
        photos: { count: 0, oldest_at: null },
        objections: { count: 0, oldest_at: null },
        verifications: { count: 0, oldest_at: null },
        texts: { count: 0, oldest_at: null },
        erasures: { count: 0, oldest_at: null },
        case_complaints: null,
        case_objections: null,
        risks: { count: 0, oldest_at: null, urgent: 0 },
        complaints: { count: 3, oldest_at: null, urgent: 2, handed: 0 },
      }),
  })
  expect((await screen.findByText('2 zijn urgent.')).closest('a')?.getAttribute('href')).toBe('/staff/complaints')
})

describe('the overview', () => {
  const nothing = { count: 0, oldest_at: null }
  const open = (more: object) =>
    openConsole('/staff', staffUser('moderator', 'lead'), {
      'GET overview': () =>
        answered({
          photos: nothing,
          verifications: nothing,
          texts: nothing,
          objections: nothing,
          erasures: nothing,
          complaints: { ...nothing, count: 4, urgent: 0, handed: 0 },
          case_complaints: null,
          case_objections: null,
          risks: { ...nothing, urgent: 0 },
          ...more,
        }),
    })
  const entry = async (text: RegExp) => (await screen.findByText(text, { selector: 'main span' })).closest('a')!

  test('MOD-06 MOD-07 has the complaints and objections of cases apart, for the roles that answer them', async () => {
    const oldest_at = new Date(Date.now() - 2.5 * 3_600_000).toISOString()
    open({ case_complaints: { count: 3, oldest_at, urgent: 2 }, case_objections: { count: 1, oldest_at } })
    const complaints = await entry(/^klachten over minderjarigen of misbruik/)
    expect(complaints.getAttribute('href')).toBe('/staff/complaints')
    expect(complaints.textContent).toMatch(/^3.*2 zijn urgent\. De oudste kwam 2 uur geleden binnen/)
    const objections = await entry(/^bezwaar in een zaak/)
    expect(objections.getAttribute('href')).toBe('/staff/objections')
    expect(objections.textContent).toMatch(/^1.*De oudste kwam 2 uur geleden binnen/)
    const rail = within(screen.getByRole('navigation', { name: texts.nav.label }))
    expect(rail.getByRole('link', { name: /^Klachten/ }).textContent).toContain('7')
    expect(rail.getByRole('link', { name: /^Bezwaren/ }).textContent).toContain('1')
  })

  test('MOD-06 MOD-07 has no entry for work that the role cannot do', async () => {
    open({})
    await entry(/^klachten wachten/)
    expect(screen.queryByText(/hoofdmoderator/)).toBeNull()
  })

  test('MOD-12 says of the risks how many are urgent, and since when the first one waits', async () => {
    const oldest_at = new Date(Date.now() - 2.5 * 3_600_000).toISOString()
    open({ risks: { count: 5, oldest_at, urgent: 2 } })
    const risks = await entry(/^accounts met signalen/)
    expect(risks.textContent).toMatch(/^5.*2 zijn urgent\. De oudste kwam 2 uur geleden binnen/)
  })
})

describe('signing out of the console', () => {
  test('ROLE-11 ends the session on the server, deletes drafts and shows the sign-in', async () => {
    sessionStorage.setItem('staff-draft:STAFF1:answer:X', 'half an answer')
    const { sent, user } = openConsole('/staff', staffUser('moderator'))
    await user.click(screen.getByRole('button', { name: texts.signOut }))
    expect(await screen.findByRole('heading', { name: texts.signIn.title })).toBeTruthy()
    expect(screen.queryByText(texts.signIn.ended)).toBeNull()
    await waitFor(() => expect(sent('DELETE', 'session')).toHaveLength(1))
    expect(sessionStorage.getItem('staff-draft:STAFF1:answer:X')).toBeNull()
  })
})

describe('the session of the console', () => {
  test('ROLE-11 is absent after staff_required, and any other refusal is an error', async () => {
    stubApi(() => refusal('staff_required', 'Log in.'))
    expect(await newClient().fetchQuery(staffQuery)).toBeNull()
    stubApi(() => refusal('role_required', 'Niet jouw rol.'))
    await expect(newClient().fetchQuery(staffQuery)).rejects.toThrow('Niet jouw rol.')
  })

  test('ROLE-11 hides everything when it ends by itself, keeps typed text, and the sign-in says so', async () => {
    const draft = 'staff-draft:STAFF1:answer:X'
    sessionStorage.setItem(draft, 'half an answer')
    const { client, sent } = openConsole('/staff', staffUser('moderator'))
    await screen.findByRole('heading', { name: texts.overview.title })
    client.setQueryData(['staff', 'member', 'anna'], { name: 'Anna' })
    const end = vi.fn(() => endSession(client))
    act(() => void end())
    expect(end).toHaveReturnedWith(true)
    expect(await screen.findByRole('heading', { name: texts.signIn.title })).toBeTruthy()
    expect(screen.getByText(texts.signIn.ended)).toBeTruthy()
    expect(client.getQueryData(['staff', 'member', 'anna'])).toBeUndefined()
    expect(sessionStorage.getItem(draft)).toBe('half an answer')
    expect(sent('DELETE', 'session')).toEqual([])
  })

  test.each([
    ['nobody is signed in', null, true],
    ['the session is not known yet', undefined, false],
  ] as const)('ROLE-11 does not end where %s', (_, user, wasKnown) => {
    const client = newClient()
    if (user === null) client.setQueryData(staffQuery.queryKey, null)
    expect(endSession(client)).toBe(wasKnown)
    expect(hasEnded.read()).toBe(false)
  })

  test('ROLE-11 ends on screen after the idle time', async () => {
    vi.useFakeTimers()
    const { calls } = openConsole('/staff', staffUser('moderator'))
    const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
    const isIn = () => screen.queryByRole('navigation', { name: texts.nav.label }) !== null
    await pass(staffSession.idleMinutes - 1)
    expect(isIn()).toBe(true)
    // One key press restarts the idle time.
    fireEvent.keyDown(document.body, { key: 'Shift' })
    await pass(6)
    const asked = calls.length
    // Polling has stopped, because nobody was active for five minutes.
    await pass(staffSession.idleMinutes - 7)
    expect([isIn(), calls.length]).toEqual([true, asked])
    await pass(2)
    expect(isIn()).toBe(false)
    expect(screen.getByText(texts.signIn.ended)).toBeTruthy()
  })
})

test('OPEN-06 an overview of the console that fails to load shows the reason, and is reloaded by a press', async () => {
  let times = 0
  const { user } = openConsole('/staff', staffUser('moderator'), {
    'GET overview': () =>
      times++ === 0
        ? refusal('role_required', 'Nu even niet.')
        : answered({
            photos: { count: 1, oldest_at: null },
            complaints: { count: 12, oldest_at: null, urgent: 2, handed: 0 },
            objections: { count: 0, oldest_at: null },
            texts: { count: 0, oldest_at: null },
            verifications: { count: 0, oldest_at: null },
            erasures: { count: 0, oldest_at: null },
            case_complaints: null,
            case_objections: null,
            risks: { count: 0, oldest_at: null, urgent: 0 },
          }),
  })
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Nu even niet.')).toBeTruthy()
  await user.click(main.getByRole('button'))
  expect((await main.findByRole('link', { name: /12/ })).getAttribute('href')).toBe('/staff/complaints')
  expect(main.getByRole('link', { name: /1foto/ }).getAttribute('href')).toBe('/staff/photos')
  expect(main.queryByText('Nu even niet.')).toBeNull()
  // The navigation has the same counts, in words for a screen reader.
  expect([...sections()].map((link) => link.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('1 wacht'), expect.stringContaining('12 wachten')]),
  )
})

test('OPEN-06 a crashed screen of the console leaves the navigation, and can be retried', async () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  const { client, user } = openConsole(`/staff/members?q=${annaCard.id}`, staffUser('moderator'), {
    'GET member': () => answered(shownFile({ signup_date: 'no moment' })),
  })
  const retry = await screen.findByRole('button', { name: app.errors.retry })
  expect(screen.getByRole('main').textContent).toContain(app.errors.temporary)
  expect(names()).toContain(texts.nav.members)
  const key = ['staff', 'member', annaCard.id]
  act(() => void client.setQueryData(key, shownFile()))
  await user.click(retry)
  expect(await screen.findByText('anna@example.org')).toBeTruthy()
  silence.mockRestore()
})
