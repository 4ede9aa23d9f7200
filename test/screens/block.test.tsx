import type { QueryKey } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Chats } from '#frontend/domain/chats/chats.ts'
import { useKeepOpened, useLastOpened } from '#frontend/domain/members/last-opened.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { ProfileMenu } from '#frontend/features/members/parts/ProfileMenu.tsx'
import { useCached } from '#frontend/lib/use-cached.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import * as safety from '#shared/contract/safety.ts'
import { members as words } from '#shared/i18n/nl/members.ts'
import { ui } from '#shared/i18n/nl/ui.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard, shownLikes, shownProfile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => void vi.unstubAllGlobals())

const bram = shownProfile(bramCard, { liked: true, likes_me: true, conversation: 'C1' })
const conversation = (id: string, card: typeof bramCard, num_unread_messages: number): Chats['rows'][number] => ({
  conversation: id,
  profile: card.id,
  partner: card,
  num_unread_messages,
  last_message: null,
  last_at: '2026-11-20T20:00:00.000Z',
})
const like = (card: typeof bramCard) => ({
  id: card.id,
  profile: card,
  liked_at: '2026-11-20T20:00:00.000Z',
  match: true,
  like_new: true,
  match_new: false,
})
const search = queryKeys.search({ gender: 'male' }, 'member')
const otherSearch = queryKeys.search({}, 'member')
const similar = queryKeys.similar(annaCard.id, 'member')
const fictionalBram = { ...bramCard, fictional: true }
const page = (...results: (typeof bramCard)[]) => ({ results, numResults: 40, numFictional: 0 })

/** Opens the menu of Bram's profile, with other cached data that also contains Bram. */
function open(answer: Parameters<typeof stubApi>[0], shown: MemberProfile = bram, visited = bram) {
  const calls = stubApi(answer)
  const Elsewhere = () => {
    useKeepOpened(visited)
    return <output aria-label="laatst geopend">{useLastOpened()?.profile.name ?? 'niemand'}</output>
  }
  const Profile = () => {
    const data = useCached<MemberProfile>(queryKeys.member(bram.id))
    return <ProfileMenu profile={data ?? shown} isVisitor={false} />
  }
  const client = drawScreen(
    <>
      <Profile />
      <Elsewhere />
      <ToastRegion />
    </>,
  )
  const keep = (queryKey: QueryKey, data: unknown) => client.setQueryData(queryKey, data)
  keep(queryKeys.member(bram.id), shown)
  keep(queryKeys.chats, {
    rows: [conversation('C1', bramCard, 3), conversation('C2', annaCard, 2)],
    older: null,
    unread: 5,
  })
  keep(queryKeys.likes, shownLikes({ profiles: [like(bramCard)], liked_by: [like(bramCard), like(annaCard)] }))
  keep(queryKeys.liked(bram.id), true)
  keep(queryKeys.chatWithMember(bram.id), { conversation: 'C1' })
  keep(queryKeys.blocked, { members: [annaCard] })
  keep(search, { pages: [page(annaCard), page(bramCard)], pageParams: [undefined, 'more'] })
  keep(similar, { pages: [{ results: [fictionalBram], numResults: 3, numFictional: 1 }], pageParams: [undefined] })
  keep(queryKeys.matches, { pages: [{ results: [bramCard, annaCard], next: null }], pageParams: [undefined] })
  keep(otherSearch, { pages: [page(annaCard)], pageParams: [undefined] })
  const user = userEvent.setup()
  const ask = async (item: string) => {
    await user.click(screen.getByRole('button', { name: words.profile.menu }))
    await user.click(screen.getByRole('menuitem', { name: item }))
    return within(screen.getByRole('dialog'))
  }
  const sent = () => calls.filter(({ path }) => path === safety.block.path)
  return { client, user, ask, sent, opened: () => screen.getByLabelText('laatst geopend').textContent }
}

afterEach(() => expectSoundPage())

test('BLOCK-01 BLOCK-04 BLOCK-05 CHAT-27 SEARCH-09 a block is confirmed first, and then removes from view everything between the two', async () => {
  const { client, user, ask, sent, opened } = open(() => answered({ blocked: true }))
  expect(opened()).toBe('Bram')
  const dialog = await ask(words.profile.block)
  expect(dialog.getByText('Bram blokkeren?')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: words.block.confirm }))
  expect(await screen.findByText('Je hebt Bram geblokkeerd.')).toBeTruthy()
  expect(sent()).toMatchObject([{ method: 'POST', body: { id: bram.id } }])
  expect(screen.queryByRole('dialog')).toBeNull()

  expect(client.getQueryData(queryKeys.member(bram.id))).toMatchObject({
    name: 'Bram',
    blocked: true,
    liked: false,
    likes_me: false,
    conversation: null,
  })
  expect(client.getQueryData<Chats>(queryKeys.chats)).toMatchObject({ rows: [{ conversation: 'C2' }], unread: 2 })
  expect(client.getQueryData(queryKeys.likes)).toMatchObject({
    profiles: [],
    liked_by: [{ id: annaCard.id }],
    matches: [{ id: annaCard.id }],
    new_likes: 1,
  })
  expect(client.getQueryData(queryKeys.liked(bram.id))).toBe(false)
  expect(client.getQueryData(queryKeys.chatWithMember(bram.id))).toBeUndefined()
  expect(opened()).toBe('niemand')
  // The total on every page of a search that found Bram decreases by one.
  expect(client.getQueryData(search)).toEqual({
    pages: [
      { ...page(annaCard), numResults: 39 },
      { ...page(), numResults: 39 },
    ],
    pageParams: [undefined, 'more'],
  })
  expect(client.getQueryData(otherSearch)).toEqual({ pages: [page(annaCard)], pageParams: [undefined] })
  expect(client.getQueryData(similar)).toMatchObject({ pages: [{ results: [], numResults: 2, numFictional: 0 }] })
  expect(client.getQueryData(queryKeys.matches)).toEqual({
    pages: [{ results: [annaCard], next: null }],
    pageParams: [undefined],
  })
  // The list of blocked members is reloaded when next shown.
  expect(client.getQueryState(queryKeys.blocked)?.isInvalidated).toBe(true)
  // The menu now offers to unblock.
  await user.click(screen.getByRole('button', { name: words.profile.menu }))
  expect(screen.getByRole('menuitem', { name: words.profile.unblock })).toBeTruthy()
})

test('BLOCK-01 a block does not change which other profile was opened last', async () => {
  const { user, ask, opened } = open(() => answered({ blocked: true }), bram, { ...bram, ...annaCard })
  await user.click((await ask(words.profile.block)).getByRole('button', { name: words.block.confirm }))
  expect(await screen.findByText('Je hebt Bram geblokkeerd.')).toBeTruthy()
  expect(opened()).toBe('Anna')
})

test.each([
  ['a block that is cancelled', 'block', false],
  ['a block that is refused', 'block', true],
  ['unblocking that is cancelled', 'unblock', false],
  ['unblocking that is refused', 'unblock', true],
] as const)('BLOCK-03 %s changes nothing', async (_, item, isSent) => {
  const { confirm } = words[item]
  const shown = { ...bram, blocked: item === 'unblock' }
  const { client, user, ask, sent } = open(() => refusal('not_found', 'Dit lid is er niet meer.'), shown)
  const before = [queryKeys.member(bram.id), queryKeys.chats, queryKeys.likes, search].map((key) =>
    client.getQueryData(key),
  )
  const dialog = await ask(words.profile[item])
  await user.click(dialog.getByRole('button', { name: isSent ? confirm : ui.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toHaveLength(isSent ? 1 : 0)
  if (isSent) expect(await screen.findByText('Dit lid is er niet meer.')).toBeTruthy()
  const after = [queryKeys.member(bram.id), queryKeys.chats, queryKeys.likes, search].map((key) =>
    client.getQueryData(key),
  )
  expect(after).toEqual(before)
})

test('BLOCK-02 unblocking is sent to the server and updates profile and list', async () => {
  const { client, user, ask, sent } = open(() => answered({ blocked: false }), { ...bram, blocked: true })
  client.setQueryData(queryKeys.blocked, { members: [bramCard, annaCard] })
  const dialog = await ask(words.profile.unblock)
  await user.click(dialog.getByRole('button', { name: words.unblock.confirm }))
  expect(await screen.findByText('Je hebt Bram gedeblokkeerd.')).toBeTruthy()
  expect(sent()).toMatchObject([{ method: 'DELETE', query: { id: bram.id }, body: { id: bram.id } }])
  expect(client.getQueryData(queryKeys.member(bram.id))).toMatchObject({ name: 'Bram', blocked: false })
  expect(client.getQueryData(queryKeys.blocked)).toEqual({ members: [annaCard] })
  expect(client.getQueryState(queryKeys.chats)?.isInvalidated).toBe(true)
  // Lists without the member are fetched again when next shown.
  expect([search, similar].map((key) => client.getQueryData(key))).toEqual([undefined, undefined])
})
