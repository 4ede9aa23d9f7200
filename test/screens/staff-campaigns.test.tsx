import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isPathFit } from '#frontend/features/staff/campaigns/campaign-form.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const texts = staff.campaigns
const id = '01JCAMPAGN000000000000000A'
const at = '2026-11-20T20:00:00.000Z'
const row = (more: object = {}) => ({
  id,
  kind: 'promotions',
  state: 'draft',
  version: 3,
  title: 'Voordeel',
  authors: ['Mo'],
  changed_at: at,
  approved_by: null,
  refused_because: null,
  start_at: null,
  ended_at: null,
  ...more,
})
const text = { title: 'Voordeel', paragraphs: ['Een.', 'Twee.'], button: 'Bekijken', path: '/credits' }
const campaign = (more: object = {}) => ({
  ...row(),
  texts: { nl: text },
  segment: { language: null, premium: null, visited: null },
  mine: true,
  results: null,
  ...more,
})

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

type Answers = Parameters<typeof openConsole>[2]
const open = (path: string, answers: Answers = {}) =>
  openConsole(path, staffUser('editor'), {
    'GET campaign-audience': () => answered({ members: 12 }),
    ...answers,
  })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('NOTIF-23 the list of campaigns', () => {
  test('is the first part of the console for an editor, and links to each', async () => {
    open('/staff', { 'GET campaigns': () => answered({ campaigns: [row({ title: '' })], next: null }) })
    const link = await screen.findByRole('link', { name: texts.untitled })
    expect(link.getAttribute('href')).toBe(`/staff/campaigns/${id}`)
    expect(screen.getByText(texts.states.draft)).toBeTruthy()
    const sections = within(screen.getByRole('navigation', { name: staff.nav.label })).getAllByRole('link')
    expect(sections.map(({ textContent }) => textContent)).toEqual([staff.nav.campaigns, staff.nav.policy])
  })
})

describe('NOTIF-23 a campaign', () => {
  test('is stored with its paragraphs and segment, and refuses a path of another site before it is sent', async () => {
    const saved = vi.fn(() => answered(campaign({ version: 4 })))
    const { sent, user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign()),
      'PUT campaign': saved,
    })
    const path = await screen.findByLabelText<HTMLInputElement>(texts.path)
    await user.clear(path)
    await user.type(path, 'https://elsewhere.example')
    await user.click(button(texts.save))
    expect(screen.getByText(texts.pathWrong)).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
    await user.clear(path)
    await user.type(path, '/premium')
    await user.type(screen.getByRole('textbox', { name: texts.paragraphs }), '\n\nDrie.')
    await user.selectOptions(screen.getByLabelText(texts.premium), 'without')
    await user.selectOptions(screen.getByLabelText(texts.visited), 'before')
    await user.click(button(texts.save))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(sent('PUT', 'campaign')[0]!.body).toEqual({
      id,
      version: 3,
      kind: 'promotions',
      texts: { nl: { ...text, paragraphs: ['Een.', 'Twee.', 'Drie.'], path: '/premium' } },
      segment: { language: null, premium: false, visited: { within: false, days: 30 } },
    })
  })

  test.each([
    [Array.from({ length: 11 }, () => 'Een.').join('\n\n'), 'Hoogstens 10 alinea’s; dit zijn er 11.'],
    [`Een.\n\n${'x'.repeat(1_001)}`, 'Alinea 2 is langer dan 1.000 tekens.'],
  ])('is not sent with too many or too long paragraphs, which the field says', async (body, error) => {
    const saved = vi.fn(() => answered(campaign({ version: 4 })))
    const { user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign()),
      'PUT campaign': saved,
    })
    const field = await screen.findByRole('textbox', { name: texts.paragraphs })
    await user.clear(field)
    await user.click(field)
    await user.paste(body)
    await user.click(button(texts.save))
    const shown = screen.getByText(error)
    expect(field.getAttribute('aria-describedby')).toContain(shown.id)
    expect(saved).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, 'Kort.')
    await user.click(button(texts.save))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })

  test('is shown in a sandbox as it is mailed, with the number of members whom it reaches', async () => {
    open(`/staff/campaigns/${id}`, { 'GET campaign': () => answered(campaign()) })
    const frame = await screen.findByTitle(texts.preview)
    expect(frame.getAttribute('src')).toMatch(`/api/staff-campaign-preview.php?id=${id}&language=nl`)
    expect(frame.getAttribute('sandbox')).toBe('allow-popups')
    expect(await screen.findByText('Bereikt nu 12 leden die ermee instemden.')).toBeTruthy()
  })

  test('asks to save only while its form differs from what is stored, also after a reload', async () => {
    const show = () => open(`/staff/campaigns/${id}`, { 'GET campaign': () => answered(campaign()) })
    const { user } = show()
    const field = await screen.findByLabelText<HTMLInputElement>(texts.button)
    expect(screen.queryByText(texts.unsaved)).toBeNull()
    expect(button(texts.submit).disabled).toBe(false)
    await user.type(field, '!')
    expect(screen.getByText(texts.unsaved)).toBeTruthy()
    // The step would submit the stored text and lose the changed one.
    expect(button(texts.submit).disabled).toBe(true)
    expect(screen.getByText(texts.saveFirst)).toBeTruthy()
    cleanup()
    show()
    expect(await screen.findByText(texts.unsaved)).toBeTruthy()
    await user.click(button(texts.discard))
    expect(screen.queryByText(texts.unsaved)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(texts.button).value).toBe(field.value.slice(0, -1))
    expect(button(texts.submit).disabled).toBe(false)
  })

  test('that a colleague changed meanwhile keeps the unsaved text aside, to take over or to discard', async () => {
    const theirs = campaign({ version: 4, texts: { nl: { ...text, title: 'Van Bo' } } })
    let stored = campaign()
    const show = () =>
      open(`/staff/campaigns/${id}`, {
        'GET campaign': () => answered(stored),
        'PUT campaign': ({ body }) => {
          const form = body as { version: number; texts: object }
          if (form.version !== stored.version) return refusal('campaign_changed', 'Intussen veranderd.')
          stored = campaign({ version: stored.version + 1, texts: form.texts })
          return answered(stored)
        },
      })
    const title = () => screen.findByLabelText<HTMLInputElement>(texts.name)
    const { user } = show()
    await user.type(await title(), '!')
    stored = theirs
    await user.click(button(texts.save))
    expect(await screen.findByText(texts.aside)).toBeTruthy()
    cleanup()
    show()
    await user.click(await screen.findByRole('button', { name: texts.takeOver }))
    expect((await title()).value).toBe('Voordeel!')
    await user.click(button(texts.save))
    await waitFor(() => expect(stored).toMatchObject({ version: 5, texts: { nl: { title: 'Voordeel!' } } }))
    await waitFor(() => expect(screen.queryByText(texts.unsaved)).toBeNull())

    await user.type(await title(), '?')
    cleanup()
    stored = campaign({ version: 6, texts: { nl: { ...text, title: 'Van Bo' } } })
    show()
    expect(await screen.findByText(texts.aside)).toBeTruthy()
    await user.click(button(texts.discard))
    expect((await title()).value).toBe('Van Bo')
    expect(screen.queryByText(texts.aside)).toBeNull()
  })

  test('that was stored although its answer was lost gets the later changes of its form', async () => {
    let first: { id: string; texts: object } | undefined
    const { user, sent } = open('/staff/campaigns/new', {
      'PUT campaign': ({ body }) => {
        if (first) return refusal('campaign_changed', 'Intussen veranderd.')
        first = body as NonNullable<typeof first>
        return refusal('invalid_input', 'Geen antwoord.')
      },
      'GET campaign': () => answered(campaign({ ...first, version: 1 })),
    })
    const title = () => screen.findByLabelText<HTMLInputElement>(texts.name)
    await user.type(await title(), 'Nieuw')
    await user.click(button(texts.save))
    await screen.findByText('Geen antwoord.')
    await user.type(await title(), '!')
    await user.click(button(texts.save))
    await user.click(await screen.findByRole('button', { name: texts.takeOver }))
    expect((await title()).value).toBe('Nieuw!')
    expect(window.location.pathname).toBe(`/staff/campaigns/${first!.id}`)
    expect(sent('PUT', 'campaign')).toHaveLength(2)
  })

  test('that was stored although its answer was lost gets the text that is typed while it is saved again', async () => {
    let first: { id: string; texts: object } | undefined
    const answer = Promise.withResolvers<ReturnType<typeof refusal>>()
    const { user, sent } = open('/staff/campaigns/new', {
      'PUT campaign': ({ body }) => {
        if (first) return answer.promise
        first = body as NonNullable<typeof first>
        return refusal('invalid_input', 'Geen antwoord.')
      },
      'GET campaign': () => answered(campaign({ ...first, version: 1 })),
    })
    const title = () => screen.findByLabelText<HTMLInputElement>(texts.name)
    await user.type(await title(), 'Nieuw')
    await user.click(button(texts.save))
    await screen.findByText('Geen antwoord.')
    await user.click(button(texts.save))
    await waitFor(() => expect(sent('PUT', 'campaign')).toHaveLength(2))
    await user.type(await title(), '!')
    answer.resolve(refusal('campaign_changed', 'Intussen veranderd.'))
    await user.click(await screen.findByRole('button', { name: texts.takeOver }))
    expect((await title()).value).toBe('Nieuw!')
  })

  test('that is discarded although a lost call has stored it is another one than the next', async () => {
    const { user, sent } = open('/staff/campaigns/new', {
      'PUT campaign': () => refusal('invalid_input', 'Geen antwoord.'),
    })
    const title = await screen.findByLabelText<HTMLInputElement>(texts.name)
    await user.type(title, 'Weg')
    await user.click(button(texts.save))
    await screen.findByText('Geen antwoord.')
    await user.click(button(texts.discard))
    await user.type(title, 'Nieuw')
    await user.click(button(texts.save))
    await waitFor(() => expect(sent('PUT', 'campaign')).toHaveLength(2))
    const [discarded, next] = sent('PUT', 'campaign').map(({ body }) => body as { id: string })
    expect(next).toMatchObject({ version: 0, texts: { nl: { title: 'Nieuw' } } })
    expect(next!.id).not.toBe(discarded!.id)
  })

  test('that is new is discarded on request', async () => {
    const { user } = open('/staff/campaigns/new')
    const title = await screen.findByLabelText<HTMLInputElement>(texts.name)
    expect(screen.queryByRole('button', { name: texts.discard })).toBeNull()
    await user.type(title, 'Nieuw')
    await user.click(button(texts.discard))
    expect(title.value).toBe('')
  })

  test('says that its members were not counted, and counts them again', async () => {
    let isDown = true
    const { user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign()),
      'GET campaign-audience': () => (isDown ? refusal('role_required', 'Nu even niet.') : answered({ members: 12 })),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(texts.reachFailed)
    isDown = false
    await user.click(within(alert).getByRole('button', { name: app.errors.retry }))
    expect(await screen.findByText('Bereikt nu 12 leden die ermee instemden.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says how many test mails an hour may be sent, once they are used up', async () => {
    const { user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign()),
      'POST campaign-test': () => refusal('too_many_requests', 'Dat was te vaak achter elkaar.'),
    })
    await user.click(await screen.findByRole('button', { name: texts.test }))
    expect(await screen.findByText(/20 proefmails per uur/)).toBeTruthy()
  })

  test('offers its author no approval, and others approval or a refusal with a reason', async () => {
    const { user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign({ state: 'submitted' })),
    })
    expect(await screen.findByText(texts.own)).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.approve })).toBeNull()
    await user.click(button(texts.refuse))
    expect(screen.getByText(texts.reasonMissing)).toBeTruthy()
  })

  test('is approved by another editor, and shows a refusal of the server', async () => {
    const { sent, user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(campaign({ state: 'submitted', mine: false })),
      'POST campaign-state': () => refusal('campaign_changed', 'Intussen veranderd.'),
    })
    await user.click(await screen.findByRole('button', { name: texts.approve }))
    expect(await screen.findByText('Intussen veranderd.')).toBeTruthy()
    expect(sent('POST', 'campaign-state')[0]!.body).toEqual({ id, version: 3, action: 'approve' })
  })

  test('is stopped after a question, and shows its numbers', async () => {
    const results = {
      ordered: 9,
      skipped: 1,
      sent: 6,
      waiting: 1,
      dropped: { unwanted: 2 },
      bounced: 1,
      complained: 0,
      unsubscribed: 3,
    }
    const running = campaign({ state: 'running', start_at: at, results })
    const { sent, user } = open(`/staff/campaigns/${id}`, {
      'GET campaign': () => answered(running),
      'POST campaign-state': () => answered({ ...running, state: 'stopped', ended_at: at, version: 4 }),
    })
    expect(await screen.findByText(staff.policy.drops.unwanted)).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
    await user.click(button(texts.stop))
    expect(sent('POST', 'campaign-state')).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.stop }))
    expect(await screen.findByText(texts.states.stopped)).toBeTruthy()
  })

  test.each([
    [0, 1, true],
    [3, 100, true],
    [0, 23, true],
    [0, 25, false],
  ])(
    'that is done with %d mails that wait says so, and can be stopped %d hours later while mails or pushes may wait: %j',
    async (waiting, hours, isStoppable) => {
      const endedAt = new Date(Date.now() - hours * 3_600_000).toISOString()
      const results = { ordered: 9, skipped: 0, sent: 9 - waiting, waiting, dropped: {}, bounced: 0, complained: 0 }
      open(`/staff/campaigns/${id}`, {
        'GET campaign': () =>
          answered(
            campaign({ state: 'done', start_at: at, ended_at: endedAt, results: { ...results, unsubscribed: 0 } }),
          ),
      })
      const term = await screen.findByText(texts.numbers.waiting)
      expect(term.nextElementSibling?.textContent).toBe(String(waiting))
      expect(screen.queryAllByRole('button', { name: texts.stop })).toHaveLength(isStoppable ? 1 : 0)
    },
  )
})

test('NOTIF-15 the policy page shows times and numbers, and an unknown event by its key', async () => {
  const channel = {
    channel: 'mail',
    when: 'later',
    after_minutes: 15,
    every_minutes: 240,
    counts: { sent: 8, failed: 1, dropped: { gone: 2 } },
  }
  const atOnce = { when: 'at_once', after_minutes: null, every_minutes: null }
  openConsole('/staff/notifications', staffUser('finance'), {
    'GET policy': () =>
      answered({
        events: [
          { event: 'messageReceived', channels: [channel] },
          { event: 'matched', channels: [{ ...channel, ...atOnce, channel: 'live', counts: null }] },
          { event: 'winked', channels: [{ ...channel, ...atOnce }] },
        ],
      }),
  })
  const known = await screen.findByRole('row', { name: /^Bericht/ })
  expect(known.textContent).toBe('BerichtE-mailNa 15 minuten, hoogstens eens per 4 uur82 Lid is weg1')
  expect(screen.getByRole('row', { name: /^Match/ }).textContent).toBe('MatchOp de paginaMeteenWordt niet geteld')
  expect(screen.getByRole('row', { name: /^winked/ }).textContent).toContain('Meteen')
})

test.each(['', '/credits', '/likes/received?x=1'])('the path %j may be stored', (path) =>
  expect(isPathFit(path)).toBe(true),
)
