import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import type { AgeGroup, Unsent } from '#frontend/features/members/match-finder.ts'
import { FinderQuestions } from '#frontend/features/members/parts/FinderQuestions.tsx'
import { FinderResults } from '#frontend/features/members/parts/FinderResults.tsx'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownLikes, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
let asked: string[]

function Finder({ questions }: { questions: ('age_group' | 'appearance' | 'race')[] }) {
  const [unsent, setUnsent] = useState<Unsent>({ appearance: 'pass', race: 'pass' })
  const [group, setGroup] = useState<AgeGroup | null>(null)
  return group ? (
    <FinderResults ageGroup={group} onAgain={() => setGroup(null)} />
  ) : (
    <FinderQuestions questions={questions} unsent={unsent} onUnsent={setUnsent} onFind={setGroup} />
  )
}

function show(questions: ('age_group' | 'appearance' | 'race')[] = ['age_group', 'appearance', 'race']) {
  asked = []
  vi.stubGlobal('fetch', async (address: string, { body = '', headers }: RequestInit) => {
    asked.push(`${address} ${body} ${JSON.stringify(headers)}`)
    return new Response(JSON.stringify({ results: [], numResults: 0, numFictional: 0, next: null }))
  })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active' }))
  client.setQueryData(likesQuery.queryKey, shownLikes())
  drawInDutch(<Finder questions={questions} />, client)
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())
const choices = (question: string) =>
  [...screen.getByRole('group', { name: question }).querySelectorAll('label')].map((label) => label.textContent)
const find = () => user.click(screen.getByRole('button', { name: 'Toon wie past' }))

describe('the match finder', () => {
  test('SEARCH-17 SEARCH-18 SEARCH-19 ROUTE-26 asks three questions with two answers each, two of which may be skipped', () => {
    show()
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
  ])('TRAP-22 OPEN-34 requests the age group only with %s and %s, and stores nothing', async (appearance, race) => {
    show()
    await user.click(screen.getByRole('radio', { name: '35 en ouder' }))
    for (const answer of [appearance, race]) if (answer) await user.click(screen.getByRole('radio', { name: answer }))
    await find()
    await screen.findByRole('heading', { name: 'Niemand gevonden' })
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['/api/match-finder.php?age_group=35%2B'])
    expect(asked.join()).not.toMatch(/sexy|normal|white|other|race|appearance|wit|gewoon/i)
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
    expect(window.location.search).toBe('')
  })

  test('TRAP-22 OPEN-34 leaves out a question that the country removed', () => {
    show(['age_group', 'appearance'])
    expect(screen.queryByText('Welke afkomst spreekt je aan?')).toBeNull()
    cleanup()
    show(['age_group'])
    expect(screen.queryByText(/^Vrijwillig/)).toBeNull()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
  })

  test('SEARCH-17 keeps the answers selected for a member who wants to change them', async () => {
    show()
    await user.click(screen.getByRole('radio', { name: 'Sexy' }))
    await find()
    await user.click(await screen.findByRole('button', { name: 'Andere antwoorden' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sexy' }).checked).toBe(true)
  })
})
