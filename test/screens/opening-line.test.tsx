import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingLine } from '#frontend/domain/chats/opening-line.ts'
import { Conversation } from '#frontend/features/chats/parts/Conversation.tsx'
import { keepText, keptKey } from '#frontend/lib/kept-texts.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownConversation, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bericht aan Bram')
function show() {
  showPage(locationOf(`/members/${bramCard.id}/chat`))
  const thread = shownThread({ started: false })
  drawScreen(
    <Conversation
      address={{ member: bramCard.id }}
      thread={thread}
      memberId={shownUser().id}
      onDelivered={() => {}}
      isFresh
    />,
  )
}

beforeEach(() => {
  stubApi(() => answered({ chats: [], older: null, unread: 0 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  openingLine.write(null)
  localStorage.clear()
})
afterEach(() => expectSoundPage())

test('LIKE-19 CHAT-28 an opening line of the match moment fills the field once, with the focus in it', () => {
  openingLine.write({ to: bramCard.id, text: 'Koffie?' })
  show()
  expect([field().value, document.activeElement, openingLine.read()]).toEqual(['Koffie?', field(), null])
})

test('LIKE-19 an opening line does not overwrite a message that was begun', () => {
  keepText(keptKey(shownUser().id, 'draft', shownConversation), 'Hoi Bram, ik')
  openingLine.write({ to: bramCard.id, text: 'Koffie?' })
  show()
  expect([field().value, openingLine.read()]).toEqual(['Hoi Bram, ik', null])
})

test('LIKE-19 an opening line does not fill the conversation with another member', () => {
  openingLine.write({ to: annaCard.id, text: 'Thee?' })
  show()
  expect([field().value, openingLine.read()?.to]).toEqual(['', annaCard.id])
})
