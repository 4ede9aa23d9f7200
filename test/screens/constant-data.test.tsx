import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Footer } from '#frontend/app/Footer.tsx'
import { userQuery, useSettings } from '#frontend/domain/account/session.ts'
import { placeText } from '#frontend/domain/members/place.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { bramCard, shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

const settings = shownSettings({ company: { ...shownSettings().company, name: 'Noorderlicht BV' } })
const [country, { regions }] = Object.entries(settings.region_data)[0]!

const Place = () => (
  <output>
    {placeText({ ...bramCard, city: null, region: regions[0]!.id, country: country as 'NL' }, useSettings(), 'nl')}
  </output>
)

test('API-17 API-18 regions and company are loaded once, with the settings, and later screens have them at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  showPage(locationOf('/'))
  const calls = stubApi(() => answered(settings))
  const client = newClient()
  client.setQueryData(userQuery.queryKey, null)
  const open = () =>
    drawInDutch(
      <Suspense fallback="laadt">
        <Place />
        <Footer />
      </Suspense>,
      client,
    )
  const first = open()
  expect(screen.getByText('laadt')).toBeTruthy()
  await screen.findByText(settings.company.name, { exact: false })
  expect(screen.getByRole('status').textContent).toContain(regions[0]!.name)
  first.unmount()

  vi.setSystemTime(Date.now() + 86_400_000)
  open()
  expect(screen.getByRole('status').textContent).toContain(regions[0]!.name)
  expect(screen.getByText(settings.company.name, { exact: false })).toBeTruthy()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(calls.map(({ path }) => path)).toEqual(['/api/settings.php'])
})
