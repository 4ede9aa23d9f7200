import { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { forgetFirstPhoto } from '#frontend/domain/photos/first-photo.ts'
import SignupDialog from '#frontend/features/account/SignupDialog.tsx'
import { emptyForm, keepAnswers } from '#frontend/features/account/signup-answers.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { stubPictures, stubUploads } from '#test/support/photo-browser.ts'
import { drawInDutch } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ applyAccept: false })
const place = { url: '/upload', fields: { key: 'k' } }
const found = {
  results: [],
  numResults: 0,
  next: null,
  filters: { gender: 'male', country: 'NL', countryregion: null, min_age: 18, max_age: 99 },
}

/** Shows the last step, as after answering all earlier ones. */
async function showLastStep() {
  keepAnswers({
    form: { ...emptyForm, name: 'Kim88', date_of_birth: '1990-05-17' },
    choices: {
      gender: 'female',
      wanted_gender: 'male',
      country: 'NL',
      region: 'NL-UT',
      city: '',
      details: {},
      interests: [],
      consent: false,
    },
    messageTo: undefined,
  })
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  drawInDutch(<SignupDialog isOpen onLeave={() => {}} />, client)
  await user.type(await screen.findByLabelText('E-mailadres'), 'kim@example.org')
  await user.type(screen.getByLabelText('Wachtwoord'), 'een-goed-wachtwoord')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Verder' }))
  await screen.findByRole('heading', { name: 'Je foto, en iets over jou' })
}

const server = () =>
  stubApi(({ path, body }) => {
    if (path === '/api/signup-check.php') return answered({ ok: true })
    if (path === '/api/interests.php') return answered({ interests: [] })
    if (path === '/api/search.php') return answered(found)
    if (path === '/api/photo.php')
      return answered({
        photo: {
          id: body.id,
          status: 'pending',
          stage: 'uploading',
          reason: null,
          private: false,
          explicit: false,
          main: false,
          filename: null,
          thumb_filename: null,
          thumbhash: null,
        },
        upload: place,
      })
    return answered(shownUser({ activation_mail_sent: true }))
  })

const choose = (name: string) =>
  user.upload(screen.getByLabelText(/foto$/i), new File(['x'], name, { type: 'image/jpeg' }))

let sent: ReturnType<typeof stubUploads>
beforeEach(() => {
  stubPictures()
  sent = stubUploads()
})
afterEach(() => {
  act(() => {
    emitMemberGone()
    forgetFirstPhoto()
  })
  vi.unstubAllGlobals()
})

afterEach(() => expectSoundPage())

test('ACC-02 OPEN-19 a photo chosen in the last step of signup is uploaded once the account exists, and signup does not wait for it', async () => {
  const calls = server()
  await showLastStep()
  expect(document.querySelector('[data-moment]')).toBeNull()
  await choose('ik 310x310.jpg')
  expect(await screen.findByRole('img', { name: 'De foto die je koos' })).toBeTruthy()
  expect(document.querySelectorAll('[data-moment]')).toHaveLength(1)
  expect(calls.some(({ path }) => path === '/api/photo.php')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
  await screen.findByRole('heading', { name: 'Welkom, Kim88' })
  await waitFor(() => expect(sent).toHaveLength(1))
  const order = calls.map(({ path }) => path)
  expect(order.indexOf('/api/photo.php')).toBeGreaterThan(order.indexOf('/api/signup.php'))
  expect(screen.getByText(/Je foto wordt verstuurd/)).toBeTruthy()
  act(() => sent[0]!.finish(204))
  expect(await screen.findByText(/Je foto is binnen/)).toBeTruthy()
})

test('OPEN-19 the photo of signup can be removed or skipped, and then nothing is uploaded', async () => {
  const calls = server()
  await showLastStep()
  await choose('ik 310x310.jpg')
  await user.click(await screen.findByRole('button', { name: 'Foto weghalen' }))
  expect(screen.queryByRole('img', { name: 'De foto die je koos' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
  await screen.findByRole('heading', { name: 'Welkom, Kim88' })
  expect(calls.some(({ path }) => path === '/api/photo.php')).toBe(false)
})

test('OPEN-39 a file that is no photo is reported and does not block signup', async () => {
  server()
  await showLastStep()
  await choose('kapot.jpg')
  expect(await screen.findByText('Dit bestand is geen foto die we kunnen lezen.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Maak mijn account' }))
  await screen.findByRole('heading', { name: 'Welkom, Kim88' })
})

test('ACC-02 the last step of signup asks for the photo before the facts', async () => {
  server()
  await showLastStep()
  const photo = screen.getByLabelText(/foto$/i)
  const fact = screen.getByLabelText('Ogen')
  expect(photo.compareDocumentPosition(fact) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
