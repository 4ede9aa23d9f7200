import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChatList } from '#frontend/features/chats/parts/ChatList.tsx'
import type { Conversation } from '#shared/model/message.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { annaCard, bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const rowOf = (partner: typeof bramCard): Conversation => ({
  conversation: partner.id.toLowerCase(),
  profile: partner.id,
  partner,
  num_unread_messages: 0,
  last_message: null,
  last_at: '2026-11-20T12:00:00.000Z',
})
let calls: StubCall[]
beforeEach(() => {
  calls = stubApi(() => answered({ chats: [rowOf(bramCard), rowOf(annaCard)], older: null, unread: 0, ids: [] }))
  // jsdom lacks pointer capture
  HTMLElement.prototype.setPointerCapture = () => {}
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

async function show() {
  drawScreen(<ChatList heading={null} />)
  await screen.findByRole('list', { name: 'Gesprekken' })
  return screen.getAllByRole('listitem')[0]!
}
const bin = () => screen.queryByRole('button', { name: 'Verwijder het gesprek met Bram' })
const isAsked = () => screen.queryByRole('dialog', { name: 'Gesprek verwijderen' }) !== null

type Point = [x: number, y: number]
function drag(row: HTMLElement, points: readonly Point[], { pointerType = 'touch', end = 'pointerUp' as const } = {}) {
  const told = ([clientX, clientY]: Point) => ({ pointerType, isPrimary: true, pointerId: 1, clientX, clientY })
  fireEvent.pointerDown(row, told(points[0]!))
  for (const point of points.slice(1)) fireEvent.pointerMove(row, told(point))
  fireEvent[end](row, told(points.at(-1)!))
}
const left: Point[] = [
  [300, 40],
  [280, 41],
  [200, 44],
]

describe('CHAT-24 a row of the conversation list', () => {
  test('has no bin, but a menu with the profile and the removal, which is confirmed', async () => {
    const row = await show()
    expect(bin()).toBeNull()
    expect(within(row).getAllByRole('button')).toHaveLength(1)
    within(row).getByRole('button').focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Bekijk profiel' }).getAttribute('href')).toBe(
      `/members/${bramCard.id}`,
    )
    await user.keyboard('{ArrowDown}{Enter}')
    expect(isAsked()).toBe(true)
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('slides under a finger and shows the bin, which asks first', async () => {
    drag(await show(), left)
    await user.click(bin()!)
    expect([isAsked(), bin()]).toEqual([true, null])
  })

  test.each<[string, Point[], object]>([
    [
      'a swipe that is too short',
      [
        [300, 40],
        [280, 40],
        [260, 40],
      ],
      {},
    ],
    [
      'a vertical one, which scrolls',
      [
        [300, 40],
        [298, 60],
        [200, 90],
      ],
      {},
    ],
    ['one that the browser takes over', left, { end: 'pointerCancel' }],
    ['one back again', [...left, [295, 44]], {}],
    [
      'one to the right',
      [
        [100, 40],
        [180, 40],
      ],
      {},
    ],
    ['the drag of a mouse', left, { pointerType: 'mouse' }],
  ])('stays as it is after %s', async (_, points, how) => {
    drag(await show(), points, how)
    expect(bin()).toBeNull()
  })

  test('closes by a press elsewhere, which does nothing else, and when the list scrolls', async () => {
    const row = await show()
    drag(row, left)
    const pressed = vi.fn()
    document.body.addEventListener('click', pressed)
    for (const place of [screen.getAllByRole('link')[1]!, within(row).getByRole('link')]) {
      expect(fireEvent.click(place)).toBe(false)
      expect(bin()).toBeNull()
      drag(row, left)
    }
    expect(pressed).not.toHaveBeenCalled()
    document.body.removeEventListener('click', pressed)
    act(() => void document.body.dispatchEvent(new Event('scroll')))
    expect(bin()).toBeNull()
  })

  test('is closed again by a swipe back', async () => {
    const row = await show()
    drag(row, left)
    drag(row, [
      [200, 40],
      [220, 40],
      [290, 40],
    ])
    expect(bin()).toBeNull()
  })
})
