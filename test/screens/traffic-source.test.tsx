import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consent } from '#frontend/domain/site/consent.ts'
import { forgetTracking, noteTracking, readTracking } from '#frontend/domain/site/tracking.ts'
import SignupDialog from '#frontend/features/account/SignupDialog.tsx'
import { emptyForm, keepAnswers } from '#frontend/features/account/signup-answers.ts'
import MembersScreen from '#frontend/features/members/MembersScreen.tsx'
import { SimilarMembers } from '#frontend/features/members/parts/SimilarMembers.tsx'
import { useProfile } from '#frontend/features/members/queries.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { Settings } from '#shared/contract/site.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

/** Begins a visit whose first URL has this query. */
const beginVisit = (search: Record<string, string>) => noteTracking(search, () => new Date())
const noord = { network: 'noord', sub1: 'a' }

beforeEach(() => {
  consent.write(null)
  forgetTracking()
})
afterEach(() => vi.unstubAllGlobals())

afterEach(() => expectSoundPage())

describe('sign-up of a visitor from a traffic source', () => {
  const user = userEvent.setup({ delay: null })
  const title = (text: string) => screen.findByRole('heading', { name: text })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const bySource = { settings: { signups: 'with_trafficsource' }, user: null }
  const show = () => drawScreen(<SignupDialog isOpen onLeave={() => {}} />, bySource)

  /** Stores every answer of signup before address and password, as after a reload. */
  const answerUpToCredentials = () =>
    keepAnswers({
      form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
      choices: {
        gender: 'female',
        wanted_gender: 'male',
        country: 'NL',
        region: 'NL-UT',
        city: '',
        details: {},
        interests: [],
        consent: false,
      },
      messageTo: undefined,
    })

  async function fillCredentials() {
    await user.type(await screen.findByLabelText('Wachtwoord'), 'een-goed-wachtwoord')
    await user.type(screen.getByLabelText('E-mailadres'), 'kim@example.org')
    await user.click(screen.getByRole('checkbox'))
    await press('Verder')
    await title('Je foto, en iets over jou')
  }

  test('OPEN-77 LAND-05 ACC-10 sends the source with every call until the account is created, also after a refusal, and then deletes it', async () => {
    let isTaken = true
    const calls = stubApi(({ path }) => {
      if (path === '/api/signup-check.php') return answered({ ok: true })
      if (path === '/api/interests.php') return answered({ interests: [] })
      if (path === '/api/matches.php') return answered({ results: [] })
      if (path === '/api/signup.php' && isTaken) return refusal('name_taken', 'Deze profielnaam is al bezet.')
      return answered(shownUser({ activation_mail_sent: true }))
    })
    const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body.tracking)
    beginVisit({ ...noord, page: '2' })
    answerUpToCredentials()
    show()
    await fillCredentials()
    await press('Maak mijn account')
    await title('Hoe mogen we je noemen?')
    expect(readTracking(new Date())).toEqual(noord)

    isTaken = false
    await press('Verder')
    await title('Hoe kun je straks inloggen?')
    await press('Verder')
    await title('Je foto, en iets over jou')
    await press('Maak mijn account')
    await title('Welkom, Kim88')
    expect(sent('/api/signup.php')).toEqual([noord, noord])
    expect(sent('/api/signup-check.php').length).toBeGreaterThan(3)
    expect(new Set(sent('/api/signup-check.php').map((tracking) => JSON.stringify(tracking)))).toEqual(
      new Set([JSON.stringify(noord)]),
    )
    expect(readTracking(new Date())).toBeUndefined()
  })

  test.each([
    ['without one', {}],
    ['with a sub id but no source', { sub1: 'a' }],
  ])('ACC-10 LAND-06 is refused %s, before the first question', async (_, search) => {
    const calls = stubApi(() => answered({}))
    beginVisit(search)
    show()
    await title('Aanmelden kan nu niet')
    expect(calls).toEqual([])
  })
})

describe('search of a visitor', () => {
  const found = { results: [annaCard], numResults: 1, numFictional: 0, next: null }
  const filters = { gender: 'female', country: 'NL', countryregion: null, min_age: 18, max_age: 99 }
  const settings: Partial<Settings> = { logged_out_search: 'limited', logged_out_search_trafficsource: 'full' }
  let calls: StubCall[]
  beforeEach(() => {
    showPage(locationOf('/members'))
    calls = stubApi(({ path }) => answered(path === '/api/search.php' ? { ...found, filters } : found))
    // The stub reports every element as visible at once.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #tell: (entries: object[]) => void
        constructor(tell: (entries: object[]) => void) {
          this.#tell = tell
        }
        observe() {
          this.#tell([{ isIntersecting: true }])
        }
        disconnect() {}
      },
    )
  })
  const queryOf = (path: string) => calls.find((call) => call.path === path)?.query
  const hasAgeFilter = () => screen.queryByRole('combobox', { name: 'Leeftijd vanaf' }) !== null

  test('SEARCH-14 TRAP-72 follows the setting for sources with a source, which is sent to the server', async () => {
    beginVisit({ ...noord, ref: 'r1' })
    drawScreen(<MembersScreen />, { settings, user: null })
    await screen.findByRole('article')
    expect(queryOf('/api/search.php')).toEqual({ network: 'noord', ref: 'r1' })
    expect(hasAgeFilter()).toBe(true)
  })

  test('SEARCH-14 follows the other setting without a source', async () => {
    drawScreen(<MembersScreen />, { settings, user: null })
    await screen.findByRole('article')
    expect(queryOf('/api/search.php')).toBeUndefined()
    expect(hasAgeFilter()).toBe(false)
  })

  test('SEARCH-14 SEARCH-13 leads to profiles and similar members by the same setting', async () => {
    const Profile = () => <p>{useProfile(annaCard.id).card?.name}</p>
    beginVisit(noord)
    drawScreen(
      <>
        <Profile />
        <SimilarMembers id={annaCard.id} onLoginRequired={undefined} />
      </>,
      { settings, user: null },
    )
    const asked = { id: annaCard.id, network: 'noord' }
    await waitFor(() => expect(queryOf('/api/profile.php')).toEqual(asked))
    await waitFor(() => expect(queryOf('/api/similar.php')).toEqual(asked))
  })
})
