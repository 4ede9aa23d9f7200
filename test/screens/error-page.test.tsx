import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage, NotFoundPage, PlainFallback, ScreenBoundary } from '#frontend/app/ErrorPage.tsx'
import { useMember, userQuery } from '#frontend/domain/account/session.ts'
import { Failed, Refused, SessionEnded } from '#frontend/lib/call.ts'
import { drawInDutch, drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const heading = () => screen.getByRole('heading').textContent
const hasRetry = () => screen.queryByRole('button', { name: 'Opnieuw proberen' }) !== null

afterEach(() => expectSoundPage())

test('ERR-03 ERR-04 an unknown address is reported with its status and a link home, without a retry', () => {
  drawScreen(<NotFoundPage />)
  expect(heading()).toBe('Deze pagina is niet gevonden')
  expect(screen.getByText('Foutcode 404')).toBeTruthy()
  expect(screen.getByText(/Misschien is het adres verkeerd getypt/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Naar de homepagina' }).getAttribute('href')).toBe('/')
  expect(hasRetry()).toBe(false)
})

test.each([
  [new Refused('invalid_input', 'Zo niet.', 422, {}), 'Zo niet.', '422', false],
  [new Failed(503), 'Er is een fout opgetreden, probeer het later opnieuw.', '503', false],
  [new Error('Kapot'), 'Kapot', '500', false],
  [null, 'Fout', '500', true],
])('ERR-06 ERR-07 ERR-09 %s is shown with its text and status', (error, title, status, isGeneral) => {
  drawScreen(<ErrorPage error={error} />)
  expect(heading()).toBe(title)
  expect(screen.getByText(`Foutcode ${status}`)).toBeTruthy()
  expect(screen.queryByText('Er is een fout opgetreden.') !== null).toBe(isGeneral)
  expect(hasRetry()).toBe(true)
})

test('ERR-06 "try again" renders a crashed screen again', async () => {
  let isBroken = true
  const Screen = () => {
    if (isBroken) throw new Error('Kapot')
    return <p>Alles goed</p>
  }
  drawScreen(
    <ScreenBoundary href="/a">
      <Screen />
    </ScreenBoundary>,
  )
  expect(heading()).toBe('Kapot')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(screen.getByText('Alles goed')).toBeTruthy()
})

test('ERR-06 ERR-10 a query whose error a screen throws is fetched again by "try again", and at the next visit', async () => {
  let isDown = true
  const fetched = vi.fn(() => (isDown ? Promise.reject(new Failed(null)) : Promise.resolve('De tekst')))
  const Text = () => {
    const { data } = useQuery({ queryKey: ['text'], queryFn: fetched, throwOnError: true })
    return <p>{data}</p>
  }
  const Site = () => {
    const [href, setHref] = useState('/text')
    return (
      <>
        <button type="button" onClick={() => setHref(href === '/text' ? '/other' : '/text')}>
          Andere pagina
        </button>
        <ScreenBoundary href={href}>{href === '/text' && <Text />}</ScreenBoundary>
      </>
    )
  }
  drawScreen(<Site />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('Er is een fout opgetreden, probeer het later opnieuw.')
  await press('Opnieuw proberen')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  await screen.findByText('Er is een fout opgetreden, probeer het later opnieuw.')
  isDown = false
  await press('Andere pagina')
  await press('Andere pagina')
  expect(await screen.findByText('De tekst')).toBeTruthy()
})

test('ERR-06 API-22 leaving an error page keeps the member, also after a poll of the member failed', async () => {
  const Who = () => <p>{useMember()?.profile.name ?? 'niemand'}</p>
  const Site = () => {
    const [isShown, setShown] = useState(true)
    return (
      <>
        <Who />
        {isShown && <ErrorPage error={new Error('Kapot')} reset={() => setShown(false)} />}
      </>
    )
  }
  const client = drawScreen(<Site />)
  const poll = { queryKey: userQuery.queryKey, queryFn: () => Promise.reject(new Failed(null)), staleTime: 0 }
  await client.fetchQuery(poll).catch(() => {})
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(screen.queryByText('Kapot')).toBeNull()
  expect(client.getQueryData(userQuery.queryKey)).toBeTruthy()
  expect(screen.queryByText('niemand')).toBeNull()
})

test('ERR-03 API-24 a refusal as not found shows the page of an unknown address, and an ended session shows no error', () => {
  const Throws = ({ error }: { error: Error }) => {
    throw error
  }
  drawScreen(
    <>
      <ScreenBoundary href="/a">
        <Throws error={new Refused('not_found', 'x', 404, {})} />
      </ScreenBoundary>
      <ScreenBoundary href="/b">
        <Throws error={new SessionEnded()} />
      </ScreenBoundary>
    </>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Deze pagina is niet gevonden'])
})

test('ERR-08 when the error page itself fails, a sentence with a link home is shown', () => {
  const Throws = () => {
    throw new Error('Kapot')
  }
  drawInDutch(
    <PlainFallback>
      <Throws />
    </PlainFallback>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  expect(screen.queryByRole('heading')).toBeNull()
})
