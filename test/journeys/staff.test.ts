import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { stopClock, waitForVisible } from '#test/support/page-wait.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember, putPictures } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { codeAt, inviteStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const password = 'een-lang-staf-wachtwoord'

let anna: Member
let bram: Member
let photos: string[]

beforeAll(async () => {
  anna = await addPicturedMember(
    stack,
    { name: 'Anna_uit_Utrecht', about: 'Houdt van lange wandelingen en korte nachten.' },
    1,
  )
  bram = await addPicturedMember(
    stack,
    {
      name: 'Bram',
      gender: 'male',
      wantedGender: 'female',
      birthDate: '1985-06-01',
      hair: 'dark blond',
      interests: ['cooking', 'music'],
      about: 'Kookt graag voor twee.',
    },
    2,
  )
  const now = stack.clock.now().getTime()
  photos = []
  for (const minutes of [240, 65, 20]) {
    const id = await addWaitingPhoto(stack, anna.id, {
      uploadedAt: new Date(now - minutes * 60_000),
      isPrivate: minutes === 65,
      findings: minutes === 65 ? ['Suggestive 71', 'Swimwear 88'] : [],
    })
    await putPictures(stack, anna, id)
    photos.push(id)
  }
  await bram.call(chats.send, {
    body: { member: anna.id, id: newId(), text: 'Stuur me je nummer, anders weet ik je te vinden.' },
  })
  await anna.call(safety.complain, {
    body: {
      id: newId(),
      kind: 'message',
      member: bram.id,
      text: 'Deze man bedreigt me. Kunnen jullie iets doen?',
      good_faith: true,
    },
  })
  await stack.settle()
})

const stateOf = async (id: string) => (await findPhoto(anna.id, id))?.status

/** Accepts an invitation in the browser. Returns the address and secret for a later sign-in. */
async function enrol(page: Page): Promise<{ email: string; secret: string }> {
  const invited = await inviteStaff(stack)
  await page.goto(`/staff#invite=${invited.token}`)
  await waitForVisible(page.getByText(invited.email))
  await waitForVisible(page.getByRole('img', { name: 'QR-code voor je authenticator-app' }))
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await axe(page)
  await screenshot(page, 'staff-enrol', { isWhole: true })
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Wachtwoord nog een keer').fill(password)
  await page.getByLabel('Code uit de app').fill(codeAt(secret, stack.clock.now()))
  await page.getByRole('button', { name: 'Toegang activeren' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Overzicht' }))
  await expect(page).toHaveURL(({ hash }) => hash === '')
  return { email: invited.email, secret }
}

async function signIn(page: Page, { email, secret }: { email: string; secret: string }): Promise<void> {
  // Each code works only once, so the clock advances to the next code.
  stack.clock.advance({ seconds: 30 })
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Code').fill(codeAt(secret, stack.clock.now()))
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

const selectedIn = (field: HTMLElement) => {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}

test('OPEN-06 TRAP-74 TRAP-63: a moderator gets from the invitation through a day at the console', async () => {
  const page = await browser.open({ language: 'nl' })
  await page.clock.install()
  // Before the sign-in, the server refuses the session call.
  expectFault(page, /^403 GET .*\/api\/staff-session\.php/)
  const person = await enrol(page)
  await axe(page)
  await screenshot(page, 'staff-overview')

  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Inloggen op de console' }))
  await axe(page)
  await screenshot(page, 'staff-sign-in')
  await signIn(page, person)
  await waitForVisible(page.getByText('De oudste kwam 4 uur geleden binnen.'))

  // Photos by keyboard: blurred until opened, approved, undone, refused with a reason.
  await page.getByRole('link', { name: 'Foto’s' }).first().click()
  await waitForVisible(page.getByText('Nog 3 foto’s.'))
  const stage = page.getByRole('button', { name: 'Foto tonen' })
  await waitForVisible(stage)
  await expect(page.locator('main img').first()).toHaveAttribute('src', /\/locked\./)
  await axe(page)
  await screenshot(page, 'staff-photos-blurred')
  await page.keyboard.press('a')
  await waitForVisible(page.getByText('Nog 3 foto’s.'))
  await page.keyboard.press('Space')
  await waitForVisible(page.getByRole('button', { name: 'Foto vervagen' }))
  await screenshot(page, 'staff-photos-opened')
  // Stops the clock, so that even a slow machine can undo the decision in time.
  await stopClock(page)
  await page.keyboard.press('a')
  await waitForVisible(page.getByText('Nog 2 foto’s.'))
  await page.keyboard.press('u')
  await waitForVisible(page.getByText('Nog 3 foto’s.'))
  expect(await stateOf(photos[0]!)).toBe('pending')
  await page.clock.resume()
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await waitForVisible(page.getByRole('button', { name: 'Contactgegevens' }))
  await axe(page)
  await screenshot(page, 'staff-photos-reasons')
  await page.keyboard.press('4')
  await waitForVisible(page.getByText('Nog 1 foto.'))
  await expect.poll(() => stateOf(photos[0]!)).toBe('active')
  await expect
    .poll(() => findPhoto(anna.id, photos[1]!))
    .toMatchObject({
      status: 'rejected',
      reason: 'contact_data',
    })
  // Pending decisions are sent when the page unloads.
  await page.keyboard.press('Space')
  await page.keyboard.press('e')
  await waitForVisible(page.getByText('Er wacht niets.'))
  await page.goto('/staff/complaints')
  await expect.poll(() => findPhoto(anna.id, photos[2]!)).toMatchObject({ isExplicit: true })

  // A complaint: evidence, a prepared answer, and a draft that survives a reload.
  await waitForVisible(page.getByRole('link', { name: /Deze man bedreigt me/ }))
  await axe(page)
  await screenshot(page, 'staff-complaints')
  await page.getByRole('link', { name: /Deze man bedreigt me/ }).click()
  await waitForVisible(page.getByText('Stuur me je nummer, anders weet ik je te vinden.'))
  await axe(page)
  // The reported member is banned, and gets the reason by mail.
  await page.getByRole('button', { name: 'Besluit nemen' }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Wat besluit je?').selectOption('banned')
  await dialog.getByLabel('Regel of wet').selectOption('harassment')
  await dialog.getByLabel('Wat heb je gezien?').fill('Bedreiging van een ander lid.')
  await axe(page)
  await screenshot(page, 'staff-ban')
  await dialog.getByRole('button', { name: 'Besluit nemen' }).click()
  await expect(dialog).toHaveCount(0)
  await stack.settle()
  expect(stack.mailbox.list(bram.email)[0]?.text).toContain('Bedreiging van een ander lid.')
  await page.getByRole('radio', { name: 'Gegrond: we doen er iets aan', exact: true }).check()
  await page.getByRole('button', { name: 'Voorgoed geblokkeerd' }).click()
  // The inserted template selects its gap (`[[...]]`), so that staff can type at once.
  const answer = page.getByLabel('Antwoord met uitleg')
  await expect.poll(() => answer.evaluate(selectedIn)).toBe('[[welke regel, en waarom]]')
  await page.keyboard.insertText('je mag niemand bedreigen')
  await expect(answer).toHaveValue(/^Bedankt voor je melding.*: je mag niemand bedreigen\./)
  await screenshot(page, 'staff-complaint', { isWhole: true })
  // The session ends before the answer is sent. The next sign-in leads back to the complaint with
  // the typed text.
  expectFault(page, /^403 POST .*\/api\/staff-complaint\.php/)
  await page.context().clearCookies({ name: '__Host-staff' })
  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await waitForVisible(page.getByText('Je sessie is afgelopen.'))
  await expect(page.getByText('Stuur me je nummer')).toHaveCount(0)
  await signIn(page, person)
  await waitForVisible(page.getByText('Stuur me je nummer, anders weet ik je te vinden.'))
  await expect(page.getByLabel('Antwoord met uitleg')).toHaveValue(/^Bedankt voor je melding/)
  await page.getByRole('button', { name: 'Antwoord versturen' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Het antwoord' }))
  await axe(page)
  await stack.settle()
  expect(stack.mailbox.list(anna.email)[0]?.text).toContain('Bedankt voor je melding')

  await page.getByRole('link', { name: /^Bram/ }).click()
  await waitForVisible(page.getByRole('heading', { name: /^Bram/ }))
  await axe(page)
  await screenshot(page, 'staff-member', { isWhole: true })
  await waitForVisible(page.getByRole('button', { name: 'Blokkade opheffen' }))
  const decisions = page.getByRole('region', { name: 'Beslissingen' })
  await waitForVisible(decisions.getByText(/^Onze regels: .*Bedreiging van een ander lid\.$/))

  await page.getByRole('link', { name: 'Logboek' }).click()
  await waitForVisible(page.getByRole('cell', { name: 'Lid geblokkeerd' }))
  await axe(page)
  await screenshot(page, 'staff-audit')
})

test('TRAP-01 OPEN-06: a fictional profile is created, changed and removed in the console, and marked on every screen', async () => {
  const page = await browser.open({ language: 'nl' })
  expectFault(page, /^403 GET .*\/api\/staff-session\.php/)
  await enrol(page)
  await page.getByRole('link', { name: 'Fictieve profielen' }).click()
  await waitForVisible(page.getByText('Er zijn nog geen fictieve profielen.'))
  await page.getByRole('link', { name: 'Nieuw fictief profiel' }).click()
  await waitForVisible(page.getByRole('main').getByText('Fictief', { exact: true }))
  await page.getByLabel('Profielnaam').fill('Fictieve_Fenna')
  await page.getByLabel('Geboortedatum, dag').fill('4')
  await page.getByLabel('Geboortedatum, maand').fill('5')
  await page.getByLabel('Geboortedatum, jaar').fill('1990')
  await page.getByLabel('Provincie').selectOption({ label: 'Utrecht' })
  await page.getByLabel('Haar').selectOption({ label: 'Rood' })
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'staff-fictional-new', { isWhole: true })
  await page.getByRole('button', { name: 'Profiel maken' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Fictieve_Fenna bewerken' }))
  await expect(page.getByLabel('Haar')).toHaveValue('red')
  await waitForVisible(page.getByRole('main').getByText('Fictief', { exact: true }))
  await page.getByLabel('Over dit profiel').fill('Bestaat niet, maar leest graag.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await waitForVisible(page.getByText('Opgeslagen.'))
  await axe(page)
  const buffer = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#7a5c8e' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Foto’s toevoegen').setInputFiles({ name: 'fenna.jpg', mimeType: 'image/jpeg', buffer })
  await waitForVisible(page.getByText('Verstuurd; wordt gecontroleerd'))
  await waitForVisible(page.getByText('Wacht', { exact: true }))
  await axe(page)
  await page.getByRole('link', { name: 'Alle fictieve profielen' }).click()
  await waitForVisible(page.getByRole('link', { name: /Fictieve_Fenna.*Fictief/ }))
  await axe(page)
  await screenshot(page, 'staff-fictional')
  await page.getByRole('link', { name: /Fictieve_Fenna/ }).click()
  await expect(page.getByLabel('Over dit profiel')).toHaveValue('Bestaat niet, maar leest graag.')
  await page.getByRole('button', { name: 'Profiel verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Profiel verwijderen' }).click()
  await waitForVisible(page.getByText('Er zijn nog geen fictieve profielen.'))
})
