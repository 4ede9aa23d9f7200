import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Conversation } from '#frontend/features/chats/parts/Conversation.tsx'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { PhotoCancelling } from '#test/support/open-conversation.tsx'
import { drawScreen } from '#test/support/screen.tsx'
import { shownConversation as conversation, shownThread, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

/** Storage of a tab that reloads; must be filled before the modules read the storage. */
vi.hoisted(() => {
  const kept = (id: string) => ({
    id,
    owner: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    conversation: 'abcdefghijklmnopqrstuvwxyz',
    size: null,
  })
  sessionStorage.setItem('chat-photos', JSON.stringify([kept('gone'), kept('half'), kept('there')]))
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
afterEach(() => expectSoundPage())

test('CHAT-32 a photo whose file a reload lost says so plainly and can be removed; one that had arrived is followed on', async () => {
  vi.stubGlobal('CSS', { supports: () => true })
  const stages: Record<string, string> = { half: 'uploading', there: 'inspecting' }
  const calls = stubApi(({ method, path, query }) => {
    if (path !== '/api/chat-photo.php') return answered({ chats: [], older: null, unread: 0 })
    const id = query!.id!
    if (method === 'DELETE') return answered({ cancelled: true })
    const stage = stages[id]
    return stage ? answered({ photo: { id, conversation, stage, reason: null } }) : refusal('not_found', 'Weg.')
  })
  drawScreen(
    <>
      <PhotoCancelling />
      <Conversation
        address={{ conversation }}
        thread={shownThread()}
        memberId={shownUser().id}
        onDelivered={() => {}}
        isFresh
      />
    </>,
  )
  const log = within(screen.getByRole('log'))
  const lost = 'Niet verstuurd. De pagina is opnieuw geladen, en daarbij ging de foto verloren. Kies hem opnieuw.'
  await waitFor(() => expect(log.getAllByText(lost)).toHaveLength(2))
  expect(await log.findAllByText('Wordt gecontroleerd')).toHaveLength(1)
  for (const left of [1, 0]) {
    await userEvent.click(log.getAllByRole('button', { name: 'Verwijderen' })[0]!)
    await waitFor(() => expect(log.queryAllByText(lost)).toHaveLength(left))
  }
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query?.id)).toEqual(['gone', 'half'])
  expect(JSON.parse(sessionStorage.getItem('chat-photos')!)).toMatchObject([{ id: 'there' }])
})
