import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { templates as german } from '#shared/i18n/de/templates.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { templates as dutch } from '#shared/i18n/nl/templates.ts'
import { answered } from '#test/support/api-stub.ts'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const id = '01JCOMPLAINT00000007K2M9XQ'
const at = '2026-11-20T20:00:00.000Z'
const complaint = {
  id,
  kind: 'profile',
  category: 'scam',
  priority: 2,
  created_at: at,
  text: 'Vraagt geld.',
  language: 'de',
  from: null,
  about: annaCard,
  about_language: 'de',
  owner: null,
  escalated: null,
  flagger: null,
  about_left: false,
  notifier: 'Eva',
  good_faith: true,
  status: 'open',
  answered_at: null,
}
const evidence = {
  profile: { about: 'Stuur geld.', prompts: [] },
  photos: [],
  withheld: 0,
  messages: [],
  reported_text: null,
}
const objection = {
  number: 'WM7P-CNVH',
  kind: 'warned',
  ground: 'scam',
  facts: 'Vroeg om geld.',
  at,
  until: null,
  member: annaCard,
  language: 'nl',
  decided_by: 'Jo',
  own: false,
  may_decide: true,
  text: 'Dat klopt niet.',
  objected_at: at,
  removed_text: null,
  photo: null,
  complaints: [],
}
const erasure = {
  id: 'E1',
  member: annaCard,
  language: 'de',
  timing: 'now',
  way: 'document',
  note: 'Liet een pas zien.',
  by: 'Jo',
  at,
  own: false,
  waits_for: null,
}
const words = texts.mailed
const { decide } = texts.actions

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const openComplaint = (more: { from?: object } = {}, decisions: readonly object[] = []) =>
  openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
    'GET complaint': () =>
      answered({
        complaint: { ...complaint, ...more },
        related: [],
        evidence,
        decisions,
        notes: [],
        outcome: null,
        answer: null,
      }),
    'POST complaint': () => answered({ answered: true }),
    'POST decision': () => answered({ number: 'WM7P-CNVH' }),
  })
type User = ReturnType<typeof openComplaint>['user']
const dialog = () => within(screen.getByRole('dialog'))
const facts = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: decide.facts })
const select = (user: User, name: string, value: string) =>
  user.selectOptions(dialog().getByRole('combobox', { name }), value)
const sendDecision = (user: User) => user.click(dialog().getByRole('button', { name: decide.submit }))
const chip = (name: keyof typeof words.names = 'fitting') => screen.getByRole('button', { name: words.names[name] })
const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
  value.slice(selectionStart, selectionEnd)
/** Text of the facts about an account, in German. */
const accountFacts = (ground: 'scam' | 'spam') => `${german.about.account} ${german.seen[ground]}`

async function openDialog() {
  const page = openComplaint()
  await page.user.click(await screen.findByRole('button', { name: decide.button }))
  await select(page.user, decide.kind, 'warned')
  return page
}

describe('MOD-18 the facts of a decision', () => {
  test('are added in the language of the member below what was typed, with the first gap selected', async () => {
    const { user } = await openDialog()
    expect(dialog().queryByText(words.ready)).toBeNull()
    await user.type(facts(), 'Eerst dit.')
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(facts().value).toBe(`Eerst dit.\n\n${accountFacts('scam')}`))
    await waitFor(() => expect(document.activeElement).toBe(facts()))
    expect(selected(facts())).toBe('[[welche Fotos, Texte oder Nachrichten, und von wann]]')
    expect(dialog().getByText(/De ontvanger leest Duits\./)).toBeTruthy()
  })

  test('are not sent with a gap, of which the field says so, and which is selected', async () => {
    const { sent, user } = await openDialog()
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(facts().value).toBe(accountFacts('scam')))
    await user.keyboard('die Nachrichten von gestern')
    act(() => dialog().getByRole('combobox', { name: decide.ground }).focus())
    await sendDecision(user)
    expect(dialog().getByText(words.left)).toBeTruthy()
    expect(sent('POST', 'decision')).toEqual([])
    expect(document.activeElement).toBe(facts())
    expect(selected(facts())).toBe(/\[\[.*\]\]/.exec(german.seen.scam)![0])
    await user.keyboard('eine Bitte um Geld')
    await sendDecision(user)
    await waitFor(() => expect(sent('POST', 'decision')).toHaveLength(1))
    expect(sent('POST', 'decision')[0]!.body.facts).not.toMatch(/\[|\]/)
  })

  test('stay for another kind that they fit, and are removed for a kind or ground that they do not fit', async () => {
    const { user } = await openDialog()
    await user.type(facts(), 'Eerst dit.')
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(facts().value).toContain(accountFacts('scam')))
    await select(user, decide.kind, 'banned')
    expect(facts().value).toContain(accountFacts('scam'))
    await select(user, decide.kind, 'text_removed')
    await waitFor(() => expect(facts().value).toBe('Eerst dit.'))
    expect(await screen.findByText(words.dropped)).toBeTruthy()
    await user.click(chip())
    await waitFor(() => expect(facts().value).toContain(german.about.text))
    await select(user, decide.ground, 'spam')
    await waitFor(() => expect(facts().value).toBe('Eerst dit.'))
  })

  test('are added once by two presses, and leave with their ground without a typed word', async () => {
    const { user } = await openDialog()
    await user.type(facts(), 'Eerst dit.')
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(facts().value).toContain(accountFacts('scam')))
    await user.click(chip())
    await waitFor(() => expect(selected(facts())).toContain('[['))
    expect(facts().value).toBe(`Eerst dit.\n\n${accountFacts('scam')}`)
    // Staff can also paste the template, so that it occurs twice.
    fireEvent.change(facts(), { target: { value: `${facts().value} En dit.\n${accountFacts('scam')} Tot slot.` } })
    await select(user, decide.ground, 'spam')
    await waitFor(() => expect(facts().value).toBe('Eerst dit.\n\nEn dit.\n\nTot slot.'))
  })

  test('that were deleted leave nothing to check in what is typed after them', async () => {
    const { user } = await openDialog()
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(selected(facts())).toContain('[['))
    await user.clear(facts())
    await user.type(facts(), 'Eigen woorden.')
    await select(user, decide.ground, 'spam')
    expect(dialog().queryByText(words.misfit)).toBeNull()
    expect(facts().value).toBe('Eigen woorden.')
  })

  test('have a rule that the kind can have: misuse of complaints is for a warning and a suspension', async () => {
    const { sent, user } = await openDialog()
    const rule = () => dialog().getByRole<HTMLSelectElement>('combobox', { name: decide.ground })
    const offered = () => [...rule().options].some(({ value }) => value === 'misuse')
    await select(user, decide.ground, 'misuse')
    await user.click(chip())
    await waitFor(() => expect(facts().value).toBe(german.seen.misuse))
    await select(user, decide.kind, 'suspended')
    expect([rule().value, facts().value]).toEqual(['misuse', german.seen.misuse])
    await select(user, decide.kind, 'banned')
    expect([offered(), rule().value]).toEqual([false, ''])
    await waitFor(() => expect(facts().value).toBe(''))
    await user.type(facts(), 'Steeds dezelfde klacht.')
    await sendDecision(user)
    expect(dialog().getByText(decide.groundMissing)).toBeTruthy()
    expect(sent('POST', 'decision')).toEqual([])
  })

  test('that were filled in for another ground must be checked before they are sent', async () => {
    const { sent, user } = await openDialog()
    await select(user, decide.ground, 'scam')
    await user.click(chip())
    await waitFor(() => expect(selected(facts())).toContain('[['))
    await user.keyboard('die Nachrichten von gestern')
    await sendDecision(user)
    await user.keyboard('eine Bitte um Geld')
    await select(user, decide.ground, 'spam')
    expect(await dialog().findByText(words.misfit)).toBeTruthy()
    expect(facts().value).toContain('eine Bitte um Geld')
    await sendDecision(user)
    expect(sent('POST', 'decision')).toEqual([])
    await user.click(dialog().getByRole('button', { name: words.fits }))
    expect(dialog().queryByText(words.misfit)).toBeNull()
    await sendDecision(user)
    await waitFor(() => expect(sent('POST', 'decision')).toHaveLength(1))
  })
})

test('MOD-18 the answer to a visitor offers nothing that only members can do, and is dropped with its outcome', async () => {
  const { user } = openComplaint()
  await user.click(await screen.findByRole('radio', { name: texts.answer.outcomes.dismissed }))
  await user.click(chip('allowed'))
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.answer.text })
  await waitFor(() => expect(answer.value).toBe(german.complaint.allowed))
  await user.click(screen.getByRole('radio', { name: texts.answer.outcomes.agreed }))
  await waitFor(() => expect(answer.value).toBe(''))
  expect(await screen.findByText(words.dropped)).toBeTruthy()
})

test.each([
  [false, `${german.complaint.suspended} ${german.complainant.suspended}`],
  [true, german.complaint.suspended],
])(
  'MOD-18 the answer to a member speaks of a suspension that runs only until it is over: %s',
  async (over, expected) => {
    const { user } = openComplaint({ from: annaCard }, [
      { number: 'WM7P-CNVH', kind: 'suspended', at, tied: true, over },
    ])
    await user.click(await screen.findByRole('radio', { name: texts.answer.outcomes.upheld }))
    await user.click(chip('suspended'))
    const answer = screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.answer.text })
    await waitFor(() => expect(answer.value).toBe(expected))
  },
)

test('MOD-18 the answer to an objection has templates of its outcome only, and a gap is not sent', async () => {
  const { sent, user } = openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
    'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
    'POST objections': () => answered({ decided: true }),
  })
  const answer = await screen.findByLabelText<HTMLTextAreaElement>(texts.objections.answer)
  const send = () => user.click(screen.getByRole('button', { name: texts.objections.submit }))
  expect(screen.queryByText(words.ready)).toBeNull()
  await user.click(screen.getByRole('radio', { name: texts.objections.uphold }))
  expect(screen.queryByRole('button', { name: words.names.mistaken })).toBeNull()
  await user.click(chip('same'))
  await waitFor(() => expect(answer.value).toBe(dutch.objection.same))
  await send()
  expect(sent('POST', 'objections')).toEqual([])
  await user.click(screen.getByRole('radio', { name: texts.objections.reverse }))
  await waitFor(() => expect(answer.value).toBe(''))
  await user.click(chip('mistaken'))
  await waitFor(() => expect(selected(answer)).toBe('[[wat]]'))
  await user.keyboard('de verkeerde persoon')
  await send()
  await waitFor(() =>
    expect(sent('POST', 'objections')[0]!.body).toMatchObject({
      outcome: 'reversed',
      answer: dutch.objection.mistaken.replace('[[wat]]', 'de verkeerde persoon'),
    }),
  )
})

test('MOD-18 MOD-19 the reason to decline an erasure is in the language of the member, and a gap is not sent', async () => {
  const { sent, user } = openConsole('/staff/erasures', staffUser('moderator'), {
    'GET erasures': () => answered({ erasures: [erasure] }),
    'PUT erasures': () => answered({ final_at: null }),
  })
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(texts.requests.erasures.reason)
  await user.click(chip('needed'))
  await waitFor(() => expect(reason.value).toBe(german.erasure.needed))
  await user.click(screen.getByRole('button', { name: texts.requests.erasures.decline }))
  expect(screen.getByText(words.left)).toBeTruthy()
  expect(sent('PUT', 'erasures')).toEqual([])
  await user.keyboard('für eine Klage')
  await user.click(screen.getByRole('button', { name: texts.requests.erasures.decline }))
  await waitFor(() => expect(sent('PUT', 'erasures')[0]!.body.reason).toContain('für eine Klage'))
})
