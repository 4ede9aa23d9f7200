import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chatsQuery } from '#frontend/domain/chats/chats.ts'
import { MemberGrid } from '#frontend/domain/members/MemberGrid.tsx'
import { ChatList } from '#frontend/features/chats/parts/ChatList.tsx'
import { ConversationHeader } from '#frontend/features/chats/parts/ConversationHeader.tsx'
import { LikeGrid } from '#frontend/features/likes/parts/LikeGrid.tsx'
import { ProfileHead } from '#frontend/features/members/parts/ProfileHead.tsx'
import { maxMemberIds } from '#shared/model/ids.ts'
import type { Conversation } from '#shared/model/message.ts'
import type { Presence } from '#shared/rules/presence.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownProfile, shownThread } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const fictional = { ...annaCard, id: '01JMEMBER0000000000000FICT', name: 'Fien', fictional: true }
const at = '2026-11-20T12:00:00.000Z'

let online: string[]
let calls: StubCall[]
beforeEach(() => {
  online = [bramCard.id]
  calls = stubApi(({ path }) =>
    answered(path === '/api/online.php' ? { ids: online } : { chats: rows, older: null, unread: 0 }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterEach(() => expectSoundPage())

const asked = () => calls.filter(({ path }) => path === '/api/online.php').map(({ query }) => query!.ids!.split(','))
const row = (partner: typeof bramCard): Conversation => ({
  conversation: partner.id.toLowerCase(),
  profile: partner.id,
  partner,
  num_unread_messages: 0,
  last_message: null,
  last_at: at,
})
const rows = [row(bramCard), row(annaCard), row(fictional)]

const grid = <MemberGrid cards={[bramCard, annaCard, fictional]} />
const likeOf = (profile: typeof bramCard) => ({ id: profile.id, profile, liked_at: at, match: false, isNew: false })

describe('LIVE-11 a dot on those who are online, asked for once for all members on the page', () => {
  const lists: Record<string, () => unknown> = {
    'the conversation list': () => {
      const client = drawScreen(<ChatList heading={null} />)
      client.setQueryData(chatsQuery.queryKey, { rows, older: null, unread: 0 })
    },
    'cards of members': () => drawScreen(grid),
    'cards of likes': () =>
      drawScreen(<LikeGrid likes={[bramCard, annaCard, fictional].map(likeOf)} isMatchTold onOptions={() => {}} />),
  }
  test.each(Object.keys(lists))('%s', async (name) => {
    lists[name]!()
    const dot = await screen.findByRole('img', { name: 'Nu online' })
    expect(within(dot.closest('li')!).getByText('Bram')).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'Nu online' })).toHaveLength(1)
    expect(asked()).toEqual([[annaCard.id, bramCard.id]])
  })
})

test('LIVE-11 who is online is asked again every minute and when the page becomes visible', async () => {
  vi.useFakeTimers({ now: new Date(at), shouldAdvanceTime: true })
  drawScreen(grid)
  await screen.findByRole('img', { name: 'Nu online' })
  online = []
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Nu online' })).toBeNull())
  expect(asked()).toHaveLength(2)
  online = [bramCard.id]
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  expect(await screen.findByRole('img', { name: 'Nu online' })).toBeTruthy()
  focusManager.setFocused(undefined)
})

test('LIVE-11 CHAT-35 a list that grows keeps its dots, and is asked about in calls of 50', async () => {
  const more = Array.from({ length: maxMemberIds }, (_, index) => ({ ...annaCard, id: `${10_000 + index}` }))
  const Growing = () => {
    const [cards, setCards] = useState([bramCard])
    return (
      <>
        <button type="button" onClick={() => setCards([bramCard, ...more])}>
          Meer
        </button>
        <MemberGrid cards={cards} />
      </>
    )
  }
  drawScreen(<Growing />)
  await screen.findByRole('img', { name: 'Nu online' })
  fireEvent.click(screen.getByRole('button', { name: 'Meer' }))
  expect(screen.getByRole('img', { name: 'Nu online' })).toBeTruthy()
  await waitFor(() => expect(asked().map((ids) => ids.length)).toEqual([1, maxMemberIds, 1]))
})

test('LIVE-11 a page with fictional members only asks nothing, nor does the page of a visitor', async () => {
  drawScreen(<MemberGrid cards={[fictional]} />)
  drawScreen(grid, { user: null })
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked()).toEqual([])
})

describe('LIVE-11 the presence of one member in words', () => {
  const shown: [Presence | null, string[]][] = [
    ['online', ['Nu online']],
    ['today', ['Vandaag actief']],
    [null, []],
  ]
  const words = () => screen.queryAllByText(/^(Nu online|Vandaag actief)$/).map(({ textContent }) => textContent)

  test.each(shown)('in the header of a conversation: %s', (presence, expected) => {
    drawScreen(<ConversationHeader credits={9} thread={shownThread({ presence })} />)
    expect(words()).toEqual(expected)
    expect(screen.getByRole('heading', { name: /^Bram\s*34$/ })).toBeTruthy()
  })

  test.each(shown)('on a profile: %s', (presence, expected) => {
    const profile = shownProfile(bramCard, { presence })
    drawScreen(<ProfileHead card={bramCard} profile={profile} isOwn={false} isVisitor={false} />)
    expect(words()).toEqual(expected)
    // A dot stands before the words only while the member is online.
    const dots = screen.queryAllByText(/^(Nu online|Vandaag actief)$/).map((one) => one.previousElementSibling)
    expect(dots.filter((dot) => dot !== null)).toHaveLength(presence === 'online' ? 1 : 0)
  })
})
