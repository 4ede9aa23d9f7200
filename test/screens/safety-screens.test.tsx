import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import BlockedSection from '#frontend/features/safety/BlockedSection.tsx'
import ComplaintsScreen from '#frontend/features/safety/ComplaintsScreen.tsx'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { complaintLength } from '#shared/model/complaint.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
let calls: StubCall[]
let answer: (call: StubCall) => ReturnType<typeof answered>
beforeEach(() => {
  calls = stubApi((call) => answer(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetKeptTexts()
})
afterEach(() => expectSoundPage())
const writes = () => calls.filter(({ method }) => method !== 'GET')
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('the form of a complaint', () => {
  const form = {
    text: () => screen.getByLabelText('Wat is er gebeurd?'),
    member: () => screen.getByLabelText<HTMLInputElement>('Lidnummer'),
    email: () => screen.getByLabelText(/^E-mailadres/),
    name: () => screen.findByLabelText(/^Je naam/),
    confirm: async () => user.click(await screen.findByRole('checkbox', { name: /^Ik meld dit te goeder trouw/ })),
    kind: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
  }
  const submit = () => press('Verstuur melding')
  function show({ search = '', isMember = true } = {}) {
    answer = ({ body }) => answered({ receipt: 'M-2026-7', email: body.email ?? (isMember ? 'kim@example.org' : null) })
    showPage(locationOf(`/complaints${search}`))
    drawScreen(<ComplaintsScreen />, { user: isMember ? {} : null, settings: { emergency_number: '112' } })
  }
  const sent = () => writes().map(({ body: { id: _, ...body } }) => body)

  test('BLOCK-08 TRAP-63 sends a complaint about a member as written, and shows its number and the reply address', async () => {
    show()
    expect(screen.getByText('Ons antwoord komt op kim@example.org.')).toBeTruthy()
    expect(screen.getByText('Is er nu gevaar? Bel 112.')).toBeTruthy()
    await user.click(form.kind('Lastigvallen of bedreigen'))
    const hint = form.member().getAttribute('aria-describedby')!
    expect(document.getElementById(hint.split(' ')[0]!)?.textContent).toMatch(/^Staat onderaan het profiel/)
    await user.type(form.member(), ' wm7p cnvh ')
    await user.type(form.text(), 'Hij scheldt.')
    expect(screen.queryByLabelText(/^Je naam/)).toBeNull()
    await form.confirm()
    await submit()
    const title = await screen.findByRole('heading', { name: 'Je melding is binnen' })
    expect(document.activeElement).toBe(title)
    expect(sent()).toEqual([
      {
        kind: 'profile',
        category: 'harassment',
        text: 'Hij scheldt.',
        member: 'WM7P-CNVH',
        good_faith: true,
        as_member: true,
      },
    ])
    expect(writes()[0]).toMatchObject({ method: 'POST', path: '/api/complaint.php' })
    expect(screen.getByText('M-2026-7')).toBeTruthy()
    expect(screen.getByText(/antwoord komt op kim@example.org, meestal .* bevestiging, tenzij/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Naar de leden' }).getAttribute('href')).toBe('/members')
    await press('Nog iets melden')
    expect(form.text().textContent).toBe('')
    expect(form.kind('Lastigvallen of bedreigen').checked).toBe(false)
  })

  test.each([
    ['child_abuse', 'Misbruik van een kind'],
    ['intimate_image', 'Naaktbeeld zonder toestemming'],
  ])(
    'MOD-07 needs neither name nor address for %s, and says that without one no answer follows',
    async (category, label) => {
      show({ isMember: false })
      await user.click(form.kind(label))
      expect(
        screen.getByText(/^Je mag dit anoniem melden\. Zonder adres .+ geen ontvangstbevestiging en geen antwoord/),
      ).toBeTruthy()
      expect(await screen.findByLabelText('Je naam (mag leeg blijven)')).toBeTruthy()
      await user.type(form.text(), 'Een foto.')
      await form.confirm()
      await submit()
      expect(await screen.findByText(/Je gaf geen adres op/)).toBeTruthy()
      expect(sent()).toEqual([{ kind: 'other', category, text: 'Een foto.', good_faith: true }])
      expect(screen.getByRole('link', { name: 'Naar de homepagina' }).getAttribute('href')).toBe('/')
    },
  )

  test('BLOCK-08 marks each missing field of a visitor until it is filled in', async () => {
    show({ isMember: false })
    await form.name()
    await user.type(form.member(), 'onzin')
    await user.type(form.text(), '   ')
    await submit()
    const problems = [
      'Kies wat er mis is.',
      'Dit is geen lidnummer. Het ziet eruit als VK7M-3RDN.',
      'Vertel kort wat er is gebeurd.',
      'Vul je naam in.',
      'Vul een e-mailadres in, dan kunnen we je antwoorden.',
      'Bevestig dit, anders kunnen we je melding niet aannemen.',
    ]
    const shown = () => problems.filter((text) => screen.queryByText(text))
    expect(shown()).toEqual(problems)
    await user.click(form.kind('Nepprofiel'))
    expect(shown()).toEqual(problems.slice(1))
    await user.clear(form.member())
    expect(shown()).toEqual(problems.slice(2))
    await user.type(form.text(), 'Nep.')
    await user.type(await form.name(), 'Kim')
    await user.type(form.email(), 'kim@example.org')
    expect(shown()).toEqual(problems.slice(-1))
    await form.confirm()
    expect(shown()).toEqual([])
    expect(writes()).toEqual([])
    await submit()
    expect(await screen.findByText(/antwoord komt op kim@example.org, meestal .* bevestiging, tenzij/)).toBeTruthy()
    expect(sent()).toEqual([
      { kind: 'other', category: 'fake', text: '   Nep.', name: 'Kim', email: 'kim@example.org', good_faith: true },
    ])
  })

  test.each([
    ['invalid_email', 'Dit adres kan niet.', true],
    ['too_many_requests', 'Even wachten.', false],
  ] as const)(
    'TRAP-37 refused as %s shows the reason, and keeps the text and its id',
    async (code, words, isOfField) => {
      show({ isMember: false, search: `?member=${bramCard.id}&photo=foto1` })
      await user.click(form.kind('Nepprofiel'))
      expect(screen.getByText('Je melding gaat over het lid dat je net bekeek.')).toBeTruthy()
      expect(screen.queryByLabelText('Lidnummer')).toBeNull()
      const works = answer
      answer = () => refusal(code, words)
      await user.type(form.text(), 'Nep.')
      await user.type(await form.name(), 'Kim')
      await user.type(form.email(), 'kim@example.org')
      await form.confirm()
      await submit()
      expect(await screen.findByText(words)).toBeTruthy()
      expect(form.email().getAttribute('aria-invalid') === 'true').toBe(isOfField)
      expect(screen.queryByRole('alert') === null).toBe(isOfField)
      answer = works
      await submit()
      await screen.findByText('M-2026-7')
      expect(sent()[1]).toEqual({
        kind: 'profile',
        category: 'fake',
        text: 'Nep.',
        member: bramCard.id,
        photo: 'foto1',
        name: 'Kim',
        email: 'kim@example.org',
        good_faith: true,
      })
      expect(writes()[0]!.body).toEqual(writes()[1]!.body)
    },
  )

  test.each([true, false])(
    'MOD-01 MOD-07 of somebody whose complaints are paused is refused in words, and taken about a child (member: %s)',
    async (isMember) => {
      show({ isMember })
      const works = answer
      const words = 'Tot 5 december 2026 om 12:00 nemen we geen meldingen van je aan.'
      answer = ({ body }) =>
        body.category === 'minor' ? works({ body } as never) : refusal('complaints_paused', words)
      await user.click(form.kind('Nepprofiel'))
      await user.type(form.text(), 'Een kind.')
      if (!isMember) {
        await user.type(await form.name(), 'Kim')
        await user.type(form.email(), 'kim@example.org')
      }
      await form.confirm()
      await submit()
      expect((await screen.findByRole('alert')).textContent).toBe(words)
      await user.click(form.kind('Jonger dan 18'))
      await submit()
      await screen.findByText('M-2026-7')
      expect(sent().map(({ category, text }) => [category, text])).toEqual([
        ['fake', 'Een kind.'],
        ['minor', 'Een kind.'],
      ])
    },
  )

  test('PROF-28 asks for a member number once the complaint is about somebody else', async () => {
    show({ search: `?member=${bramCard.id}` })
    await user.click(form.kind('Nepprofiel'))
    await press('Over iemand anders')
    await user.type(form.member(), 'wm7p-cnvx')
    await user.type(form.text(), 'Nep.')
    await form.confirm()
    await submit()
    expect(form.member().getAttribute('aria-invalid')).toBe('true')
    await user.clear(form.member())
    await user.type(form.member(), 'wm7p-cnvh')
    await submit()
    await screen.findByText('M-2026-7')
    expect(sent()).toMatchObject([{ kind: 'profile', category: 'fake', text: 'Nep.', member: 'WM7P-CNVH' }])
  })

  test.each([
    ['?kind=payment', 'Betaling'],
    ['?kind=unknown', null],
    ['', null],
  ])('BLOCK-08 takes the subject from the address %s: %s', (search, kind) => {
    show({ search })
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map((radio) => radio.closest('label')?.textContent)).toEqual(kind ? [kind] : [])
  })

  test('BLOCK-08 counts the remaining characters, and announces them only near the limit', async () => {
    show()
    const left = () => screen.getByText(/^Nog .* tekens?$/)
    await user.click(form.text())
    await user.paste('x'.repeat(complaintLength - 101))
    expect([left().textContent, left().getAttribute('aria-live')]).toEqual(['Nog 101 tekens', 'off'])
    await user.paste('x')
    expect([left().textContent, left().getAttribute('aria-live')]).toEqual(['Nog 100 tekens', 'polite'])
  })
})

describe('the list of blocked members', () => {
  function show(members: readonly (typeof annaCard)[]) {
    answer = ({ method }) => answered(method === 'DELETE' ? { blocked: false } : { members })
    drawScreen(
      <>
        <BlockedSection />
        <ToastRegion />
      </>,
      { settings: { fictional_warning: 'Let op het merkteken.' } },
    )
  }
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

  test('BLOCK-02 PROF-21 shows their current cards, with the mark of a fictional one', async () => {
    show([annaCard, { ...bramCard, city: null, fictional: true }])
    await waitFor(() => expect(rows()).toEqual(['AAnna 34UtrechtDeblokkeren', 'BBram 34FictiefDeblokkeren']))
    expect(screen.getByText('Zij kunnen je profiel niet zien en je niet schrijven.')).toBeTruthy()
    expect(screen.getByText('Let op het merkteken.')).toBeTruthy()
  })

  test('BLOCK-02 has a text when it is empty', async () => {
    show([])
    expect(await screen.findByText('Je hebt niemand geblokkeerd.')).toBeTruthy()
    expect(rows()).toEqual([])
  })

  test('BLOCK-02 BLOCK-03 unblocks after a confirmation, and keeps them with the reason when refused', async () => {
    show([annaCard, bramCard])
    await screen.findByText('Anna')
    const ask = () => press('Bram deblokkeren')
    const dialog = () => within(screen.getByRole('dialog', { name: 'Bram deblokkeren?' }))
    await ask()
    await user.click(dialog().getByRole('button', { name: 'Annuleren' }))
    expect(writes()).toEqual([])
    const works = answer
    answer = () => refusal('too_many_requests', 'Even wachten.')
    await ask()
    await user.click(dialog().getByRole('button', { name: 'Deblokkeren' }))
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows()).toHaveLength(2)
    answer = works
    await ask()
    await user.click(dialog().getByRole('button', { name: 'Deblokkeren' }))
    expect(await screen.findByText('Je hebt Bram gedeblokkeerd.')).toBeTruthy()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', { id: bramCard.id }],
      ['DELETE', { id: bramCard.id }],
    ])
  })

  test('BLOCK-02 shows the reason when it fails to load, and is reloaded by a press', async () => {
    answer = () => refusal('too_many_requests', 'Even wachten.')
    drawScreen(<BlockedSection />)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    answer = () => answered({ members: [annaCard] })
    await press('Opnieuw proberen')
    expect(await screen.findByText('Anna')).toBeTruthy()
    expect(screen.queryByText('Even wachten.')).toBeNull()
  })
})
