import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const at = '2026-11-01T20:00:00.000Z'
const bram = { ...annaCard, id: '01KAFMF7H9KBNQRTWXZ146ADEG', name: 'Bram' }
const complaint = {
  id: '01KAFMC3E5G7JMNQSVWY1357AD',
  kind: 'profile',
  category: 'scam',
  priority: 2,
  created_at: at,
  text: 'Vroeg mij om geld.',
  language: 'nl',
  from: bram,
  about: annaCard,
  about_language: 'nl',
  owner: null,
  about_left: false,
  escalated: null,
  flagger: null,
  notifier: null,
  good_faith: true,
  status: 'open',
  answered_at: null,
}
const noPicture = { full: null, blurred: null, withheld: false }
const photo = { private: false, explicit: false, ...noPicture, uploaded_at: null, reason: null }
const anna = {
  ...shownFile({ signup_date: at, language: 'pl' }),
  sessions: 1,
  devices: [{ device: 'Firefox, Android', first_seen: at, last_seen: at }],
  photos: [
    {
      ...photo,
      id: 'P1',
      status: 'rejected',
      reason: 'taken_down',
      uploaded_at: at,
      history: [
        { id: 'H2', at, staff: 'Jo', action: 'photo_taken_down', reason: 'nudity: Naakt op de foto.' },
        { id: 'H1', at, staff: 'Mo', action: 'photo_approved', reason: null },
      ],
    },
    {
      ...photo,
      id: 'P2',
      status: 'removed',
      history: [{ id: 'H3', at, staff: '', action: 'photo_refused', reason: 'too_small' }],
    },
  ],
  signals: [{ part: 'link', count: 2, points: 10, last_at: at }],
  related: [{ member: bram, status: 'banned', shares: ['device', 'picture'] }],
  notes: [
    { id: 'N1', at, by: 'Jo', text: 'Belde over een klacht.', complaint: null, handed_to: null },
    { id: 'N2', at, by: 'Mo', text: 'Wacht op antwoord.', complaint: '01KAFMC3E5G7JMNQSVWY1357AD', handed_to: 'Jo' },
  ],
  complaints: { about: [complaint], by: [] },
  payment_counts: [{ status: 'completed', count: 3 }],
}

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
const open = (more: object = {}, role: StaffRole = 'moderator') =>
  openConsole(`/staff/members?q=${annaCard.id}`, staffUser(role), {
    'GET member': () => answered({ ...anna, ...more }),
    'POST suspicion': () => answered({ case: complaint.id }),
    'POST note': () => answered({ id: 'N3', at, by: 'Mo', text: 'x', complaint: null, handed_to: null }),
  })
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('MOD-08 the file shows photos with their history in words, also those that are gone', async () => {
  open()
  await screen.findByText('anna@example.org')
  const photos = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  const first = photos.find((text) => text.includes(texts.audit.actions.photo_taken_down))!
  expect(first).toContain('Naakt op de foto.')
  expect(first).not.toContain('nudity')
  expect(first).toContain(texts.audit.actions.photo_approved)
  const second = photos.find((text) => text.includes(texts.member.photoStatus.removed))!
  expect(second).toContain(texts.photos.fileReasons.too_small)
  expect(second).toContain(texts.audit.machine)
})

test('MOD-06 the file says of a picture that the roles of the reader do not show it', async () => {
  open({ photos: [{ ...photo, id: 'P1', status: 'active', withheld: true, history: [] }] })
  expect(await screen.findByText(texts.member.withheld)).toBeTruthy()
  expect(screen.queryByText(texts.member.noPicture)).toBeNull()
})

test('MOD-07 a case that is opened instead of the removal of a photo names this photo', async () => {
  const photos = ['P1', 'P2'].map((id) => ({ ...photo, id, status: 'active', history: [] }))
  const { sent, user } = open({ photos })
  const { decide } = texts.actions
  await user.click(await screen.findByRole('button', { name: `${decide.removePhoto} 2` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: decide.ground }), 'illegal')
  await user.selectOptions(dialog.getByRole('combobox', { name: texts.photos.ask.child_abuse }), 'case')
  await user.click(dialog.getByRole('button', { name: decide.submit }))
  await waitFor(() =>
    expect(sent('POST', 'suspicion').map(({ body }) => body)).toEqual([
      { member: annaCard.id, suspicion: 'child_abuse', photo: 'P2' },
    ]),
  )
})

test('MOD-08 the file shows language, devices, signals, complaints and the number of payments', async () => {
  open()
  expect((await part(texts.member.devices)).getByText('Firefox, Android')).toBeTruthy()
  expect((await part(texts.member.signals)).getByText('Stuurt links, in 2 gesprekken')).toBeTruthy()
  const link = (await part(texts.member.complaintsAbout)).getByRole('link', { name: 'Vroeg mij om geld.' })
  expect(link.getAttribute('href')).toBe(`/staff/complaints/${complaint.id}`)
  expect((await part(texts.member.complaintsBy)).getByText(texts.member.noComplaints)).toBeTruthy()
  expect((await part(texts.member.payments)).getByText(/Betaald/).textContent).toBe('Betaald: 3')
  expect(screen.getByText('Polski')).toBeTruthy()
})

test('MOD-08 the file shows accounts that share something, with what, and their status', async () => {
  open()
  const related = await part(texts.member.related)
  const row = related.getByRole('listitem')
  expect(within(row).getByRole('link', { name: `Bram, ${bram.age}` })).toBeTruthy()
  for (const text of [texts.member.shares.device, texts.member.shares.picture, texts.member.status.banned])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(row).queryByText(texts.member.shares.payment)).toBeNull()
})

test('MOD-08 a note is sent once it has words, and says that the member can read it', async () => {
  const { sent, user } = open()
  const notes = await part(texts.member.notes)
  expect(notes.getByText('Belde over een klacht.')).toBeTruthy()
  // A note about a complaint has a link to the complaint.
  const about = notes.getByText('Wacht op antwoord.').closest('li')!
  expect(about.textContent).toContain('overgedragen aan Jo')
  expect(within(about).getByRole('link').getAttribute('href')).toBe(complaintPath(complaint.id))
  const field = notes.getByRole('textbox', { name: texts.member.note, description: texts.member.noteHint })
  await user.click(notes.getByRole('button', { name: texts.member.addNote }))
  expect(notes.getByText('Schrijf minstens 3 tekens.')).toBeTruthy()
  expect(sent('POST', 'note')).toEqual([])
  await user.type(field, 'Heeft een nieuw nummer.')
  await user.click(notes.getByRole('button', { name: texts.member.addNote }))
  expect(sent('POST', 'note').map(({ body: { id: _, ...body } }) => body)).toEqual([
    { member: annaCard.id, text: 'Heeft een nieuw nummer.' },
  ])
  expect((field as HTMLTextAreaElement).value).toBe('')
})

test('MOD-08 ROLE-12 finance sees neither notes, complaints, signals nor devices', async () => {
  open({}, 'finance')
  expect(await screen.findByText('anna@example.org')).toBeTruthy()
  for (const name of [texts.member.notes, texts.member.complaintsAbout, texts.member.signals, texts.member.devices])
    expect(screen.queryByRole('region', { name })).toBeNull()
})

describe('OPEN-06 the search by a part of a name', () => {
  const find = (q: string, others: object[], file: object | null = null) =>
    openConsole(`/staff/members?q=${encodeURIComponent(q)}`, staffUser('moderator'), {
      'GET member': () => (file ? answered(file) : refusal('not_found', '')),
      'GET members': () => answered({ members: others, more: others.length > 1 }),
    })

  test('lists members whose name has such a word, each with a link to the file', async () => {
    const { sent } = find('žof', [
      { member: bram, status: 'banned' },
      { member: annaCard, status: 'active' },
    ])
    const named = await part('Leden met een woord in hun naam dat begint met “žof”')
    const rows = named.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(new RegExp(`^Bram, \\d+${texts.member.status.banned}$`))
    expect(named.getByRole('link', { name: /^Anna/ }).getAttribute('href')).toContain(annaCard.id)
    expect(named.getByText(texts.member.moreNamed)).toBeTruthy()
    expect(screen.queryByText(texts.member.nobody)).toBeNull()
    expect(sent('GET', 'members').map(({ query }) => query)).toEqual([{ q: 'žof' }])
  })

  test('leaves out the member whose file is open', async () => {
    const both = [annaCard, bram].map((member) => ({ member, status: 'active' }))
    find('anna', both, anna)
    const named = await part('Leden met een woord in hun naam dat begint met “anna”')
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Bram/),
    ])
    expect(screen.getByText('anna@example.org')).toBeTruthy()
  })

  test('is not asked for an address; nobody found is said', async () => {
    const { sent } = find('anna@example.org', [])
    expect(await screen.findByText(texts.member.nobody)).toBeTruthy()
    expect(sent('GET', 'members')).toEqual([])
  })
})
