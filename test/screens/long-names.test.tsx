import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeepOpened } from '#frontend/domain/members/last-opened.ts'
import { ChatRow } from '#frontend/features/chats/parts/ChatRow.tsx'
import { PartnerHeader } from '#frontend/features/chats/parts/ConversationHeader.tsx'
import { LastOpened } from '#frontend/features/chats/parts/LastOpened.tsx'
import LikeDialog from '#frontend/features/likes/LikeDialog.tsx'
import MatchDialog from '#frontend/features/likes/MatchDialog.tsx'
import NewLikeDialog from '#frontend/features/likes/NewLikeDialog.tsx'
import { SwipePhotos } from '#frontend/features/members/parts/SwipePhotos.tsx'
import { OpenedTo } from '#frontend/features/photos/parts/OpenedTo.tsx'
import { BlockedRow } from '#frontend/features/safety/parts/BlockedRow.tsx'
import { Waiting } from '#frontend/features/site/home/Waiting.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import type { Conversation } from '#shared/model/message.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const card = { ...bramCard, name: 'Wilhelmina_Kanaal_99', fictional: true, verified: true as const, city: 'Utrecht' }
const row: Conversation = {
  conversation: 'abc',
  profile: card.id,
  partner: card,
  num_unread_messages: 1,
  last_message: null,
  last_at: '2026-11-20T12:00:00.000Z',
}
const nothing = () => {}

function Opened() {
  useKeepOpened(card)
  return <LastOpened />
}

beforeEach(() => void stubApi(() => answered({ members: [card] })))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

test.each([
  ['header of a conversation', <PartnerHeader key="one" partner={card} />],
  ['row of a conversation', <ChatRow key="one" row={row} isCurrent={false} isOnline onRemove={nothing} />],
  ['profile opened last', <Opened key="one" />],
  [
    'home of a member',
    <Waiting key="one" chats={{ rows: [row] } as never} waiting={[row]} error={null} onRetry={nothing} />,
  ],
  [
    'card of the swipe game',
    <SwipePhotos
      key="one"
      card={card}
      photos={undefined}
      isLoading={false}
      isUnfolded={false}
      onAsk={nothing}
      onUnfold={nothing}
    />,
  ],
  [
    'title of a dialog',
    <ConfirmDialog
      key="one"
      title={`${card.name} blokkeren?`}
      text=""
      confirm="Blokkeer"
      isOpen
      onConfirm={nothing}
      onClose={nothing}
    />,
  ],
  ['like', <LikeDialog key="one" liker={card} onClose={nothing} />],
  ['new like', <NewLikeDialog key="one" liker={card} onPhoto={nothing} onButton={nothing} onClose={nothing} />],
  ['match', <MatchDialog key="one" match={card} onWrite={nothing} onClose={nothing} />],
  ['blocked members', <BlockedRow key="one" card={card} onUnblock={nothing} />],
  ['members with private photos', <OpenedTo key="one" />],
])('UI-15 %s: a long name wraps after an underscore, and is not cut', async (what, content) => {
  drawScreen(content)
  const names = await screen.findAllByText((__, element) => element?.querySelector(':scope > wbr') !== null)
  const shown = names.filter(({ tagName }) => !['HTML', 'BODY'].includes(tagName))
  // The title of the dialog about a like has the name too.
  expect(shown).toHaveLength(what === 'like' ? 2 : 1)
  for (const one of shown) {
    expect(one.textContent).toContain(card.name)
    expect(one.closest('.truncate, [class*=line-clamp]')).toBeNull()
  }
})
