import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useReturnPath } from '#frontend/app/use-return-path.ts'
import { forgetReturnPath, readReturnPath } from '#frontend/domain/account/return-path.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(forgetReturnPath)

function Follower() {
  useReturnPath()
  return null
}
const visit = (...paths: string[]) => {
  drawScreen(<Follower />)
  for (const path of paths) act(() => showPage(locationOf(path)))
  return readReturnPath(shownUser().id)?.path ?? null
}
const chat = '/chats/0123456789abcdefghjkmnpqrs'

afterEach(() => expectSoundPage())

describe('CHAT-34 the page to return to after buying', () => {
  test.each([
    ['from a conversation', [chat, '/credits'], chat],
    ['from a conversation by way of premium', [chat, '/premium', '/credits', '/credits/c60/ideal'], chat],
    ['from the choice of a gift', [`${chat}?gift=1`, '/credits'], `${chat}?gift=1`],
    ['from the home page', ['/', '/credits'], '/'],
    ['the last one counts', [chat, '/credits', '/members', '/credits'], '/members'],
    ['not a conversation left for something else', [chat, '/members', '/notifications', '/credits'], null],
    ['not the page of a payment', ['/transactions', '/credits'], null],
    ['not the first page of all', ['/credits'], null],
  ])('CHAT-34 %s', (_, paths, expected) => {
    expect(visit(...paths)).toBe(expected)
  })
})
