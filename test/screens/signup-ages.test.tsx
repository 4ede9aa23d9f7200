import type { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import SignupDialog from '#frontend/features/account/SignupDialog.tsx'
import { type Choices, emptyForm, keepAnswers } from '#frontend/features/account/signup-answers.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
let calls: StubCall[]
beforeEach(() => {
  calls = stubApi(({ path }) => {
    if (path === '/api/signup-check.php') return answered({ ok: true })
    if (path === '/api/matches.php') return answered({ results: [] })
    if (path === '/api/interests.php') return answered({ interests: [] })
    return answered(shownUser({ activation_mail_sent: true }))
  })
  vi.setSystemTime('2026-11-20T12:00:00Z')
})
afterEach(() => {
  expectSoundPage()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Page with the signup dialog, which closes on navigation as on the site. */
function Site({ onLeave }: { onLeave: (page: string) => void }) {
  const [isOpen, setOpen] = useState(true)
  const leave = (page: string) => {
    setOpen(false)
    onLeave(page)
  }
  return (
    <>
      <SignupDialog isOpen={isOpen} onLeave={leave} />
      <ToastRegion />
    </>
  )
}

/** Shows signup, beginning at the step for the place, as after the form of the home page. */
async function show(choices: Partial<Choices> = {}, settings: Partial<Settings> = {}) {
  keepAnswers({
    form: { ...emptyForm, date_of_birth: '1990-05-17' },
    choices: {
      gender: 'female',
      wanted_gender: 'male',
      country: 'NL',
      region: 'NL-UT',
      city: '',
      details: {},
      interests: [],
      consent: false,
      ...choices,
    },
    messageTo: undefined,
  })
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  const onLeave = vi.fn()
  drawInDutch(<Site onLeave={onLeave} />, client)
  await title('Hoe mogen we je noemen?')
  return { client, onLeave }
}

const age = (name: 'vanaf' | 'tot en met') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Leeftijd ${name}` })
const shownAges = () => [age('vanaf').value, age('tot en met').value]
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { name })

async function toDetails() {
  await user.type(screen.getByLabelText('Profielnaam'), 'Kim88')
  await press('Verder')
  await user.type(await screen.findByLabelText('E-mailadres'), 'kim@example.org')
  await user.type(screen.getByLabelText('Wachtwoord'), 'een-goed-wachtwoord')
  await user.click(screen.getByRole('checkbox'))
  await press('Verder')
  await title('Je foto, en iets over jou')
}
async function finish() {
  await toDetails()
  await press('Maak mijn account')
  await title('Welkom, Kim88')
  return calls.find(({ path }) => path === '/api/signup.php')?.body
}

describe('the ages wanted in signup', () => {
  test('SEARCH-24 start 7 years around the own age, and are not sent until they are chosen', async () => {
    await show()
    expect(screen.getByRole('group', { name: 'Ik zoek een man van' })).toBeTruthy()
    expect(shownAges()).toEqual(['29', '43'])
    expect(await finish()).not.toHaveProperty('wanted_ages')
  })

  test('SEARCH-24 are sent as chosen, in order, and survive a reload', async () => {
    await show({ wanted_gender: 'female' })
    expect(screen.getByRole('group', { name: 'Ik zoek een vrouw van' })).toBeTruthy()
    await user.selectOptions(age('vanaf'), '50')
    expect(shownAges()).toEqual(['50', '50'])
    await user.selectOptions(age('tot en met'), '60')
    expect(sessionStorage.getItem('signup-answers')).toContain('"wanted_ages":{"min_age":50,"max_age":60}')
    expect(await finish()).toMatchObject({ wanted_ages: { min_age: 50, max_age: 60 } })
  })

  test('SEARCH-24 OPEN-03 stay within the ages of the country', async () => {
    await show({}, { minimum_age: 30, wanted_ages: { min_age: 32, max_age: 40, distance: 7 } })
    expect(shownAges()).toEqual(['32', '40'])
    const ages = [...age('vanaf').options].map(({ value }) => Number(value))
    expect([ages[0], ages.at(-1)]).toEqual([30, 99])
  })
})

describe('the end of signup', () => {
  /**
   * Stores the member in the cache, and waits a task, because the cache notifies subscribers later.
   */
  const tell = (client: QueryClient, member: CurrentUser) =>
    act(async () => {
      client.setQueryData(userQuery.queryKey, member)
      await new Promise((resolve) => setTimeout(resolve))
    })
  const confirm = (client: QueryClient) => tell(client, shownUser({ status: 'active' }))

  test('ACC-23 ACC-08 moves on to the matches by itself once the address is confirmed elsewhere', async () => {
    const { client, onLeave } = await show()
    await finish()
    await tell(client, shownUser({ credits: 3 }))
    expect(onLeave).not.toHaveBeenCalled()
    await confirm(client)
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('signup-matches')
    expect(await screen.findByText('Je e-mailadres is bevestigd.')).toBeTruthy()
  })

  test('ACC-23 leaves a member alone who went on meanwhile', async () => {
    const { client, onLeave } = await show()
    await finish()
    await press('Bekijk je matches')
    await confirm(client)
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('signup-matches')
    expect(screen.queryByText('Je e-mailadres is bevestigd.')).toBeNull()
  })
})

test('ACC-02 OPEN-19 the photo comes before the facts in the last step of signup', async () => {
  await show()
  await toDetails()
  const fields = [...screen.getByRole('dialog').querySelectorAll('input, select, textarea')]
  expect(fields[0]).toBe(screen.getByLabelText('Kies een foto'))
  expect(fields.length).toBeGreaterThan(3)
})
