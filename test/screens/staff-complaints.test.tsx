import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { navigate } from '#frontend/lib/router.ts'
import { templates } from '#shared/i18n/de/templates.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const id = '01JCOMPLAINT00000007K2M9XQ'
const complaint = {
  id,
  kind: 'message',
  category: 'scam',
  priority: 2,
  created_at: '2026-11-20T20:00:00.000Z',
  text: 'Dit bericht hoort niet.',
  language: 'de',
  from: { ...annaCard, id: '01JMEMBER0000000000000BRAM', name: 'Bram' },
  about: annaCard,
  owner: null,
  escalated: null,
  flagger: null,
  notifier: null,
  good_faith: true,
  about_language: 'nl',
  about_left: false,
  status: 'open',
  answered_at: null,
}
const evidence = {
  profile: null,
  photos: [],
  withheld: 0,
  messages: [
    {
      id: 'm1',
      from: 'about',
      type: 'text',
      text: 'Stuur geld.',
      sent_at: '2026-11-20T19:00:00.000Z',
      reported: false,
    },
    { id: 'm2', from: 'complainer', type: 'text', text: 'Nee.', sent_at: '2026-11-20T19:01:00.000Z', reported: false },
  ],
  reported_text: null,
}
const view = (more: object = {}) =>
  answered({ complaint, related: [], evidence, outcome: null, answer: null, decisions: [], notes: [], ...more })
const warned = { number: 'WM7P-CNVH', kind: 'warned', at: '2026-11-21T20:00:00.000Z', tied: true, over: false }

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

afterEach(() => expectSoundPage())

describe('the list of complaints in the console', () => {
  const list = (path = '/staff/complaints') =>
    openConsole(path, staffUser('moderator'), {
      'GET complaints': ({ query }) =>
        answered(
          query?.cursor
            ? { complaints: [{ ...complaint, id: '01JB', text: 'De tweede', from: null, about: null }], next: null }
            : { complaints: [complaint], next: 'more' },
        ),
    })

  /** Text of each group of the list, without its time, which depends on the reader's time zone. */
  const shown = async (name: string = texts.complaints.open) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) =>
        [...row.querySelectorAll('a, p, a ~ span')].map((part) => (part.querySelector('time') ? '' : part.textContent)),
      )

  test('OPEN-48 shows text, kind and both members, and loads further pages by cursor', async () => {
    const { sent, user } = list()
    const link = await screen.findByRole('link', { name: complaint.text })
    expect(link.getAttribute('href')).toBe(`/staff/complaints/${id}`)
    const scam = `${texts.complaints.priorities.p2}${texts.complaints.categories.scam}`
    expect((await shown())[0]).toEqual([complaint.text, scam, 'Over: Anna Van: Bram', ''])
    await user.click(screen.getByRole('button', { name: texts.complaints.more }))
    await screen.findByRole('link', { name: 'De tweede' })
    expect((await shown())[1]).toEqual(['De tweede', scam, ` Van: ${texts.complaints.visitor}`, ''])
    expect(sent('GET', 'complaints').map(({ query }) => query)).toEqual([
      { status: 'open' },
      { status: 'open', cursor: 'more' },
    ])
    expect(screen.queryByRole('button', { name: texts.complaints.more })).toBeNull()
  })

  test('MOD-17 names the trusted flagger who filed one, and the team for a case', async () => {
    const nobody = { ...complaint, from: null, about: null }
    const complaints = [
      { ...nobody, id: '01JF', flagger: 'Meldpunt' },
      { ...nobody, id: '01JT', escalated: { name: 'Mo', mine: false } },
    ]
    openConsole('/staff/complaints', staffUser('moderator'), {
      'GET complaints': () => answered({ complaints, next: null }),
    })
    expect(await screen.findByText(/Van: Meldpunt$/)).toBeTruthy()
    expect(screen.getByText(new RegExp(`Van: ${texts.complaint.fromTeam}$`))).toBeTruthy()
    expect(screen.queryByText(new RegExp(texts.complaints.visitor))).toBeNull()
  })

  const at = (name: string, more: object) => ({ ...complaint, id: `01J${name}`, text: name, ...more })
  const groups = [
    at('EERSTE', { priority: 1, category: 'minor' }),
    at('NIEMAND', { about: null, priority: 3, category: 'other' }),
    at('TWEEDE', {}),
    at('DERDE', { about: null, priority: 3, category: 'spam' }),
    at('VIERDE', {}),
  ]

  test('MOD-04 groups them by the member that they are about, in the place of the first', async () => {
    openConsole('/staff/complaints', staffUser('moderator'), {
      'GET complaints': () => answered({ complaints: groups, next: null }),
    })
    await screen.findByRole('link', { name: 'EERSTE' })
    expect((await shown()).map(([text, category]) => [text, category])).toEqual([
      ['EERSTE', `SpoedJonger dan 18${texts.forCaseRoles}`],
      ['NIEMAND', 'Iets anders'],
      ['DERDE', 'Reclame'],
    ])
    expect(screen.getByText('Nog 2 over dit lid')).toBeTruthy()
  })

  test('MOD-04 the list stays beside an opened one, and J, K and the arrow keys move through its groups', async () => {
    const { user } = openConsole('/staff/complaints', staffUser('moderator', 'lead'), {
      'GET complaints': () => answered({ complaints: groups, next: null }),
      'GET complaint': ({ query }) => view({ complaint: groups.find((one) => one.id === query!.id) }),
    })
    await screen.findByRole('link', { name: 'EERSTE' })
    const opened = async (key: string, name: string) => {
      await user.keyboard(key)
      await waitFor(() => expect(window.location.pathname).toBe(`/staff/complaints/01J${name}`))
      const link = await screen.findByRole('link', { name, current: 'page' })
      expect(link.closest('li')!.parentElement!.children).toHaveLength(3)
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    }
    await opened('j', 'EERSTE')
    await opened('{ArrowRight}', 'NIEMAND')
    await opened('J', 'DERDE')
    await opened('j', 'DERDE')
    await opened('k', 'NIEMAND')
    await opened('{ArrowLeft}', 'EERSTE')
    await user.click(screen.getByRole('textbox', { name: texts.member.note }))
    await opened('j', 'EERSTE')
    // While a radio button of the answer has the focus, arrow keys do not open another complaint.
    expect(fireEvent.keyDown(screen.getAllByRole('radio').at(-1)!, { key: 'ArrowRight' })).toBe(true)
    expect(window.location.pathname).toBe('/staff/complaints/01JEERSTE')
  })

  test('MOD-04 J loads the next page at the end of the list', async () => {
    const { sent, user } = openConsole(`/staff/complaints/${groups[3]!.id}`, staffUser('moderator'), {
      'GET complaints': ({ query }) =>
        answered(
          query!.cursor
            ? { complaints: [at('LAATSTE', { about: null })], next: null }
            : { complaints: groups, next: 'p2' },
        ),
      'GET complaint': ({ query }) => view({ complaint: groups.find((one) => one.id === query!.id) }),
    })
    await screen.findByRole('link', { name: 'DERDE', current: 'page' })
    await user.keyboard('j')
    expect(await screen.findByRole('link', { name: 'LAATSTE' })).toBeTruthy()
    expect(sent('GET', 'complaints').map(({ query }) => query!.cursor)).toEqual([undefined, 'p2'])
  })

  test('MOD-04 has those handed to the reader in a list of their own, with their number', async () => {
    const waiting = { count: 0, oldest_at: null }
    const { sent, user } = openConsole('/staff/complaints', staffUser('moderator'), {
      'GET overview': () =>
        answered({
          photos: waiting,
          verifications: waiting,
          texts: waiting,
          objections: waiting,
          erasures: waiting,
          complaints: { ...waiting, urgent: 0, handed: 2 },
          case_complaints: null,
          case_objections: null,
          risks: { ...waiting, urgent: 0 },
        }),
      'GET complaints': ({ query }) =>
        answered({ complaints: query!.status === 'handed' ? [complaint] : [], next: null }),
    })
    await user.click(await screen.findByRole('link', { name: /Aan mij overgedragen.*2 aan jou overgedragen/ }))
    expect(await shown(texts.complaints.handed)).toHaveLength(1)
    expect(sent('GET', 'complaints').at(-1)!.query).toEqual({ status: 'handed' })
    const link = screen.getByRole('link', { name: complaint.text })
    expect(link.getAttribute('href')).toBe(`/staff/complaints/${id}?status=handed`)
  })

  test('OPEN-48 has the answered ones at another address', async () => {
    const { sent } = list('/staff/complaints?status=answered')
    await screen.findByRole('link', { name: complaint.text })
    expect(sent('GET', 'complaints')[0]!.query).toEqual({ status: 'answered' })
    expect(screen.getByRole('link', { name: texts.complaints.answered }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the page of a complaint in the console', () => {
  const open = (answer = view(), post = () => answered({ answered: true })) =>
    openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
      'GET complaint': () => answer,
      'POST complaint': post,
    })
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: texts.answer.text })
  const submit = () => screen.getByRole('button', { name: texts.answer.submit })

  test('TRAP-62 shows the text, the complainer, the subject, and the copied messages', async () => {
    open()
    expect(await screen.findByText(complaint.text)).toBeTruthy()
    expect(screen.getByText('Stuur geld.')).toBeTruthy()
    expect(screen.getByText('Nee.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Anna/ }).getAttribute('href')).toContain(annaCard.id)
    expect(screen.getByRole('link', { name: /Bram/ }).getAttribute('href')).toContain('BRAM')
  })

  test('TRAP-63 requires an outcome and ten characters for an answer, which is sent once', async () => {
    const { sent, user } = open(view({ decisions: [warned] }))
    await field()
    await user.click(submit())
    expect(screen.getByText(texts.answer.outcomeMissing)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: texts.answer.outcomes.upheld }))
    await user.type(await field(), '123456789')
    await user.click(submit())
    expect(screen.getByText(/minstens 10 tekens/)).toBeTruthy()
    expect(sent('POST', 'complaint')).toHaveLength(0)
    await user.type(await field(), '0')
    await user.click(submit())
    expect(await screen.findByText(texts.answer.sent)).toBeTruthy()
    expect(sent('POST', 'complaint').map(({ body }) => body)).toEqual([{ id, outcome: 'upheld', answer: '1234567890' }])
    await waitFor(async () => expect((await field()).value).toBe(''))
  })

  test("TRAP-63 appends a prepared answer in the complainer's language to what is written", async () => {
    const { user } = open()
    await user.type(await field(), 'Hallo.')
    await user.click(screen.getByRole('radio', { name: texts.answer.outcomes.dismissed }))
    expect(screen.queryByRole('button', { name: texts.mailed.names.banned })).toBeNull()
    await user.click(screen.getByRole('button', { name: texts.mailed.names.allowed }))
    await waitFor(async () =>
      expect((await field()).value).toBe(`Hallo.\n\n${templates.complaint.allowed} ${templates.complainant.allowed}`),
    )
    expect(screen.getByText(/Duits/)).toBeTruthy()
  })

  test('TRAP-63 keeps the text of an answer that the server refuses', async () => {
    const { user } = open(view({ decisions: [warned] }), () => refusal('already_decided', 'Hier is al over beslist.'))
    await user.type(await field(), 'Lang genoeg antwoord')
    await user.click(screen.getByRole('radio', { name: texts.answer.outcomes.upheld }))
    await user.click(submit())
    expect(await screen.findByText('Hier is al over beslist.')).toBeTruthy()
    expect((await field()).value).toBe('Lang genoeg antwoord')
  })

  test('TRAP-63 keeps a draft per complaint and person through a reload', async () => {
    sessionStorage.setItem(`staff-draft:STAFF1:answer:${id}`, 'Van daarnet')
    sessionStorage.setItem(`staff-draft:STAFF2:answer:${id}`, 'Van een ander')
    open()
    expect((await field()).value).toBe('Van daarnet')
  })

  test('TRAP-62 shows an answered complaint with its answer, and accepts no other', async () => {
    open(
      view({
        complaint: { ...complaint, status: 'answered', answered_at: '2026-11-21T20:00:00.000Z' },
        evidence: null,
        outcome: 'upheld',
        answer: 'We hebben ingegrepen.',
      }),
    )
    expect(await screen.findByText('We hebben ingegrepen.')).toBeTruthy()
    expect(screen.getByText(new RegExp(texts.complaint.outcomes.upheld))).toBeTruthy()
    expect(screen.queryByRole('form', { name: texts.answer.title })).toBeNull()
  })

  test('OPEN-48 reports an unknown complaint, with a link to the list', async () => {
    open(refusal('not_found', 'Niet gevonden.'))
    expect(await screen.findByText(texts.complaint.missing)).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.complaint.back }).getAttribute('href')).toBe('/staff/complaints')
  })
})

describe('MOD-04 who works on a complaint', () => {
  const until = '2026-11-24T12:20:00.000Z'
  const owner = (mine: boolean) => ({ id: 'STAFF2', name: 'Jo', mine, until, handed_by: null })
  /** Opens a complaint. The stub assigns the complaint to the caller, unless `refuses` is set. */
  const open = (first: ReturnType<typeof owner> | null, refuses = false) => {
    let now = first
    return openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
      'GET complaint': () => view({ complaint: { ...complaint, owner: now } }),
      'POST complaint-owner': () => {
        if (refuses) return refusal('complaint_owned', 'Mo behandelt deze klacht.')
        now = { ...owner(true), id: 'STAFF1' }
        return answered({ owned: true })
      },
      'DELETE complaint-owner': () => {
        now = null
        return answered({ owned: false })
      },
    })
  }
  const words = texts.complaint.owner
  const form = () => screen.queryByRole('form', { name: texts.answer.title })

  test('anybody takes one that nobody has, and puts it down again', async () => {
    const { sent, user } = open(null)
    await user.click(await screen.findByRole('button', { name: words.take }))
    await user.click(await screen.findByRole('button', { name: words.release }))
    expect(await screen.findByText(words.nobody)).toBeTruthy()
    expect(sent('POST', 'complaint-owner').map(({ body }) => body)).toEqual([{ id }])
    expect(sent('DELETE', 'complaint-owner').map(({ query }) => query)).toEqual([{ id }])
    expect(form()).toBeTruthy()
  })

  test('one of a colleague has no form, until it is taken over from them', async () => {
    const { sent, user } = open(owner(false))
    expect(await screen.findByText(/^Jo is hiermee bezig/)).toBeTruthy()
    expect(form()).toBeNull()
    await user.click(screen.getByRole('button', { name: words.takeOver }))
    expect(await screen.findByText(/^Je bent hiermee bezig/)).toBeTruthy()
    expect(sent('POST', 'complaint-owner').map(({ body }) => body)).toEqual([{ id, from: 'STAFF2' }])
    expect(form()).toBeTruthy()
  })

  test('says who was faster', async () => {
    const { user } = open(null, true)
    await user.click(await screen.findByRole('button', { name: words.take }))
    expect(await screen.findByText('Mo behandelt deze klacht.')).toBeTruthy()
  })

  test('hands it to a colleague or back to the queue, with a note', async () => {
    const handed = { ...owner(true), handed_by: 'Jo' }
    const { sent, user } = openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
      'GET complaint': () => view({ complaint: { ...complaint, owner: handed } }),
      'GET complaint-handover': () => answered({ colleagues: [{ id: 'STAFF2', name: 'Jo' }] }),
      'POST complaint-handover': () => answered({ handed: true }),
    })
    expect(await screen.findByText(/^Jo heeft dit aan jou overgedragen\./)).toBeTruthy()
    const press = async (choice: string) => {
      await user.click(screen.getByRole('button', { name: words.handOver }))
      const dialog = within(screen.getByRole('dialog'))
      await dialog.findByRole('option', { name: 'Jo' })
      const submit = dialog.getByRole('button', { name: texts.complaint.handOver.submit })
      await user.click(submit)
      expect(dialog.getByText(texts.complaint.handOver.missing)).toBeTruthy()
      await user.selectOptions(dialog.getByRole('combobox'), choice)
      await user.click(submit)
      await user.type(dialog.getByRole('textbox'), 'Jij kent dit lid.')
      await user.click(submit)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await press('Jo')
    await press(texts.complaint.handOver.queue)
    const note = expect.stringMatching(/^[0-9A-Z]{26}$/)
    expect(sent('POST', 'complaint-handover').map(({ body }) => body)).toEqual(
      ['STAFF2', null].map((to) => ({ id, note, to, text: 'Jij kent dit lid.' })),
    )
    expect(sent('GET', 'complaint').length).toBeGreaterThan(1)
  })

  test('the list names the colleague', async () => {
    openConsole('/staff/complaints', staffUser('moderator'), {
      'GET complaints': () => answered({ complaints: [{ ...complaint, owner: owner(false) }], next: null }),
    })
    expect(await screen.findByText('Bij Jo')).toBeTruthy()
  })
})

test('MOD-08 notes of staff are with the complaint, those about related ones with a link, and take another', async () => {
  const at = '2026-11-24T12:20:00.000Z'
  const note = { id: 'N1', at, by: 'Jo', text: 'Kijk ook naar de foto.', complaint: id, handed_to: 'Mo' }
  const other = { ...note, id: 'N2', text: 'Belde hierover.', complaint: '01JCOMPLAINT0000007K2MAAAA', handed_to: null }
  const { sent, user } = openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
    'GET complaint': () => view({ notes: [note, other] }),
    'POST complaint-note': () => answered({ ...note, id: 'N3' }),
  })
  const notes = within(await screen.findByRole('region', { name: texts.member.notes }))
  const [first, second] = notes.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toMatch(/^Kijk ook naar de foto\.Jo, .* overgedragen aan Mo/)
  expect(second).toMatch(/^Belde hierover\.Jo, .* Klacht 7K2M-AAAA/)
  expect(notes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([complaintPath(other.complaint)])
  await user.type(notes.getByRole('textbox'), 'Gebeld.')
  await user.click(notes.getByRole('button', { name: texts.member.addNote }))
  await waitFor(() =>
    expect(sent('POST', 'complaint-note').map(({ body }) => body)).toMatchObject([{ complaint: id, text: 'Gebeld.' }]),
  )
  await waitFor(() => expect(sent('GET', 'complaint').length).toBe(2))
})

test.each([
  ['note', 'POST complaint-note'],
  ['handover', 'POST complaint-handover'],
])('MOD-08 the note of a %s shows at once in a file of the member that was read before', async (how, call) => {
  const note = { id: 'N1', at: complaint.created_at, by: 'Mo', text: 'Gebeld.', complaint: id, handed_to: null }
  const file = { ...shownFile(), notes: [] as object[], complaints: { about: [complaint], by: [] } }
  const { user } = openConsole('/staff/members?q=anna', staffUser('moderator'), {
    'GET member': () => answered(file),
    'GET complaint': () => view(),
    'GET complaint-handover': () => answered({ colleagues: [] }),
    [call]: () => {
      file.notes = [note]
      return answered(how === 'note' ? note : { handed: true })
    },
  })
  expect(await screen.findByText(texts.member.noNotes)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: complaint.text }))
  if (how === 'note') {
    await user.type(await screen.findByRole('textbox', { name: texts.member.note }), note.text)
    await user.click(screen.getByRole('button', { name: texts.member.addNote }))
  } else {
    await user.click(await screen.findByRole('button', { name: texts.complaint.owner.handOver }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox'), 'queue')
    await user.type(dialog.getByRole('textbox'), note.text)
    await user.click(dialog.getByRole('button', { name: texts.complaint.handOver.submit }))
  }
  await waitFor(() => expect(file.notes).toHaveLength(1))
  act(() => navigate('/staff/members', { search: { q: 'anna' } }))
  expect(await screen.findByText(note.text)).toBeTruthy()
})
