import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import type { Found } from '#frontend/domain/members/search.ts'
import { type Answers, isAnswered, type Unsent } from '#frontend/features/members/match-finder.ts'
import { FinderQuestions } from '#frontend/features/members/parts/FinderQuestions.tsx'
import { FinderResults } from '#frontend/features/members/parts/FinderResults.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { refusal } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { annaCard, shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
let asked: string[]

function Finder() {
  const [unsent, setUnsent] = useState<Unsent>({ appearance: 'pass', race: 'pass' })
  const [draft, setDraft] = useState<Answers>({})
  const [answers, setAnswers] = useState<Answers>({})
  return isAnswered(answers) ? (
    <FinderResults answers={answers} onAnswers={setAnswers} onAgain={() => setAnswers({})} />
  ) : (
    <FinderQuestions answers={draft} onAnswers={setDraft} unsent={unsent} onUnsent={setUnsent} onFind={setAnswers} />
  )
}

function show(
  questions: ('age_group' | 'appearance' | 'race')[] = ['age_group', 'appearance', 'race'],
  fitting = (_: URLSearchParams) => 0,
  {
    results = [annaCard] as Found['results'],
    numFictional = 0,
    emptyPages = 0,
    failures = 0,
    interests = [] as Settings['interests'],
  } = {},
) {
  asked = []
  vi.stubGlobal('fetch', async (address: string, { body = '', headers }: RequestInit) => {
    asked.push(`${address} ${body} ${JSON.stringify(headers)}`)
    if (asked.length <= failures) {
      const { status, body: refused } = refusal('too_many_requests', 'Even wachten.')
      return new Response(JSON.stringify(refused), { status })
    }
    const query = new URL(address, 'http://a').searchParams
    const page = Number(query.get('cursor') ?? 0)
    const isEmpty = page < emptyPages
    const total = isEmpty ? 0 : fitting(query)
    const filters = { min_age: 27, max_age: 41, distance: null, interests: [], reason: null }
    return new Response(
      JSON.stringify({
        results: total ? results : [],
        numResults: total,
        numFictional,
        isMinimum: isEmpty,
        next: isEmpty ? String(page + 1) : null,
        hasPlace: true,
        filters,
      }),
    )
  })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings({ matchfinder_questions: questions, interests }))
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  client.setQueryData(likesQuery.queryKey, shownLikes())
  drawInDutch(<Finder />, client)
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())
const choices = (question: string) =>
  [...screen.getByRole('group', { name: question }).querySelectorAll('label')].map((label) => label.textContent)
const loaded = () => screen.findByRole('radio', { name: '35 en ouder' })
const find = () => user.click(screen.getByRole('button', { name: /^(Toon|Niemand)/ }))

describe('the match finder', () => {
  test('SEARCH-17 SEARCH-18 SEARCH-19 ROUTE-26 asks three questions with two answers each, two of which may be skipped', async () => {
    show()
    await loaded()
    expect(choices('Welke leeftijd zoek je?')).toEqual(['18 tot en met 35', '35 en ouder'])
    expect(choices('Welk uiterlijk spreekt je aan?')).toEqual(['Gewoon', 'Sexy', 'Sla ik over'])
    expect(choices('Welke afkomst spreekt je aan?')).toEqual(['Wit', 'Anders', 'Sla ik over'])
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio', { name: 'Sla ik over' }))
      expect(radio.checked).toBe(true)
    expect(screen.getByText(/^Vrijwillig, en zonder invloed op wie je ziet/)).toBeTruthy()
  })

  test.each([
    ['Gewoon', 'Wit'],
    ['Sexy', 'Anders'],
    [null, null],
  ])('TRAP-22 OPEN-34 requests no answer on them with %s and %s, and stores nothing', async (appearance, race) => {
    show()
    await user.click(await loaded())
    for (const answer of [appearance, race]) if (answer) await user.click(screen.getByRole('radio', { name: answer }))
    await find()
    await screen.findByRole('heading', { name: 'Niemand gevonden' })
    const sent = asked.map((line) => line.split(' ')[0])
    expect(sent).toContain('/api/match-finder.php?min_age=35&max_age=99')
    for (const address of sent) expect(address).toMatch(/^\/api\/match-finder.php(\?min_age=\d+&max_age=\d+)?$/)
    expect(asked.join()).not.toMatch(/sexy|normal|white|other|race|appearance|wit|gewoon/i)
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
    expect(window.location.search).toBe('')
  })

  test('TRAP-22 OPEN-34 leaves out a question that the country removed', async () => {
    show(['age_group', 'appearance'])
    expect(screen.queryByText('Welke afkomst spreekt je aan?')).toBeNull()
    cleanup()
    show(['age_group'])
    expect(screen.queryByText(/^Vrijwillig/)).toBeNull()
    await loaded()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  test('SEARCH-17 keeps the answers selected for a member who wants to change them', async () => {
    show()
    await loaded()
    await user.click(screen.getByRole('radio', { name: 'Sexy' }))
    await find()
    await user.click(await screen.findByRole('button', { name: 'Andere antwoorden' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sexy' }).checked).toBe(true)
  })

  test('SEARCH-28 every answer counts: the button has the number, and the faces are of those who fit', async () => {
    show(['age_group'], (query) => (query.get('reason') === 'dating' ? 3 : query.has('distance') ? 2 : 7))
    expect(await screen.findByRole('button', { name: 'Toon 7 leden' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Zij passen' }).textContent).toContain('Anna')
    await user.click(screen.getByRole('button', { name: 'Ongeveer 25 km' }))
    expect(await screen.findByRole('button', { name: 'Toon 2 leden' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dates' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Leeftijd vanaf' }), '45')
    expect(await screen.findByRole('button', { name: 'Toon 3 leden' })).toBeTruthy()
    const last = new URL(asked.at(-1)!.split(' ')[0]!, 'http://a').searchParams
    expect(Object.fromEntries(last)).toEqual({ min_age: '45', max_age: '45', distance: '25', reason: 'dating' })
  })

  test('PROF-26 SEARCH-28 a face on a phone has the number of shared interests, and names them to a screen reader', async () => {
    show(['age_group'], () => 1, {
      results: [{ ...annaCard, shared_interests: ['hiking', 'dancing'] }],
      interests: [
        { tag: 'hiking', label: 'Wandelen', sensitive: false },
        { tag: 'dancing', label: 'Dansen', sensitive: false },
      ],
    })
    const faces = within(await screen.findByRole('region', { name: 'Zij passen' }))
    const mark = (await faces.findByText('2')).closest('.sm\\:hidden')!
    expect(mark.textContent).toBe('Jullie delen:Wandelen, Dansen 2')
  })

  test('SEARCH-28 an empty result says which answer to loosen, with the number who then fit, and nothing that finds nobody', async () => {
    show(['age_group'], (query) => (query.has('reason') ? (query.has('distance') ? 0 : 4) : 0))
    await user.click(await screen.findByRole('button', { name: 'Eigen omgeving' }))
    await user.click(screen.getByRole('button', { name: 'Dates' }))
    await user.click(await screen.findByRole('button', { name: 'Niemand gevonden' }))
    await screen.findByRole('heading', { name: 'Niemand gevonden' })
    const wider = await screen.findByRole('button', { name: 'In het hele land · 4 leden' })
    expect(screen.queryByRole('button', { name: /^Wat ze ook zoeken/ })).toBeNull()
    await user.click(wider)
    expect(await screen.findByText(/^4 /)).toBeTruthy()
  })

  test('SEARCH-28 quality.md people: a failed search says why and can be repeated, without a placeholder beside it', async () => {
    show(['age_group'], () => 7, { failures: 1 })
    const placeholder = () => document.querySelector('.h-28')
    expect(placeholder()).not.toBeNull()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(placeholder()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await screen.findByRole('button', { name: 'Toon 7 leden' })).toBeTruthy()
  })

  test('TRAP-01 SEARCH-28 the numbers say how many of those found are fictional', async () => {
    show(['age_group'], (query) => (query.has('reason') ? 0 : 4), { numFictional: 1 })
    expect(await screen.findByRole('button', { name: 'Toon 3 leden' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dates' }))
    await user.click(await screen.findByRole('button', { name: 'Toon leden' }))
    const wider = await screen.findByRole('button', { name: /^Wat ze ook zoeken/ })
    expect(wider.textContent).toBe('Wat ze ook zoeken · 3 leden, en 1 fictief profiel')
  })

  test('SEARCH-28 the search goes on after a first page without anybody, for the faces and the number', async () => {
    show(['age_group'], () => 1, { emptyPages: 2 })
    expect(await screen.findByRole('button', { name: 'Toon 1 lid' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Zij passen' }).textContent).toContain('Anna')
    expect(asked).toHaveLength(3)
  })

  test('SEARCH-28 the search stops after three pages without anybody, and the list still opens', async () => {
    show(['age_group'], () => 1, { emptyPages: 9 })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Zij passen' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Toon leden' })).toBeTruthy()
    expect(asked).toHaveLength(3)
  })

  test('SEARCH-28 an answer can be loosened although the first page of the wider search is empty', async () => {
    show(['age_group'], (query) => (query.has('reason') ? 0 : 1), { emptyPages: 1 })
    await user.click(await screen.findByRole('button', { name: 'Dates' }))
    await user.click(await screen.findByRole('button', { name: 'Niemand gevonden' }))
    await screen.findByRole('heading', { name: 'Niemand gevonden' })
    expect(await screen.findByRole('button', { name: 'Wat ze ook zoeken · 1 lid' })).toBeTruthy()
  })

  test('PROF-26 SEARCH-28 a face has its town and the interests that both share', async () => {
    const reasons = [{ kind: 'interests' as const, interests: ['hiking' as const] }, { kind: 'near' as const }]
    show(['age_group'], () => 1, { results: [{ ...annaCard, city: 'Breukelen', reasons }] })
    const face = await screen.findByRole('link', { name: /Anna/ })
    expect(face.textContent).toContain('Breukelen')
    expect(face.textContent).toContain('Jullie delen: hiking')
    expect(face.textContent).toContain('In de buurt')
  })
})
