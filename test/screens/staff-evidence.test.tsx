import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { chats } from '#shared/i18n/nl/chats.ts'
import { members } from '#shared/i18n/nl/members.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, bramCard, shownFile, shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

/**
 * Blob with content that can be read synchronously, unlike a real Blob. The stub of
 * `createObjectURL` puts the content into the URL.
 */
class NamedBlob extends Blob {
  readonly content: string
  constructor([bytes]: BlobPart[] = []) {
    super()
    this.content = new TextDecoder().decode(bytes as Uint8Array)
  }
}

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('Blob', NamedBlob)
  URL.createObjectURL = (blob) => `blob:${(blob as NamedBlob).content}`
  URL.revokeObjectURL = () => {}
})
afterEach(() => void vi.unstubAllGlobals())

const part = (title: string) => screen.getByRole('heading', { name: title }).parentElement!
/** Rows of label and value, without times, which depend on the reader's time zone. */
const rowsOf = (content: HTMLElement) =>
  [...content.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent])

afterEach(() => expectSoundPage())

describe('the evidence of a complaint', () => {
  const id = '01JCOMPLAINT00000007K2M9XQ'
  const complaint = {
    id,
    kind: 'message',
    category: 'scam',
    priority: 2,
    created_at: '2026-11-20T20:00:00.000Z',
    text: 'Dit hoort niet.',
    language: 'nl',
    owner: null,
    escalated: null,
    flagger: null,
    notifier: null,
    good_faith: true,
    from: bramCard,
    about: annaCard,
    about_language: 'nl',
    about_left: false,
    status: 'open',
    answered_at: null,
  }
  /** Marker to pass to `open`, which then adds another complaint about the same member. */
  const crowded = {}
  const nothing = { profile: null, photos: [], withheld: 0, messages: [], reported_text: null }
  const message = (from: string, type: string, text: string) => ({
    id: `${from}-${type}-${text}`,
    from,
    type,
    text,
    sent_at: '2026-11-20T19:00:00.000Z',
    reported: false,
  })
  const open = (evidence: object | null, more: object = {}) => {
    const opened = openConsole(`/staff/complaints/${id}`, staffUser('moderator'), {
      'GET complaint': () =>
        answered({
          complaint: { ...complaint, ...more },
          related: more === crowded ? [{ ...complaint, id: 'B', text: 'Ook dit niet.', status: 'answered' }] : [],
          evidence: evidence && { ...nothing, ...evidence },
          outcome: null,
          answer: null,
          decisions: [],
          notes: [],
        }),
      'GET evidence': ({ query }) =>
        query!.photo === 'gone'
          ? refusal('not_found', '')
          : answered({ picture: btoa(`${query!.photo}-${query!.picture}`) }),
    })
    const settings = shownSettings({ interests: [{ tag: 'boats', label: 'Varen', sensitive: false }] })
    act(() => void opened.client.setQueryData(settingsQuery.queryKey, settings))
    return { ...opened, ready: () => screen.findByText('Dit hoort niet.') }
  }

  test.each([
    ['both by their names', {}, 'Anna', 'Bram'],
    ['a visitor who complains', { from: null }, 'Anna', texts.evidence.complainer],
    ['a member who has left', { about: null, about_left: true }, texts.evidence.other, 'Bram'],
  ] as const)(
    'TRAP-62 shows the sender of each message in the order of the conversation: %s',
    async (_, more, about, from) => {
      const { ready } = open(
        {
          messages: [
            message('about', 'text', 'Stuur geld.'),
            message('complainer', 'text', 'Nee.'),
            message('about', 'gift', 'rose'),
            message('complainer', 'image', ''),
            message('about', 'wink', ''),
          ],
        },
        more,
      )
      await ready()
      const rows = within(part(texts.evidence.messages)).getAllByRole('listitem')
      const said = rows.map((row) => {
        const when = row.querySelector('time')!
        expect(when.getAttribute('datetime')).toBe('2026-11-20T19:00:00.000Z')
        return row.textContent!.replace(when.textContent!, '|')
      })
      expect(said).toEqual([
        ...[`${about} |Stuur geld.`, `${from} |Nee.`],
        ...[`${about} |[Cadeautje: roos]`, `${from} |[Foto]`, `${about} |[wink]`],
      ])
    },
  )

  test.each([
    [{ from: null, notifier: 'Eva Jansen' }, ['Eva Jansen', texts.complaint.goodFaith.confirmed]],
    [{ from: null, good_faith: false }, [texts.complaint.nobody, texts.complaint.goodFaith.notAsked]],
    [{ from: null, escalated: { name: 'Mo', mine: false } }, [texts.complaint.fromTeam, undefined]],
  ])('BLOCK-08 shows who filed it and whether they confirmed good faith (DSA 16): %j', async (more, expected) => {
    open(null, more)
    await screen.findByRole('heading', { name: texts.complaint.said })
    const rows = new Map(rowsOf(part(texts.complaint.said)) as [string, string][])
    expect([rows.get(texts.complaint.from), rows.get(texts.complaint.goodFaith.title)]).toEqual(expected)
  })

  test('TRAP-62 MOD-07 numbers the photos and names the reported one, each blurred except while it is opened', async () => {
    const { ready, user, sent } = open({
      photos: [
        { id: 'one', reported: false },
        { id: 'two', reported: true },
      ],
    })
    await ready()
    const buttons = within(part(texts.evidence.photos)).getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Foto 1: helder tonen',
      'Foto 2: helder tonen',
    ])
    expect(buttons.map((button) => button.parentElement!.textContent)).toEqual(['', 'Gemelde foto'])
    const seen = () =>
      buttons.map((button) => [button.getAttribute('aria-pressed'), button.querySelector('img')?.getAttribute('src')])
    const veiled = (name: string) => ['false', `blob:${name}-blurred`]
    await waitFor(() => expect(seen()).toEqual([veiled('one'), veiled('two')]))
    expect(sent('GET', 'evidence').map(({ query }) => query?.picture)).toEqual(['blurred', 'blurred'])
    await user.click(buttons[1]!)
    await waitFor(() => expect(seen()).toEqual([veiled('one'), ['true', 'blob:two-clear']]))
    await user.click(buttons[1]!)
    await waitFor(() => expect(seen()).toEqual([veiled('one'), veiled('two')]))
  })

  test('MOD-01 says of a message without text that it was removed', async () => {
    const { ready } = open({ messages: [{ ...message('about', 'text', ''), removed: true }] })
    await ready()
    expect(within(part(texts.evidence.messages)).getByText(chats.message.removed)).toBeTruthy()
  })

  test('MOD-05 marks the message that was reported, and no other', async () => {
    const { ready } = open({
      messages: [message('about', 'text', 'Hoi.'), { ...message('about', 'text', 'Stuur geld.'), reported: true }],
    })
    await ready()
    const rows = within(part(texts.evidence.messages)).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText(texts.evidence.reportedMessage) !== null)).toEqual([false, true])
  })

  test.each([
    ['the text about oneself', 'about', [texts.evidence.reportedText]],
    ['an answer', 'sunday', [`${members.prompts.sunday} (${texts.evidence.reportedText})`]],
    ['none', null, []],
  ] as const)('MOD-05 marks the text of the profile that was reported: %s', async (_, reported, marks) => {
    const prompts = [
      { prompt: 'sunday', answer: 'uitslapen' },
      { prompt: 'laugh', answer: 'de kat' },
    ]
    const { ready } = open({ profile: { name: 'Anna', about: 'Hoi', prompts }, reported_text: reported })
    await ready()
    const shown = within(part(texts.evidence.profile)).queryAllByText((text) =>
      text.includes(texts.evidence.reportedText),
    )
    expect(shown.map(({ textContent }) => textContent)).toEqual(marks)
  })

  test('MOD-07 says of a picture that could not be loaded', async () => {
    const { ready } = open({ photos: [{ id: 'gone', reported: false }] })
    await ready()
    expect(await screen.findByText(texts.verifications.lost)).toBeTruthy()
  })

  test('TRAP-62 says in the place of a photo without a file that it is missing', async () => {
    const { ready, sent } = open({
      photos: [
        { id: 'one', reported: true, missing: true },
        { id: 'two', reported: false },
      ],
    })
    await ready()
    const shown = within(part(texts.evidence.photos))
    const [lost] = shown.getAllByRole('listitem')
    expect(lost!.textContent).toBe(
      `Foto 1 ontbreekt: er was geen bestand meer om te kopiëren.${texts.evidence.reported}`,
    )
    expect(within(lost!).queryByRole('button')).toBeNull()
    expect(shown.getAllByRole('button')).toHaveLength(1)
    expect(sent('GET', 'evidence').map(({ query }) => query?.photo)).toEqual(['two'])
  })

  const profile = {
    name: 'Anna',
    age: 34,
    gender: 'female',
    country: 'NL',
    region: 'NL-UT',
    city: 'Utrecht',
    about: 'Ik hou van varen.',
    interests: ['boats', 'old-tag'],
    hair: 'blond',
    eyes: 'ziggurat',
    body: null,
    prompts: [
      { prompt: 'sunday', answer: 'Pannenkoeken' },
      { prompt: 'old-prompt', answer: 'Iets' },
    ],
  }
  test.each([
    [
      'all of it, with an unknown value unchanged',
      profile,
      [
        [texts.evidence.name, 'Anna, 34'],
        [texts.evidence.gender, 'Vrouw'],
        [texts.evidence.place, 'Utrecht, Utrecht, Nederland'],
        ['Mijn ideale zondag', 'Pannenkoeken'],
        ['old-prompt', 'Iets'],
        ['Haar', 'Blond'],
        ['Ogen', 'ziggurat'],
        [texts.evidence.interests, 'Varen, old-tag'],
      ],
      'Ik hou van varen.',
    ],
    [
      'no row for an empty value',
      { name: 'Piet', gender: 'x', country: null, region: null, city: null, interests: null },
      [
        [texts.evidence.name, 'Piet'],
        [texts.evidence.gender, 'x'],
      ],
      null,
    ],
  ] as const)('TRAP-62 shows the copied profile: %s', async (_, was, rows, about) => {
    const { ready } = open({ profile: was })
    await ready()
    const shown = part(texts.evidence.profile)
    expect(rowsOf(shown)).toEqual(rows)
    expect(shown.querySelector('p')?.textContent ?? null).toBe(about)
  })

  test.each([
    ['there is no evidence', null, texts.complaint.noEvidence],
    ['each part is empty', nothing, null],
  ] as const)('TRAP-62 has no empty part where %s', async (_, evidence, said) => {
    const { ready } = open(evidence)
    await ready()
    for (const title of [texts.evidence.messages, texts.evidence.photos, texts.evidence.profile])
      expect(screen.queryByRole('heading', { name: title })).toBeNull()
    expect(screen.queryByText(texts.complaint.noEvidence)?.textContent ?? null).toBe(said)
  })

  test('MOD-04 lists other complaints about the same member, each with receipt, category, priority and state', async () => {
    const { ready } = open(null, crowded)
    await ready()
    const list = part(texts.complaint.related)
    expect(list.querySelector('li')?.textContent).toMatch(/^Ook dit niet\.-BHoogOplichtingBeantwoord/)
    expect(list.querySelector('a')?.getAttribute('href')).toBe('/staff/complaints/B')
  })

  test('MOD-04 has no such list where there is no other', async () => {
    const { ready } = open(null)
    await ready()
    expect(screen.queryByRole('heading', { name: texts.complaint.related })).toBeNull()
  })

  test.each([
    ['by name and age', {}, 'Anna, 34'],
    ['as a member who left', { about: null, about_left: true }, texts.complaint.left],
    ['as nobody', { about: null }, texts.complaint.nobody],
  ] as const)('OPEN-48 describes the subject %s', async (_, more, told) => {
    const { ready } = open(null, more)
    await ready()
    const rows = Object.fromEntries(rowsOf(part(texts.complaint.said)))
    expect([rows[texts.complaint.about], rows[texts.complaint.kind]]).toEqual([told, texts.complaints.kinds.message])
  })
})

describe('the history of a member in the console', () => {
  const decision = (id: string, action: string, reason: string | null) => ({
    id,
    action,
    reason,
    number: null,
    member: annaCard.id,
    staff: 'Jo',
    at: '2026-11-01T20:00:00.000Z',
  })
  const payment = (id: string, status: string, amount_cents: number) => ({
    id,
    status,
    amount_cents,
    currency: 'EUR',
    credits: 50,
    at: '2026-11-02T20:00:00.000Z',
  })
  const open = async (role: StaffRole, more: object) => {
    openConsole(`/staff/members?q=${annaCard.id}`, staffUser(role), {
      'GET member': () => answered({ ...shownFile(), ...more }),
    })
    await screen.findByText('anna@example.org')
  }
  const table = (label: string) => {
    const within_ = within(screen.getByRole('region', { name: label }))
    return {
      columns: within_.getAllByRole('columnheader').map((cell) => cell.textContent),
      // Leaves out the first cell, which is a time.
      rows: within_
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(1)
            .map((cell) => cell.textContent?.replace(/\s/g, ' ')),
        ),
    }
  }
  const member = texts.member

  test('OPEN-06 has each decision with its number, author and reason', async () => {
    await open('moderator', {
      decisions: [
        { ...decision('1', 'photo_refused', 'minor'), number: 'WM7P-CNVH' },
        decision('2', 'complaint_answered', 'dismissed'),
        decision('3', 'member_banned', 'Oplichting'),
        decision('4', 'member_viewed', null),
      ],
    })
    const items = within(screen.getByRole('region', { name: member.decisions })).getAllByRole('listitem')
    const lines = items.map((item) =>
      [...item.querySelectorAll('p')].map((line) => line.textContent!.replace(/, \d.*$/, '')),
    )
    const { actions } = texts.audit
    expect(lines).toEqual([
      [`${actions.photo_refused}${safety.decision.facts.number} WM7P-CNVH`, texts.photos.reasons.minor, 'Jo'],
      [actions.complaint_answered, texts.complaint.outcomes.dismissed, 'Jo'],
      [actions.member_banned, 'Oplichting', 'Jo'],
      [actions.member_viewed, 'Jo'],
    ])
    expect(screen.queryByText(member.noDecisions)).toBeNull()
  })

  test('OPEN-06 has each payment with its state in words, its amount and its credits', async () => {
    await open('finance', { payments: [payment('1', 'charged_back', 1499), payment('2', 'unheard_of', 5)] })
    expect(table(member.payments)).toEqual({
      columns: [member.at, member.state, member.amount, texts.member.credits],
      rows: [
        [member.paymentStatus.charged_back, '€ 14,99', '50'],
        ['unheard_of', '€ 0,05', '50'],
      ],
    })
  })

  test.each([
    // Moderators see only the number of payments (MOD-08).
    ['moderator', member.noDecisions, member.credits],
    ['finance', member.noPayments, member.decisions],
  ] as const)('OPEN-06 says to a %s when it is empty, without parts of the other role', async (role, said, other) => {
    await open(role, {})
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('heading', { name: other })).toBeNull()
  })

  test('OPEN-06 has each photo with its decision, and says when its picture is deleted', async () => {
    const photo = (id: string, more: object) => ({
      id,
      full: `/p/${id}-full`,
      blurred: `/p/${id}-blurred`,
      withheld: false,
      status: 'active',
      private: false,
      explicit: false,
      main: false,
      ...more,
      uploaded_at: null,
      reason: null,
      history: [],
    })
    await open('moderator', {
      photos: [
        photo('a', {}),
        photo('b', { status: 'pending', private: true }),
        photo('c', { status: 'rejected', explicit: true, full: null, blurred: null }),
      ],
    })
    const rows = within(part(member.photos)).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      member.photoStatus.active + texts.actions.decide.removePhoto,
      member.photoStatus.pending + member.private,
      member.noPicture + member.photoStatus.rejected + member.explicit,
    ])
    const namesIn = (row: HTMLElement) =>
      within(row)
        .queryAllByRole('button')
        .map((one) => one.ariaLabel)
    expect(rows.map(namesIn)).toEqual([['Foto 1: helder tonen', 'Foto weghalen 1'], ['Foto 2: helder tonen'], []])
  })
})
