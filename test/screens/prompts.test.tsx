import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, useMember, userQuery } from '#frontend/domain/account/session.ts'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import { likesQuery } from '#frontend/domain/likes/likes.ts'
import { MemberGrid } from '#frontend/domain/members/MemberGrid.tsx'
import ProfileScreen from '#frontend/features/members/ProfileScreen.tsx'
import { OwnProfile } from '#frontend/features/profile/OwnProfile.tsx'
import { useProfileChanges } from '#frontend/features/profile/queries.ts'
import { forgetKeptTexts, keepText, keptKey } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Prompts } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownLikes, shownProfile, shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const press = userEvent.setup({ delay: null })
const sunday = { prompt: 'sunday', answer: 'Pannenkoeken' } as const
const song = { prompt: 'song', answer: 'Alles van ABBA' } as const
const labels = { tea: 'Een kop thee', wine: 'Wijn', art: 'Kunst' }
const interests = Object.entries(labels).map(([tag, label]) => ({ tag, label, sensitive: false }))

let user: CurrentUser
let profile: MemberProfile
let isDown: boolean
let calls: StubCall[]
beforeEach(() => {
  user = shownUser({ status: 'active' })
  isDown = false
  calls = stubApi(({ path, method, body }) => {
    if (path === '/api/interests.php') return answered({ interests })
    if (path !== '/api/profile.php') return answered({ towns: [], ids: [], results: [], numResults: 0 })
    if (method === 'GET') return answered(profile)
    if (isDown) return refusal('too_many_requests', 'Even wachten.')
    user = { ...user, profile: { ...user.profile, ...body } }
    return answered(user)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  openingLine.write(null)
})
afterEach(() => {
  expectSoundPage()
  forgetKeptTexts()
})

function clientOf() {
  const client = newClient()
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(settingsQuery.queryKey, shownSettings({ interests }))
  client.setQueryData(likesQuery.queryKey, shownLikes())
  return client
}

describe('the prompts of the own profile', () => {
  function Page() {
    const member = useMember()
    return member && <Own user={member} />
  }
  function Own({ user: member }: { user: CurrentUser }) {
    return <OwnProfile user={member} changes={useProfileChanges(member)} />
  }
  const show = () => drawInDutch(<Page />, clientOf())
  const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body.prompts)
  const line = (number: number) => within(screen.getByRole('group', { name: `Zin ${number}` }))
  const choose = (number: number, text: string) =>
    press.selectOptions(line(number).getByLabelText<HTMLSelectElement>(`Zin ${number}`), text)
  const answer = (number: number) => line(number).getByLabelText<HTMLTextAreaElement>('Jouw antwoord')
  const write = (number: number, text: string) => fireEvent.change(answer(number), { target: { value: text } })
  const add = () => press.click(screen.getByRole('button', { name: 'Zin toevoegen' }))

  test('PROF-25 are chosen, answered and saved; each prompt can be chosen once, and there are at most three', async () => {
    show()
    await add()
    await choose(1, 'Mijn ideale zondag')
    write(1, ' Pannenkoeken ')
    expect(line(1).getByText('Nog 138 tekens')).toBeTruthy()
    fireEvent.blur(answer(1))
    await waitFor(() => expect(saved()).toEqual([[sunday]]))
    await add()
    expect(line(2).queryByRole('option', { name: 'Mijn ideale zondag' })).toBeNull()
    expect(line(2).getAllByRole('option')).toHaveLength(12)
    await add()
    expect(screen.queryByRole('button', { name: 'Zin toevoegen' })).toBeNull()
  })

  test('PROF-25 are put in another order and removed', async () => {
    user.profile.prompts = [sunday, song]
    show()
    await press.click(screen.getByRole('button', { name: 'Zin 2 naar boven' }))
    expect(answer(1).value).toBe(song.answer)
    fireEvent.blur(answer(1))
    await waitFor(() => expect(saved()).toEqual([[song, sunday]]))
    await press.click(screen.getByRole('button', { name: 'Zin 1 weghalen' }))
    expect(document.activeElement?.id).toBe('prompts')
    fireEvent.blur(answer(1))
    await waitFor(() => expect(saved().at(-1)).toEqual([sunday]))
  })

  test('PROF-25 changed elsewhere replace unedited ones, and are never overwritten by them', async () => {
    user.profile.prompts = [sunday]
    const client = clientOf()
    drawInDutch(<Page />, client)
    vi.useFakeTimers()
    const elsewhere = { ...user, profile: { ...user.profile, prompts: [song] } }
    await act(async () => {
      client.setQueryData<CurrentUser | null>(userQuery.queryKey, elsewhere)
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(answer(1).value).toBe(song.answer)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(saved()).toEqual([])
  })

  test('PROF-25 one that is too long is saved only once it is shortened, and says by how much', async () => {
    user.profile.prompts = [sunday]
    show()
    write(1, 'x'.repeat(152))
    fireEvent.blur(answer(1))
    expect(line(1).getByText('2 tekens te veel')).toBeTruthy()
    write(1, 'x'.repeat(150))
    fireEvent.blur(answer(1))
    await waitFor(() => expect(saved()).toEqual([[{ ...sunday, answer: 'x'.repeat(150) }]]))
  })

  test('PROF-25 lose nothing typed when saving fails and the page is left', async () => {
    isDown = true
    const { unmount } = show()
    await add()
    await choose(1, 'Mijn ideale zondag')
    write(1, 'Pannenkoeken')
    fireEvent.blur(answer(1))
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    unmount()
    show()
    expect(answer(1).value).toBe('Pannenkoeken')
    isDown = false
    fireEvent.blur(answer(1))
    await waitFor(() => expect(user.profile.prompts).toEqual([sunday]))
  })

  test.each([
    ['changed on another device', [song]],
    ['removed by staff', []],
  ])(
    'PROF-25 MOD-01 %s after the page was left with unsaved lines are not overwritten on later visits, and an unfinished line stays',
    async (_, since) => {
      user.profile.prompts = [sunday]
      const { unmount } = show()
      isDown = true
      await add()
      await choose(2, 'Mijn nutteloze talent')
      write(2, 'Fluiten')
      await add()
      write(3, 'Later')
      unmount()
      await waitFor(() => expect(saved()).toHaveLength(1))
      isDown = false
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const shownLines = () =>
        screen.queryAllByRole('group', { name: /^Zin/ }).map((group) => group.querySelector('textarea')?.value)
      // On the last visit, the server has the prompts of the first visit again.
      for (const prompts of [since, [sunday]]) {
        user.profile.prompts = prompts
        const next = show()
        expect(shownLines()).toEqual([...prompts.map((one) => one.answer), 'Later'])
        await act(() => vi.advanceTimersByTimeAsync(5_000))
        next.unmount()
      }
      expect(saved()).toHaveLength(1)
    },
  )

  test.each([
    ['are shown where there are no prompts', [], ['Alles van ABBA']],
    ['give way to prompts', [sunday], ['Pannenkoeken']],
  ])('PROF-25 MOD-01 lines stored without the saved value by an earlier version %s', (_, prompts, expected) => {
    user.profile.prompts = prompts
    keepText(keptKey(user.id, 'prompts'), JSON.stringify([song]))
    show()
    expect(
      screen.getAllByRole('group', { name: /^Zin/ }).map((group) => group.querySelector('textarea')?.value),
    ).toEqual(expected)
  })

  test('PROF-25 keep an unfinished line, and what was typed since the last change was saved, for the next visit', async () => {
    const { unmount } = show()
    await add()
    await choose(1, 'Mijn ideale zondag')
    write(1, 'Pannenkoeken')
    await add()
    write(2, 'Fluiten')
    fireEvent.blur(answer(1))
    await waitFor(() => expect(user.profile.prompts).toEqual([sunday]))
    isDown = true
    write(1, 'Wafels')
    unmount()
    await waitFor(() => expect(saved()).toHaveLength(2))
    show()
    expect([answer(1).value, answer(2).value]).toEqual(['Wafels', 'Fluiten'])
  })

  test('PROF-25 an answer without a prompt says that it is not saved until one is chosen', async () => {
    show()
    await add()
    const prompt = () => line(1).getByLabelText('Zin 1')
    expect(line(1).queryByText('Kies eerst een zin.')).toBeNull()
    write(1, 'Pannenkoeken')
    expect(prompt().getAttribute('aria-describedby')).toBe(line(1).getByText('Kies eerst een zin.').id)
    await choose(1, 'Mijn ideale zondag')
    expect(line(1).queryByText('Kies eerst een zin.')).toBeNull()
    fireEvent.blur(answer(1))
    await waitFor(() => expect(saved()).toEqual([[sunday]]))
  })
})

describe('the prompts of another member', () => {
  function show(prompts: Prompts, more: Partial<MemberProfile> = {}) {
    profile = shownProfile(bramCard, { prompts, facts: { hair: 'brown' }, interests: ['tea', 'wine'], ...more })
    showPage(locationOf(`/members/${bramCard.id}`))
    drawInDutch(
      <Suspense>
        <ProfileScreen />
      </Suspense>,
      clientOf(),
    )
  }

  test('PROF-25 stand above the facts, and a reply opens the conversation with the prompt quoted', async () => {
    show([song, sunday])
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    expect(headings.slice(0, 3)).toEqual(['Dit nummer zet ik altijd harder', 'Mijn ideale zondag', 'In het kort'])
    await press.click(screen.getByRole('button', { name: 'Reageer op: Mijn ideale zondag' }))
    expect(openingLine.read()).toEqual({ to: bramCard.id, text: '“Mijn ideale zondag: Pannenkoeken”\n' })
    expect(window.location.pathname).toBe(`/members/${bramCard.id}/chat`)
  })

  test('PROF-25 of a blocked member cannot be answered', async () => {
    show([sunday], { blocked: true })
    expect(await screen.findByText('Pannenkoeken')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Reageer/ })).toBeNull()
  })

  test('PROF-26 shared interests are first and marked, for screen readers too', async () => {
    user.profile.interests = ['wine', 'art']
    show([])
    const items = within(await screen.findByRole('region', { name: 'Interesses' })).getAllByRole('listitem')
    await waitFor(() =>
      expect(items.map(({ textContent }) => textContent)).toEqual(['Jullie delen: Wijn', 'Een kop thee']),
    )
  })
})

test('PROF-26 a card names the shared interests below the photo, where they hide no face', async () => {
  const cards = [
    { ...bramCard, shared_interests: ['tea' as const, 'art' as const] },
    { ...bramCard, id: 'B' },
  ]
  drawInDutch(<MemberGrid cards={cards} />, clientOf())
  const [shared, plain] = screen.getAllByRole('article')
  expect(within(shared!).getByText('Jullie delen: een kop thee, kunst').closest('.photo-foot')).toBeNull()
  expect(within(plain!).queryByText(/Jullie delen/)).toBeNull()
})

test.each([
  ['no reason', []],
  ['another reason', [{ kind: 'near' as const }]],
  ['shared interests as a reason', [{ kind: 'interests' as const, interests: ['tea' as const] }]],
])('PROF-26 SEARCH-28 a card with %s names the shared interests once', (_, reasons) => {
  drawInDutch(<MemberGrid cards={[{ ...bramCard, shared_interests: ['tea'], reasons }]} />, clientOf())
  const card = screen.getByRole('article')
  expect(within(card).getAllByText('Jullie delen: een kop thee')).toHaveLength(1)
})
