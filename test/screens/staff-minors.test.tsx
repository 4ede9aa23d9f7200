import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { templates } from '#shared/i18n/nl/templates.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered } from '#test/support/api-stub.ts'
import { annaCard, bramCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const id = '01KAFMC3E5G7JMNQSVWY1357AD'
const at = '2026-11-20T20:00:00.000Z'
const complaint = {
  id,
  kind: 'photo',
  category: 'minor',
  priority: 1,
  created_at: at,
  text: 'Lijkt me 15.',
  language: 'nl',
  from: bramCard,
  about: annaCard,
  about_language: 'nl',
  about_left: false,
  owner: null,
  escalated: null,
  flagger: null,
  notifier: null,
  good_faith: true,
  status: 'open',
  answered_at: null,
}
const member = shownFile({ sessions: 1 })

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Bodies of the calls so far. */
const presses: unknown[] = []
beforeEach(() => void presses.splice(0))
const stubs = (about: object, shown: object = {}) => ({
  'GET complaint': () =>
    answered({
      complaint: { ...complaint, ...about },
      related: [],
      outcome: null,
      answer: null,
      decisions: [],
      notes: [],
      evidence: { profile: null, photos: [], withheld: 0, messages: [], reported_text: null, ...shown },
    }),
  'GET member': () => answered({ ...member, ...about }),
  'POST suspicion': ({ body }: { body: unknown }) => {
    presses.push(body)
    return answered({ case: id })
  },
})
const openFile = (about: object = {}) =>
  openConsole(`/staff/members?q=${annaCard.id}`, staffUser('moderator'), stubs(about))
const openComplaint = (about: object = {}, ...roles: readonly StaffRole[]) =>
  openConsole(`/staff/complaints/${id}`, staffUser('moderator', ...roles), stubs(about))
const button = { name: texts.actions.suspect.button.minor }

test('MOD-06 one press in the file suspends the account and opens a case', async () => {
  const { user } = openFile()
  await user.click(await screen.findByRole('button', button))
  await waitFor(() => expect(presses).toEqual([{ member: annaCard.id, suspicion: 'minor' }]))
})

test.each([
  ['of a member who is suspended for a case', { status: 'banned', suspended_for: id }],
  ['of a banned member', { status: 'banned' }],
])('MOD-06 the file %s has no such button', async (_, about) => {
  openFile(about)
  await screen.findByText('anna@example.org')
  expect(screen.queryByRole('button', button)).toBeNull()
  const link = screen.queryByRole('link', { name: texts.actions.suspect.until })
  expect(link?.getAttribute('href') ?? null).toBe('suspended_for' in about ? `/staff/complaints/${id}` : null)
})

test('MOD-07 one press in the file suspends the account on a suspicion of child abuse', async () => {
  const { user } = openFile()
  await user.click(await screen.findByRole('button', { name: texts.actions.suspect.button.child_abuse }))
  await waitFor(() => expect(presses).toEqual([{ member: annaCard.id, suspicion: 'child_abuse' }]))
})

test.each([
  ['minor', 'child_abuse'],
  ['child_abuse', 'minor'],
] as const)(
  'MOD-06 MOD-07 one press on a complaint of %s names it, and there is none for %s',
  async (category, other) => {
    const { user } = openComplaint({ category })
    await user.click(await screen.findByRole('button', { name: texts.actions.suspect.button[category] }))
    expect(screen.queryByRole('button', { name: texts.actions.suspect.button[other] })).toBeNull()
    await waitFor(() => expect(presses).toEqual([{ member: annaCard.id, suspicion: category, complaint: id }]))
  },
)

test('MOD-06 a complaint of another category has no such button', async () => {
  openComplaint({ category: 'scam' })
  await screen.findByText('Lijkt me 15.')
  expect(screen.queryByRole('button', button)).toBeNull()
})

test('MOD-06 the case says who suspended the account, and is closed by a ban or an unban', async () => {
  openComplaint({ text: '', from: null, escalated: { name: 'Jo', mine: false } }, 'lead')
  await screen.findByText(/^Mogelijk minderjarig, gezien door Jo\./)
  expect(screen.getByText(texts.complaint.fromTeam)).toBeTruthy()
  for (const outcome of Object.values(texts.answer.caseOutcomes))
    expect(screen.getByRole('radio', { name: outcome })).toBeTruthy()
  expect(screen.queryByRole('button', button)).toBeNull()
})

test.each([
  ['requires an age check', 'Yoti', { age_shown: 'Paspoort gezien' }],
  ['requires none', null, {}],
])('TRAP-24 who lets a member in where the country %s', async (_, age_check, sent) => {
  const calls: unknown[] = []
  const stubbed = {
    ...stubs({ escalated: { name: 'Jo', mine: false } }),
    'POST complaint': ({ body }: { body: unknown }) => {
      calls.push(body)
      return answered({ answered: true })
    },
  }
  const { user } = openConsole(`/staff/complaints/${id}`, staffUser('moderator', 'lead'), stubbed, { age_check })
  await user.click(await screen.findByRole('radio', { name: texts.answer.caseOutcomes.upheld }))
  expect(screen.queryByLabelText(texts.answer.ageShown)).toBeNull()
  await user.click(screen.getByRole('radio', { name: texts.answer.caseOutcomes.dismissed }))
  await user.type(screen.getByLabelText(texts.answer.text), 'Je bent oud genoeg.')
  const field = screen.queryByLabelText(texts.answer.ageShown)
  expect(field !== null).toBe(age_check !== null)
  if (field) {
    await user.type(field, ' P')
    await user.click(screen.getByRole('button', { name: texts.answer.submit }))
    expect(calls).toEqual([])
    await user.type(field, 'aspoort gezien')
  }
  await user.click(screen.getByRole('button', { name: texts.answer.submit }))
  await waitFor(() => expect(calls).toEqual([{ id, outcome: 'dismissed', answer: 'Je bent oud genoeg.', ...sent }]))
})

test('TRAP-24 who reverses an objection says how the member showed their age, which is sent with the reversal only', async () => {
  const objection = {
    number: 'WM7P-CNVH',
    kind: 'age_suspended',
    ground: 'minor',
    facts: '',
    at,
    until: null,
    member: annaCard,
    language: 'nl',
    decided_by: 'Jo',
    own: false,
    may_decide: true,
    text: 'Ik ben 21.',
    objected_at: at,
    removed_text: null,
    photo: null,
    complaints: [],
  }
  const stubbed = {
    'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
    'POST objections': ({ body }: { body: unknown }) => {
      presses.push(body)
      return answered({ decided: true })
    },
  }
  const { user } = openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), stubbed, { age_check: 'Yoti' })
  await user.type(await screen.findByLabelText(texts.objections.answer), 'Je bent oud genoeg.')
  const send = () => user.click(screen.getByRole('button', { name: texts.objections.submit }))
  await send()
  expect(screen.getByText(texts.objections.outcomeMissing)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: texts.objections.reverse }))
  await user.type(screen.getByLabelText(texts.answer.ageShown), 'P')
  await send()
  expect(presses).toEqual([])
  await user.type(screen.getByLabelText(texts.answer.ageShown), 'aspoort')
  const said = { number: 'WM7P-CNVH', answer: 'Je bent oud genoeg.' }
  await user.click(screen.getByRole('radio', { name: texts.objections.uphold }))
  await send()
  await waitFor(() => expect(presses).toEqual([{ ...said, outcome: 'upheld' }]))
  await user.type(screen.getByLabelText(texts.objections.answer), said.answer)
  await user.click(screen.getByRole('radio', { name: texts.objections.reverse }))
  await user.type(screen.getByLabelText(texts.answer.ageShown), 'Paspoort')
  await send()
  await waitFor(() => expect(presses[1]).toEqual({ ...said, outcome: 'reversed', age_shown: 'Paspoort' }))
})

test('MOD-06 the case says that its pictures are withheld from other roles', async () => {
  openConsole(
    `/staff/complaints/${id}`,
    staffUser('moderator'),
    stubs({ escalated: { name: 'Jo', mine: false } }, { withheld: 2 }),
  )
  await screen.findByText(/^2 foto’s van deze zaak\./)
})

const abuse = { category: 'child_abuse', text: '', from: null, escalated: { name: 'Jo', mine: false } }

test('MOD-07 the case of child abuse says what each outcome does, and what the answer must not say', async () => {
  openConsole(`/staff/complaints/${id}`, staffUser('moderator', 'lead'), stubs(abuse))
  const dismissed = await screen.findByRole('radio', { name: texts.answer.abuseOutcomes.dismissed })
  expect(screen.getByText(/^Mogelijk kindermisbruik, gezien door Jo\./)).toBeTruthy()
  expect(screen.getByText(/en nooit dat er melding is gedaan/)).toBeTruthy()
  await userEvent.click(dismissed)
  // The only template for this answer names neither the suspicion nor the picture.
  await userEvent.click(screen.getByRole('button', { name: texts.mailed.names.fitting }))
  await screen.findByDisplayValue(templates.case.fine)
})

const controls = () =>
  [texts.complaint.owner.take, texts.complaint.owner.handOver, texts.answer.submit].filter((name) =>
    screen.queryByRole('button', { name }),
  )

test.each(['minor', 'child_abuse'] as const)(
  'MOD-06 MOD-07 the case of the category %s has no controls for a moderator without a named role',
  async (category) => {
    openComplaint({ ...abuse, category })
    await screen.findByText(texts.caseRoles)
    expect(screen.queryByRole('form')).toBeNull()
    expect(controls()).toEqual([])
  },
)

test.each(['minor', 'child_abuse'] as const)(
  'MOD-06 MOD-07 a notice of the category %s says whom it is for, and has only the press for a moderator without a named role',
  async (category) => {
    openComplaint({ category })
    await screen.findByText(texts.caseRoles)
    expect(screen.getAllByText(texts.forCaseRoles).length).toBeGreaterThan(0)
    expect(screen.queryByRole('form')).toBeNull()
    expect(controls()).toEqual([])
    expect(screen.getByRole('button', { name: texts.actions.suspect.button[category] })).toBeTruthy()
  },
)

test.each(['minor', 'child_abuse'] as const)(
  'MOD-06 MOD-07 a notice of the category %s has its form and owner for a named role',
  async (category) => {
    openComplaint({ category }, 'legal')
    await screen.findByRole('form', { name: texts.answer.title })
    expect(screen.queryByText(texts.caseRoles)).toBeNull()
    expect(controls()).toHaveLength(3)
  },
)

test('MOD-07 a notice of an intimate image is not marked as for the named roles', async () => {
  openComplaint({ category: 'intimate_image' })
  await screen.findByRole('form', { name: texts.answer.title })
  expect(screen.queryByText(texts.forCaseRoles)).toBeNull()
})

test.each([
  [true, false],
  [false, true],
])(
  'MOD-06 MOD-07 the ban of a member can be lifted: %s; a text says by whom it is lifted: %s',
  async (may_lift, isSaid) => {
    openFile({ status: 'banned', may_lift })
    await screen.findByText('anna@example.org')
    expect(screen.queryByRole('button', { name: texts.actions.unban.button }) !== null).toBe(may_lift)
    expect(screen.queryByText(texts.actions.unban.caseRoles) !== null).toBe(isSaid)
  },
)

test('MOD-03 MOD-06 an objection about pictures of a case has no form for others', async () => {
  const objection = {
    number: 'WM7P-CNVH',
    kind: 'banned',
    ground: 'minor',
    facts: 'Jong.',
    at,
    until: null,
    member: annaCard,
    language: 'nl',
    decided_by: 'Jo',
    own: false,
    may_decide: false,
    text: 'Ik ben 21.',
    objected_at: at,
    removed_text: null,
    photo: null,
    complaints: [],
  }
  openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
    'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
  })
  await screen.findByText(texts.caseRoles)
  expect(screen.getByText(texts.forCaseRoles)).toBeTruthy()
  expect(screen.queryByLabelText(texts.objections.answer)).toBeNull()
})

test('MOD-06 the file of a member who is suspended for a case leads to the case, not to lifting it', async () => {
  openFile({ status: 'banned', suspended_for: id })
  const link = await screen.findByRole('link', { name: texts.actions.suspect.open })
  expect(link.getAttribute('href')).toBe(`/staff/complaints/${id}`)
  for (const { button: name } of [texts.actions.unban, texts.actions.decide])
    expect(screen.queryByRole('button', { name })).toBeNull()
  for (const name of Object.values(texts.actions.suspect.button))
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([
  ['Jo', 'Genomen door Jo'],
  [null, 'Genomen door een automatische controle'],
])('MOD-03 an objection to a decision by %s names its author: %s', async (decided_by, shown) => {
  const objection = {
    number: 'WM7P-CNVH',
    kind: 'photo_refused',
    ground: 'photo',
    facts: 'Vaag',
    at,
    until: null,
    member: annaCard,
    language: 'nl',
    decided_by,
    own: false,
    may_decide: true,
    text: 'Niet vaag.',
    objected_at: at,
    removed_text: null,
    photo: null,
    complaints: [],
  }
  openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
    'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
  })
  await screen.findByText(shown, { exact: false })
})

test.each([
  ['by a colleague with a role for cases', { may_decide: false }, texts.caseRoles],
  ['by somebody else', { own: true }, texts.objections.own],
])('MOD-03 MOD-07 an objection that is decided %s has no form', async (_, told, shown) => {
  const objection = {
    number: 'WM7P-CNVH',
    kind: 'photo_suspended',
    ground: 'illegal',
    facts: '',
    at,
    until: null,
    member: annaCard,
    language: 'nl',
    decided_by: 'Jo',
    own: false,
    may_decide: true,
    text: 'Niet waar.',
    objected_at: at,
    removed_text: null,
    photo: null,
    complaints: [],
    ...told,
  }
  openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
    'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
  })
  await screen.findByText(shown)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('radio', { name: texts.objections.reverse })).toBeNull()
})
