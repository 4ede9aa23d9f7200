import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { safety } from '#shared/i18n/nl/safety.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { answered } from '#test/support/api-stub.ts'
import { annaCard, bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const id = '01JCOMPLAINT00000007K2M9XQ'
const photo = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const at = '2026-11-20T20:00:00.000Z'
const complaint = {
  id,
  kind: 'photo',
  category: 'scam',
  priority: 2,
  created_at: at,
  text: 'Dit ben ik.',
  language: 'nl',
  from: null,
  about: annaCard,
  about_language: 'nl',
  owner: null,
  escalated: null,
  flagger: null,
  about_left: false,
  notifier: null,
  good_faith: true,
  status: 'open',
  answered_at: null,
}
const evidence = {
  profile: { about: 'Bel me op 0612345678.', prompts: [{ prompt: 'sunday', answer: 'Bel me.' }] },
  photos: [{ id: photo, reported: true }],
  withheld: 0,
  messages: [],
  reported_text: null,
}
const decision = (kind: string, tied: boolean, number = 'WM7P-CNVH') => ({ number, kind, at, tied, over: false })
const view = (decisions: object[] = [], about: object = {}, more: object = {}) => ({
  complaint: { ...complaint, ...about },
  related: [],
  evidence,
  outcome: null,
  answer: null,
  decisions,
  notes: [],
  ...more,
})

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Opens the page of a complaint; the stub adds the decision to the complaint. */
function open(first: object) {
  let shown = first
  return openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
    'GET complaint': () => answered(shown),
    'GET evidence': () => answered({ picture: 'QQ==' }),
    'POST complaint': () => answered({ answered: true }),
    'POST decision': ({ body }) => {
      const { kind } = (body as { effect: { kind: string } }).effect
      shown = view([decision(kind, true)])
      return answered({ number: 'WM7P-CNVH' })
    },
  })
}
const { answer, actions, complaint: words } = texts
const radio = (outcome: keyof typeof answer.outcomes) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${answer.outcomes[outcome]}`) })
const chips = () =>
  within(screen.getByRole('form', { name: answer.title }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== answer.submit)
const submit = () => screen.getByRole('button', { name: answer.submit })
const dialog = () => within(screen.getByRole('dialog'))

describe('MOD-18 the page of a complaint', () => {
  test('offers no outcome that claims a decision before there is one, and no other outcome after', async () => {
    const { sent, user } = open(view())
    await screen.findByText(words.noDecisions)
    expect([radio('upheld').disabled, radio('agreed').disabled, radio('dismissed').disabled]).toEqual([
      ...[true, false, false],
    ])
    expect(screen.getByText(answer.decideFirst)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: actions.decide.button }))
    await user.selectOptions(dialog().getByRole('combobox', { name: actions.decide.kind }), 'warned')
    await user.selectOptions(dialog().getByRole('combobox', { name: actions.decide.ground }), 'scam')
    // The dialog does not ask for a source, because the complaint is the source.
    expect(dialog().queryByRole('radio', { name: actions.decide.own })).toBeNull()
    await user.type(dialog().getByRole('textbox'), 'Vroeg om geld.')
    await user.click(dialog().getByRole('button', { name: actions.decide.submit }))
    expect(await screen.findByText('WM7P-CNVH')).toBeTruthy()
    expect(sent('POST', 'decision').map(({ body: { id: _, ...body } }) => body)).toEqual([
      {
        member: annaCard.id,
        effect: { kind: 'warned' },
        ground: 'scam',
        facts: 'Vroeg om geld.',
        source: 'notice',
        complaint: id,
      },
    ])
    expect([radio('upheld').disabled, radio('agreed').disabled, radio('dismissed').disabled]).toEqual([
      ...[false, true, true],
    ])
    expect(screen.getAllByText(answer.isDecided)).toHaveLength(2)
    await user.click(radio('upheld'))
    expect(chips()).toEqual([texts.mailed.names.warned])
    await user.type(screen.getByRole('textbox', { name: answer.text }), 'Bedankt voor je melding.')
    await user.click(submit())
    await waitFor(() =>
      expect(sent('POST', 'complaint').map(({ body }) => body)).toEqual([
        { id, outcome: 'upheld', answer: 'Bedankt voor je melding.' },
      ]),
    )
  })

  test('MOD-01 offers to remove the reported photo, and a text that the evidence has', async () => {
    const { sent, user } = open(view())
    await user.click(await screen.findByRole('button', { name: actions.decide.button }))
    const kinds = dialog().getByRole('combobox', { name: actions.decide.kind })
    expect(
      within(kinds)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(
      (['photo_removed', 'text_removed', 'name_removed', 'warned', 'suspended', 'banned'] as const).map(
        (kind) => safety.decision.kinds[kind],
      ),
    )
    await user.selectOptions(kinds, 'text_removed')
    await user.click(dialog().getByRole('radio', { name: texts.texts.fields.prompts }))
    await user.selectOptions(dialog().getByRole('combobox', { name: actions.decide.ground }), 'contact_data')
    await user.type(dialog().getByRole('textbox'), 'Een telefoonnummer.')
    await user.click(dialog().getByRole('button', { name: actions.decide.submit }))
    await waitFor(() =>
      expect(sent('POST', 'decision')[0]!.body.effect).toEqual({ kind: 'text_removed', field: 'prompts' }),
    )
  })

  test('MOD-01 offers to remove a message of the member, the reported one first, by its text or as a photo', async () => {
    const said = (one: string, more: object) => ({
      id: one,
      from: 'about',
      type: 'text',
      text: `Tekst ${one}`,
      sent_at: at,
      reported: false,
      ...more,
    })
    const messages = [
      said('M1', {}),
      said('M2', { reported: true, text: 'Stuur me 500 euro. '.repeat(9) }),
      said('M3', { from: 'complainer' }),
      said('M4', { removed: true, text: '' }),
      said('M5', { type: 'image', text: '' }),
    ]
    const photos = [
      { id: photo, reported: false },
      { id: 'message-M5', reported: false },
    ]
    const more = { evidence: { ...evidence, photos, messages } }
    const { sent, user } = open(view([], { from: bramCard }, more))
    await user.click(await screen.findByRole('button', { name: actions.decide.button }))
    // The reported content is the first choice.
    const kind = dialog().getByRole<HTMLSelectElement>('combobox', { name: actions.decide.kind })
    expect(kind.value).toBe('message_removed')
    const choice = dialog().getByRole('combobox', { name: actions.decide.message })
    const options = within(choice).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      `${'Stuur me 500 euro. '.repeat(9).slice(0, 60)}…`,
      'Foto 2',
      'Tekst M1',
    ])
    await user.selectOptions(dialog().getByRole('combobox', { name: actions.decide.ground }), 'scam')
    await user.type(dialog().getByRole('textbox'), 'Hij vroeg om geld.')
    await user.click(dialog().getByRole('button', { name: actions.decide.submit }))
    await waitFor(() =>
      expect(sent('POST', 'decision')[0]!.body.effect).toEqual({ kind: 'message_removed', message: `${at}#M2` }),
    )
  })

  test('lets an earlier decision about the member answer it, which has to be chosen', async () => {
    const { sent, user } = open(view([decision('banned', false), decision('warned', false, 'VK7M-3RDN')]))
    await user.click(await screen.findByRole('radio', { name: answer.outcomes.upheld }))
    expect(chips()).toEqual([])
    await user.type(screen.getByRole('textbox', { name: answer.text }), 'Bedankt voor je melding.')
    await user.click(submit())
    expect(screen.getByText(answer.decisionMissing)).toBeTruthy()
    expect(sent('POST', 'complaint')).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: answer.earlier }), 'WM7P-CNVH')
    expect(chips()).toEqual([texts.mailed.names.banned])
    await user.click(submit())
    await waitFor(() =>
      expect(sent('POST', 'complaint').map(({ body }) => body)).toEqual([
        { id, outcome: 'upheld', answer: 'Bedankt voor je melding.', decision: 'WM7P-CNVH' },
      ]),
    )
  })

  test('MOD-09 about a member who left is upheld by a ban of the address', async () => {
    const { sent, user } = open(view([], { about: null, about_left: true }))
    await user.click(await screen.findByRole('radio', { name: answer.outcomes.upheld }))
    expect(screen.queryByRole('button', { name: actions.decide.button })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: answer.text }), 'Bedankt voor je melding.')
    await user.click(submit())
    expect(screen.getByText(answer.decisionMissing)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: answer.ban }))
    await user.click(submit())
    await waitFor(() => expect(sent('POST', 'complaint')[0]!.body).toMatchObject({ outcome: 'upheld', ban: true }))
  })

  test('that is agreed with has templates which claim no decision', async () => {
    const { user } = open(view())
    await user.click(await screen.findByRole('radio', { name: answer.outcomes.agreed }))
    expect(chips()).toEqual([texts.mailed.names.gone, texts.mailed.names.elsewhere])
  })

  test('shows the decisions that answered it, without a button for another', async () => {
    const about = { status: 'answered', answered_at: at }
    open(view([decision('banned', true)], about, { outcome: 'upheld', answer: 'Bedankt.' }))
    expect(await screen.findByText(safety.decision.kinds.banned)).toBeTruthy()
    expect(screen.queryByRole('button', { name: actions.decide.button })).toBeNull()
  })
})

describe('MOD-03 the list of objections', () => {
  test('MOD-15 shows the profile of then on demand, and links the complaint with its messages', async () => {
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
      complaints: [id],
    }
    const { sent, user } = openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
      'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
      'GET decision': () => answered({ profile: { name: 'Anna', about: 'Bel me op 0612345678.' }, message: null }),
    })
    const link = await screen.findByRole('link', { name: `Klacht ${receiptOf(id)}` })
    expect(link.getAttribute('href')).toBe(`/staff/complaints/${id}`)
    expect(sent('GET', 'decision')).toEqual([])
    await user.click(screen.getByRole('button', { name: texts.objections.profile }))
    expect(await screen.findByText('Bel me op 0612345678.')).toBeTruthy()
    expect(sent('GET', 'decision').map(({ query }) => query)).toEqual([{ number: 'WM7P-CNVH' }])
  })

  test('MOD-15 shows a removed message on demand only, as the view is recorded', async () => {
    const objection = {
      number: 'WM7P-CNVH',
      kind: 'message_removed',
      ground: 'harassment',
      facts: 'Beledigt.',
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
    const { sent, user } = openConsole('/staff/objections/WM7P-CNVH', staffUser('moderator'), {
      'GET objections': () => answered({ objections: [objection], waiting: { count: 1, oldest_at: at } }),
      'GET decision': () => answered({ profile: { name: 'Anna' }, message: 'Stuur me 500 euro.' }),
    })
    const button = await screen.findByRole('button', { name: texts.objections.message })
    expect(sent('GET', 'decision')).toEqual([])
    await user.click(button)
    expect(await screen.findByText('Stuur me 500 euro.')).toBeTruthy()
    expect(screen.getByText(texts.objections.removed)).toBeTruthy()
  })
})
