import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ActionBar } from '#frontend/features/members/parts/ActionBar.tsx'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard } from '#test/support/shown.ts'
import { everyAnswer } from '#test/support/shown-answers.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

let calls: StubCall[]
beforeEach(() => {
  calls = stubApi(({ method }) => answered(method === 'POST' ? { liked: true, match: false } : { liked: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})
afterEach(() => expectSoundPage())

const [known] = everyAnswer.members.profile
const profile = { ...known, ...bramCard, liked: false, blocked: false }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('LIKE-01 one press on the heart likes the member', async () => {
  drawScreen(<ActionBar card={bramCard} profile={profile} />)
  await press('Like, Vind Bram leuk')
  await waitFor(() => expect(calls).toEqual([{ method: 'POST', path: '/api/like.php', body: { id: bramCard.id } }]))
})

test('a member liked before is shown with a full heart', () => {
  drawScreen(<ActionBar card={bramCard} profile={{ ...profile, liked: true }} />)
  expect(screen.getByRole('button', { name: 'Leuk, Vind Bram niet meer leuk' })).toBeTruthy()
})

test('PROF-19 the message and gift buttons lead to the conversation, the gift button with the choice of gifts open', async () => {
  drawScreen(<ActionBar card={bramCard} profile={profile} />)
  const chat = `/members/${bramCard.id}/chat`
  expect(screen.getByRole('link', { name: 'Stuur bericht' }).getAttribute('href')).toBe(chat)
  await press('Geef Bram een cadeautje')
  expect(window.location.pathname + window.location.search).toBe(`${chat}?gift=1`)
})

test('LIKE-04 CHAT-17 a visitor reads that an account is required, whatever they press', async () => {
  const onLoginRequired = vi.fn()
  drawScreen(<ActionBar card={bramCard} profile={undefined} onLoginRequired={onLoginRequired} />, { user: null })
  for (const name of ['Like, Vind Bram leuk', 'Geef Bram een cadeautje', 'Stuur bericht']) await press(name)
  expect(onLoginRequired.mock.calls).toEqual([['like'], ['gift'], ['chat']])
  expect(calls).toEqual([])
  expect(window.location.pathname).toBe('/')
})

test('PROF-17 a blocked member can be neither liked nor written to, and is unblocked after a confirmation', async () => {
  drawScreen(<ActionBar card={bramCard} profile={{ ...profile, blocked: true }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Deblokkeren')
  expect(screen.queryByRole('button', { name: 'Like, Vind Bram leuk' })).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Deblokkeren' })[0]!)
  expect(screen.getByRole('dialog', { name: 'Bram deblokkeren?' })).toBeTruthy()
  expect(calls).toEqual([])
})
