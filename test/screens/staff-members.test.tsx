import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { safety } from '#shared/i18n/nl/safety.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const words = safety.decision
const anna = {
  ...shownFile({ premium: true, credits: 17, about: 'Ik hou van varen.', sessions: 2 }),
  decisions: [
    {
      id: 'D1',
      at: '2026-11-01T20:00:00.000Z',
      staff: 'Jo',
      action: 'photo_refused',
      member: annaCard.id,
      reason: 'minor',
      number: 'WM7P-CNVH',
    },
  ],
  payments: [
    { id: 'P1', at: '2026-11-02T20:00:00.000Z', status: 'completed', amount_cents: 1499, currency: 'EUR', credits: 50 },
  ],
}

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const open = (
  more: object = {},
  {
    role = 'moderator' as StaffRole,
    post = () => answered({ status: 'active' }),
    decided = () => answered({ number: 'WM7P-CNVH' }),
  } = {},
) =>
  openConsole(`/staff/members?q=${annaCard.id}`, staffUser(role), {
    'GET member': () => answered({ ...anna, ...more }),
    'POST member': post,
    'POST decision': decided,
  })
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

afterEach(() => expectSoundPage())

describe('the member search of the console', () => {
  test('OPEN-06 makes one call, with the input trimmed', async () => {
    const { sent, user } = openConsole('/staff/members', staffUser('moderator'), {
      'GET member': () => answered(anna),
    })
    expect(sent('GET', 'member')).toEqual([])
    await user.type(await screen.findByRole('searchbox'), '   ')
    await user.click(screen.getByRole('button', { name: texts.member.find }))
    expect(sent('GET', 'member')).toEqual([])
    await user.type(screen.getByRole('searchbox'), ' anna@example.org ')
    await user.click(screen.getByRole('button', { name: texts.member.find }))
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(sent('GET', 'member').map(({ query }) => query)).toEqual([{ q: 'anna@example.org' }])
  })

  test('OPEN-06 shows a text for an empty result, not an error', async () => {
    openConsole('/staff/members?q=nobody', staffUser('moderator'), {
      'GET member': () => refusal('not_found', 'Niet gevonden.'),
    })
    expect(await screen.findByText(texts.member.nobody)).toBeTruthy()
    expect(screen.queryByText('Niet gevonden.')).toBeNull()
  })

  test('OPEN-06 shows the facts of the account', async () => {
    open()
    expect(await screen.findByText('Ik hou van varen.')).toBeTruthy()
    expect(
      [
        texts.member.email,
        texts.member.premium,
        texts.member.credits,
        texts.member.invisible,
        texts.member.sessions,
      ].map(row),
    ).toEqual(['anna@example.org', 'Ja', '17', 'Nee', '2'])
    expect(screen.getByText(texts.member.status.active)).toBeTruthy()
  })

  test('OPEN-06 shows a moderator decisions with their reasons in words, but no payments', async () => {
    open()
    const list = await screen.findByRole('region', { name: texts.member.decisions })
    expect(list.textContent).toContain(texts.photos.reasons.minor)
    expect(list.textContent).toContain(`${words.facts.number} WM7P-CNVH`)
    expect(list.textContent).toContain(texts.audit.actions.photo_refused)
    // A table would be cut off on a phone, and beside the facts on a desktop.
    expect(within(list).queryByRole('table')).toBeNull()
    expect(screen.queryByText(/14,99/)).toBeNull()
  })

  test('OPEN-06 shows finance payments, but neither decisions nor actions', async () => {
    open({}, { role: 'finance' })
    const table = await screen.findByRole('region', { name: texts.member.payments })
    expect(table.textContent).toContain('14,99')
    expect(table.textContent).toContain(texts.member.paymentStatus.completed)
    expect(screen.queryByRole('region', { name: texts.member.decisions })).toBeNull()
    expect(screen.queryByRole('button', { name: texts.actions.decide.button })).toBeNull()
  })
})

describe('MOD-03 MOD-08 the search by number', () => {
  const complaint = {
    id: '01KAFM9F6H2JM5PR8TWYB3E7GK',
    kind: 'profile',
    category: 'scam',
    priority: 2,
    text: 'Wil geld.',
    language: 'nl',
    from: null,
    about: annaCard,
    escalated: null,
    owner: null,
    flagger: null,
    notifier: null,
    good_faith: true,
    about_left: false,
    about_language: null,
    status: 'open',
    created_at: '2026-11-01T20:00:00.000Z',
    answered_at: null,
  }
  const decision = {
    number: 'WM7P-CNVH',
    kind: 'warned',
    at: '2026-11-01T20:00:00.000Z',
    objected: true,
    member: annaCard,
  }
  const search = (q: string, found: object, role: StaffRole = 'moderator') =>
    openConsole(`/staff/members?q=${q}`, staffUser(role), {
      'GET member': () => refusal('not_found', 'Niet gevonden.'),
      'GET members': () => answered({ members: [], more: false }),
      'GET numbers': () => answered(found),
    })
  const panel = async () => within(await screen.findByRole('region', { name: texts.member.numbered }))

  test('leads to the complaint, whose receipt is beside it, without the text that nobody was found', async () => {
    search('wyb3e7gk', { complaints: [complaint], decision: null })
    const found = await panel()
    expect(found.getByText('WYB3-E7GK')).toBeTruthy()
    expect(found.getByRole('link', { name: 'Wil geld.' }).getAttribute('href')).toContain(`complaints/${complaint.id}`)
    expect(screen.queryByText(texts.member.nobody)).toBeNull()
  })

  test('leads to the open objection and the file of its member', async () => {
    search('WM7P-CNVH', { complaints: [], decision })
    const found = await panel()
    expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining('objections/WM7P-CNVH'),
      expect.stringContaining(`members?q=${annaCard.id}`),
    ])
    expect(found.getByText(texts.objections.waiting)).toBeTruthy()
  })

  test('leads only to the member if no objection waits, and nowhere once the member has left', async () => {
    search('WM7P-CNVH', { complaints: [], decision: { ...decision, objected: false, member: null } })
    const found = await panel()
    expect(found.queryAllByRole('link')).toEqual([])
    expect(found.getByText(texts.objections.left)).toBeTruthy()
  })

  test('says that nobody was found if nothing has the number', async () => {
    search('WM7P-CNVH', { complaints: [], decision: null })
    expect(await screen.findByText(texts.member.nobody)).toBeTruthy()
  })

  test('is not made for other text, or by finance', async () => {
    const { sent } = search('anna', { complaints: [], decision: null })
    expect(await screen.findByText(texts.member.nobody)).toBeTruthy()
    expect(sent('GET', 'numbers')).toEqual([])
    cleanup()
    const finance = search('WM7P-CNVH', { complaints: [], decision }, 'finance')
    expect(await screen.findByText(texts.member.nobody)).toBeTruthy()
    expect(finance.sent('GET', 'numbers')).toEqual([])
    expect(screen.getByLabelText(texts.member.search)).toBeTruthy()
  })
})

describe('actions of staff on a member', () => {
  const dialog = () => within(screen.getByRole('dialog'))

  const decide = texts.actions.decide
  const field = (name: string) => dialog().getByRole<HTMLTextAreaElement>('textbox', { name })
  const ground = () => dialog().getByRole('combobox', { name: decide.ground })
  const submit = (user: ReturnType<typeof open>['user']) =>
    user.click(dialog().getByRole('button', { name: decide.submit }))

  test('MOD-01 TRAP-63 include a decision, whose rule and facts are required, sent, and then cleared', async () => {
    const { sent, user } = open()
    await user.click(await screen.findByRole('button', { name: decide.button }))
    // The hint says who reads the facts.
    expect(
      dialog().getByRole('textbox', { description: new RegExp(`^${decide.factsHint} De ontvanger leest`) }),
    ).toBeTruthy()
    await user.type(field(decide.facts), ' kort ')
    await submit(user)
    expect(dialog().getByText(decide.groundMissing)).toBeTruthy()
    expect(dialog().getByText('Schrijf minstens 10 tekens.')).toBeTruthy()
    expect(sent('POST', 'decision')).toEqual([])
    await user.selectOptions(dialog().getByRole('combobox', { name: decide.kind }), 'suspended')
    await user.click(dialog().getByRole('radio', { name: '7 dagen' }))
    await user.selectOptions(ground(), 'scam')
    await user.type(field(decide.facts), ', vroeg om geld')
    await submit(user)
    expect(await screen.findByText('Besluit WM7P-CNVH is genomen en gemaild.')).toBeTruthy()
    expect(sent('POST', 'decision').map(({ body: { id: _, ...body } }) => body)).toEqual([
      {
        member: annaCard.id,
        effect: { kind: 'suspended', days: 7 },
        ground: 'scam',
        source: 'notice',
        facts: ' kort , vroeg om geld',
      },
    ])
    expect(Object.keys(sessionStorage).filter((key) => key.includes('decide'))).toEqual([])
    // The member on the page is reloaded.
    await waitFor(() => expect(sent('GET', 'member').length).toBeGreaterThan(1))
  })

  test('MOD-01 include the removal of an approved photo, and of a text', async () => {
    const { sent, user } = open()
    await user.click(await screen.findByRole('button', { name: decide.removeText }))
    await user.selectOptions(ground(), 'contact_data')
    await user.type(field(decide.facts), 'Een telefoonnummer.')
    await submit(user)
    await waitFor(() => expect(sent('POST', 'decision')).toHaveLength(1))
    expect(sent('POST', 'decision')[0]!.body.effect).toEqual({ kind: 'text_removed', field: 'about' })
  })

  test('MOD-01 include the removal of a name, but not of the name of a fictional profile', async () => {
    const { sent, user } = open()
    await user.click(await screen.findByRole('button', { name: decide.button }))
    await user.selectOptions(dialog().getByRole('combobox', { name: decide.kind }), 'name_removed')
    await user.selectOptions(ground(), 'contact_data')
    await user.type(field(decide.facts), 'Een telefoonnummer.')
    await submit(user)
    await waitFor(() => expect(sent('POST', 'decision')).toHaveLength(1))
    expect(sent('POST', 'decision')[0]!.body).toMatchObject({
      effect: { kind: 'name_removed' },
      ground: 'contact_data',
      facts: 'Een telefoonnummer.',
    })
    cleanup()
    const fictional = open({ card: { ...annaCard, fictional: true } })
    await fictional.user.click(await screen.findByRole('button', { name: decide.button }))
    expect(dialog().queryByRole('option', { name: safety.decision.kinds.name_removed })).toBeNull()
    expect(dialog().getByRole('option', { name: safety.decision.kinds.banned })).toBeTruthy()
  })

  test('MOD-01 include pausing complaints after a warning for misuse, also of a banned member', async () => {
    const { sent, user } = open({ misuse_warned: true, status: 'banned' })
    expect(screen.queryByText(texts.member.complaintsPausedUntil)).toBeNull()
    await user.click(await screen.findByRole('button', { name: decide.button }))
    expect(dialog().getByText(words.kinds.complaints_paused)).toBeTruthy()
    await user.click(dialog().getByRole('radio', { name: '30 dagen' }))
    await user.selectOptions(ground(), 'misuse')
    await user.type(field(decide.facts), 'Tien klachten zonder grond.')
    await submit(user)
    await waitFor(() => expect(sent('POST', 'decision')).toHaveLength(1))
    expect(sent('POST', 'decision')[0]!.body).toMatchObject({
      effect: { kind: 'complaints_paused', days: 30 },
      ground: 'misuse',
      source: 'notice',
    })
    cleanup()
    const active = open({ misuse_warned: true })
    await active.user.click(await screen.findByRole('button', { name: decide.button }))
    await active.user.selectOptions(dialog().getByRole('combobox', { name: decide.kind }), 'complaints_paused')
    expect([...(ground() as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['', 'misuse'])
  })

  test('MOD-01 do not include it without a warning or while a pause lasts, whose end the file shows', async () => {
    const until = '2026-12-05T11:00:00.000Z'
    for (const more of [{}, { misuse_warned: true, complaints_paused_until: until }]) {
      const { user } = open(more)
      await user.click(await screen.findByRole('button', { name: decide.button }))
      expect(dialog().queryByRole('option', { name: words.kinds.complaints_paused })).toBeNull()
      expect(dialog().getByRole('option', { name: words.kinds.banned })).toBeTruthy()
      if (more.complaints_paused_until) expect(row(texts.member.complaintsPausedUntil)).toContain('05-12-2026')
      cleanup()
    }
  })

  test('TRAP-63 include lifting the ban of a banned member, about whom nothing else can be decided', async () => {
    const { sent, user } = open({ status: 'banned', may_lift: true })
    await user.click(await screen.findByRole('button', { name: texts.actions.unban.button }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: decide.button, hidden: true }).disabled).toBe(true)
    await user.type(dialog().getByRole('textbox'), 'Vergissing')
    await user.click(dialog().getByRole('button', { name: texts.actions.unban.button }))
    await waitFor(() =>
      expect(sent('POST', 'member')[0]?.body).toMatchObject({ action: 'unban', reason: 'Vergissing' }),
    )
  })

  test('MOD-01 say that an earlier suspension goes on where the member is still banned', async () => {
    const { user } = open({ status: 'banned', may_lift: true }, { post: () => answered({ status: 'banned' }) })
    await user.click(await screen.findByRole('button', { name: texts.actions.unban.button }))
    await user.type(dialog().getByRole('textbox'), 'Vergissing')
    await user.click(dialog().getByRole('button', { name: texts.actions.unban.button }))
    expect(await screen.findByText(/Een eerdere tijdelijke blokkade loopt weer door/)).toBeTruthy()
  })

  test('TRAP-63 keep a refused decision open, with its facts', async () => {
    const { user } = open({}, { decided: () => refusal('already_decided', 'Hier is al over beslist.') })
    await user.click(await screen.findByRole('button', { name: decide.button }))
    await user.selectOptions(ground(), 'scam')
    await user.type(field(decide.facts), 'Vroeg om geld.')
    await submit(user)
    expect(await dialog().findByText('Hier is al over beslist.')).toBeTruthy()
    expect(field(decide.facts).value).toBe('Vroeg om geld.')
  })

  test('OPEN-06 include ending all sessions after a confirmation', async () => {
    const { sent, user } = open()
    await user.click(await screen.findByRole('button', { name: texts.actions.endSessions.button }))
    expect(sent('POST', 'member')).toEqual([])
    await user.click(dialog().getByRole('button', { name: texts.actions.endSessions.button }))
    await waitFor(() => expect(sent('POST', 'member')[0]?.body).toEqual({ id: annaCard.id, action: 'end_sessions' }))
  })

  test('OPEN-06 do not include ending sessions where there are none', async () => {
    open({ sessions: 0 })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: texts.actions.endSessions.button })
    expect(button.disabled).toBe(true)
  })
})

describe('the audit trail in the console', () => {
  const entry = (id: string, action: string, more: object = {}) => ({
    id,
    at: '2026-11-01T20:00:00.000Z',
    staff: 'Jo',
    action,
    member: null,
    reason: null,
    ...more,
  })
  const trail = (role: 'moderator' | 'finance' = 'moderator') =>
    openConsole('/staff/audit', staffUser(role), {
      'GET audit': ({ query }) =>
        answered(
          query?.cursor
            ? { entries: [entry('3', 'signed_in', { staff: 'Kim' })], next: null }
            : {
                entries: [
                  entry('1', 'member_banned', { member: annaCard.id, reason: 'Oplichting' }),
                  entry('2', 'complaint_answered', { reason: 'upheld' }),
                ],
                next: 'older',
              },
        ),
    })
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => each.textContent)

  test('MOD-15 shows who did what to whom and why, and loads further pages', async () => {
    const { sent, user } = trail()
    const link = await screen.findByRole('link', { name: annaCard.id })
    expect(link.getAttribute('href')).toBe(`/staff/members?q=${annaCard.id}`)
    expect(rows()[0]).toContain(`${texts.audit.actions.member_banned}${annaCard.id}Oplichting`)
    expect(rows()[1]).toContain(texts.complaint.outcomes.upheld)
    await user.click(screen.getByRole('button', { name: texts.audit.more }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(sent('GET', 'audit').map(({ query }) => query?.cursor)).toEqual([undefined, 'older'])
  })

  test('UI-15 is a named region that scrolls by keyboard, with shades at edges beyond which it has more columns', async () => {
    trail()
    const region = await screen.findByRole('region', { name: texts.audit.title })
    expect(within(region).getByRole('table')).toBeTruthy()
    expect(region.tabIndex).toBe(0)
    // Covers that scroll with the table, above shades that stay at the edges.
    expect(region.style.backgroundAttachment).toBe('local, local, scroll, scroll')
    expect(region.style.backgroundImage.match(/linear-gradient/g)).toHaveLength(4)
  })

  test('MOD-15 is filtered by the server, by staff, member, action and days', async () => {
    const { sent, user } = trail()
    await screen.findByRole('link', { name: annaCard.id })
    await user.type(screen.getByRole('textbox', { name: texts.audit.staffFilter }), ' Jo ')
    await user.type(screen.getByRole('textbox', { name: texts.audit.memberFilter }), '8P84-77X6')
    await user.selectOptions(screen.getByRole('combobox', { name: texts.audit.filter }), 'complaint_answered')
    await user.type(screen.getByLabelText(texts.audit.from), '2026-11-01')
    await user.click(screen.getByRole('button', { name: texts.audit.apply }))
    const wanted = { staff: 'Jo', member: '8P84-77X6', action: 'complaint_answered', from: '2026-11-01' }
    await waitFor(() => expect(sent('GET', 'audit').at(-1)?.query).toEqual(wanted))
    await user.click(await screen.findByRole('button', { name: texts.audit.clear }))
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.audit.clear })).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.audit.staffFilter }).value).toBe('')
  })

  test.each([
    ['finance', ['refund_made'], ['complaint_answered', 'data_exported']],
    ['moderator', ['refund_made', 'complaint_answered', 'data_exported'], []],
  ] as const)('MOD-08 MOD-15 is filtered by actions that %s may read', async (role, offered, hidden) => {
    trail(role)
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: texts.audit.filter })
    const values = [...field.options].map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining([...offered]))
    expect(values.filter((value) => hidden.some((one) => one === value))).toEqual([])
  })

  test('MOD-15 says so where the filter names nobody', async () => {
    openConsole('/staff/audit', staffUser('finance'), {
      'GET audit': () => refusal('not_found', 'Niet gevonden.'),
    })
    expect(await screen.findByText(texts.audit.noMember)).toBeTruthy()
  })

  test('MOD-15 is saved as a file with words for rules, and formulas disarmed', async () => {
    const files: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${files.push(blob)}` }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = openConsole('/staff/audit', staffUser('finance'), {
      'GET audit': () => answered({ entries: [], next: null }),
      'GET audit-export': ({ query }) =>
        answered(
          query?.cursor
            ? { entries: [entry('2', 'refund_made', { reason: '=HYPERLINK("x")' })], next: null }
            : { entries: [entry('1', 'member_banned', { reason: 'scam: Vroeg om geld.' })], next: 'older' },
        ),
    })
    await user.click(await screen.findByRole('button', { name: texts.audit.save }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = await files[0]!.text()
    expect(text).toContain(`${words.grounds.scam}. Vroeg om geld.`)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).not.toContain('scam:')
  })
})
