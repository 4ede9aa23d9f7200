import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, useMember, userQuery } from '#frontend/domain/account/session.ts'
import { OwnProfile } from '#frontend/features/profile/OwnProfile.tsx'
import { useProfileChanges } from '#frontend/features/profile/queries.ts'
import { forgetKeptTexts } from '#frontend/lib/kept-texts.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetKeptTexts()
})
afterEach(() => expectSoundPage())

function Page() {
  const member = useMember()
  return member && <Own user={member} />
}
function Own({ user }: { user: CurrentUser }) {
  return <OwnProfile user={user} changes={useProfileChanges(user)} />
}

type Held = CurrentUser['profile']['held_texts']

/** Opens the member's own profile; the stubbed server holds every text with a digit. */
function show(profile: Partial<CurrentUser['profile']>) {
  let user = shownUser({ status: 'active' })
  user = { ...user, profile: { ...user.profile, ...profile } }
  stubApi((call) => {
    if (call.path === '/api/interests.php') return answered({ interests: [] })
    const about = String(call.body.about ?? '')
    const held_texts: Held = /\d/.test(about) ? [{ field: 'about', state: 'waiting', reasons: ['phone', 'link'] }] : []
    user = { ...user, profile: { ...user.profile, ...call.body, held_texts } }
    return answered(user)
  })
  const client = newClient()
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  drawInDutch(<Page />, client)
}

const story = () => screen.getByLabelText<HTMLTextAreaElement>('Vertel iets over jezelf')
const waiting = 'We lezen dit eerst even mee'

describe('MOD-11 the own profile', () => {
  test('MOD-11 says after saving that a text is read first, and why, and keeps the text', async () => {
    show({})
    expect(screen.queryByText(waiting)).toBeNull()
    fireEvent.change(story(), { target: { value: 'Bel 0612345678' } })
    expect(screen.queryByText(waiting)).toBeNull()
    fireEvent.blur(story())
    const note = (await screen.findByText(waiting)).closest('[role=status]')!
    expect(note.textContent).toContain('een telefoonnummer of naam bij een berichtendienst, een link')
    expect(note.textContent).toContain('anderen zien je vorige')
    expect(story().value).toBe('Bel 0612345678')
    fireEvent.change(story(), { target: { value: 'Ik wandel graag' } })
    expect(screen.queryByText(waiting)).toBeNull()
    fireEvent.blur(story())
    await screen.findByText('Alles is bewaard')
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull())
  })

  test('MOD-11 says beside a refused text that only the member sees it', async () => {
    show({
      prompts: [{ prompt: 'sunday', answer: 'Bel 0612345678' }],
      held_texts: [{ field: 'prompts', state: 'refused', reasons: ['phone'] }],
    })
    const note = await screen.findByText('Alleen jij ziet deze tekst')
    expect(note.closest('section')!.querySelector('h2')!.textContent).toBe('In jouw woorden')
    expect(screen.getAllByText('Alleen jij ziet deze tekst')).toHaveLength(1)
  })
})
