import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '#frontend/app/query-client.ts'
import { forgetDeletedMember, watchSession } from '#frontend/app/session.ts'
import { userQuery } from '#frontend/domain/account/session.ts'
import DeleteSection from '#frontend/features/account/leaving/DeleteSection.tsx'
import { call } from '#frontend/lib/call.ts'
import { forgetKeptTexts, keepText, keptKey, keptText } from '#frontend/lib/kept-texts.ts'
import { toastStore } from '#frontend/ui/toasts.ts'
import * as chats from '#shared/contract/chats.ts'
import * as ownAccount from '#shared/contract/own-account.ts'
import { answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetKeptTexts()
})

afterEach(() => expectSoundPage())

async function pressDelete() {
  const user = userEvent.setup()
  for (const name of ['Account verwijderen', 'Verwijder mijn account', 'Ja, verwijder mijn account'])
    await user.click(screen.getByRole('button', { name }))
}

test('ACC-47 API-24 a deletion is confirmed on screen, even if a poll finds the session ended before the answer arrives', async () => {
  const [onEnded, onDeleted] = [vi.fn(), vi.fn()]
  watchSession(onEnded)
  queryClient.setQueryData(userQuery.queryKey, shownUser())
  const answer = Promise.withResolvers<void>()
  const calls = stubApi(async ({ path, method }) => {
    if (path !== ownAccount.remove.path || method !== ownAccount.remove.method)
      return refusal('authentication_required', 'Log in')
    await answer.promise
    return answered({ final_at: '2026-12-06T12:00:00.000Z', partner: null })
  })
  drawScreen(<DeleteSection onDeleted={onDeleted} />)
  await pressDelete()
  await waitFor(() => expect(calls).toHaveLength(1))
  await call(chats.list, {}).catch(() => {})
  expect(onEnded).not.toHaveBeenCalled()
  answer.resolve()
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(window.location.pathname).toBe('/account-deleted')
})

test('ACC-43 API-24 a deletion refused because the session had ended before leads to the login and keeps the drafts', async () => {
  window.history.replaceState(null, '', '/account-settings')
  const onEnded = vi.fn()
  watchSession(onEnded)
  queryClient.setQueryData(userQuery.queryKey, shownUser())
  const draft = keptKey(shownUser().id, 'draft', 'C1')
  keepText(draft, 'Hoi')
  stubApi(() => refusal('authentication_required', 'Log in'))
  drawScreen(<DeleteSection onDeleted={forgetDeletedMember} />)
  await pressDelete()
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
  await waitFor(() =>
    expect(toastStore.read().map(({ text }) => text)).toContain(
      'Je was al uitgelogd, dus je account is niet verwijderd. Log in en probeer het opnieuw.',
    ),
  )
  expect(window.location.pathname).toBe('/account-settings')
  expect(keptText(draft)).toBe('Hoi')
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeNull()
})
