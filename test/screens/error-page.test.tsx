import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage, NotFoundPage, PlainFallback, ScreenBoundary } from '#frontend/app/ErrorPage.tsx'
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
