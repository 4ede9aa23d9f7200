import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { findComplaint, listComplaints } from '#functions/stores/safety/complaint.ts'
import { findEvidence } from '#functions/stores/safety/evidence.ts'
import * as chats from '#shared/contract/chats.ts'
import * as safety from '#shared/contract/safety.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const receiptOn = async (page: Page) => (await page.locator('dd').first().textContent())!
const latest = async () => {
  const { complaints } = await listComplaints({ status: 'open', after: undefined, limit: 50 })
  return complaints.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)!
}

test('ROUTE-38 NAV-25 TRAP-63 BLOCK-08 OPEN-48 a visitor finds the complaint form in the footer, fills in what is missing, and gets a receipt', async () => {
  const page = await browser.open({ on: 'phone' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click()
  await page.waitForURL(`${stack.url}/complaints`)
  await waitForVisible(page.getByRole('heading', { name: 'Iets melden', level: 1 }))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'complaint-empty', { isWhole: true })

  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await waitForVisible(page.getByText('Kies wat er mis is.'))
  await waitForVisible(page.getByText('Vertel kort wat er is gebeurd.'))
  await waitForVisible(page.getByText('Bevestig dit, anders kunnen we je melding niet aannemen.'))
  // The first invalid field has the focus.
  await expect(page.getByRole('radio').first()).toBeFocused()
  await axe(page)
  await page.getByRole('radio', { name: 'Betaling' }).check()
  await page.getByLabel('Lidnummer').fill('geen nummer')
  await page.getByLabel('Wat is er gebeurd?').fill('Ik heb twee keer betaald.')
  await page.getByLabel('Je naam').fill('Eva Jansen')
  await page.getByLabel('E-mailadres').fill('eva@gmial.com')
  await page.getByRole('button', { name: 'Bedoelde je eva@gmail.com?' }).click()
  await page.getByRole('checkbox', { name: /^Ik meld dit te goeder trouw/ }).check()
  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await waitForVisible(page.getByText('Dit is geen lidnummer.'))

  // A reload keeps everything that was typed.
  await page.reload()
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('Ik heb twee keer betaald.')
  await expect(page.getByLabel('Je naam')).toHaveValue('Eva Jansen')
  await expect(page.getByLabel('E-mailadres')).toHaveValue('eva@gmail.com')
  await page.getByLabel('Lidnummer').fill('')
  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Je melding is binnen', level: 1 }))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'complaint-sent')
  const receipt = await receiptOn(page)
  expect((await mailsTo(stack, 'eva@gmail.com')).map(({ subject }) => subject)).toEqual([
    `We hebben je melding ontvangen: ${receipt}`,
  ])
  expect(await latest()).toMatchObject({
    kind: 'payment',
    from: null,
    email: 'eva@gmail.com',
    notifier: 'Eva Jansen',
    goodFaith: true,
  })

  await page.getByRole('button', { name: 'Nog iets melden' }).click()
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('')
})

test('BLOCK-08 ROLE-08 TRAP-62 a member reports another from their conversation, and the evidence outlasts a block', async () => {
  const [a, b] = [await anna(stack), await addPicturedMember(stack, { name: 'Ruziemaker', gender: 'male' })]
  await b.call(chats.send, { body: { member: a.id, id: newId(), text: 'Ik weet je te vinden.' } })
  const page = await browser.open({ as: a, isDark: true })
  await page.goto('/chats')
  await page.getByRole('link', { name: /Ruziemaker/ }).click()
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Ruziemaker melden' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Iets melden', level: 1 }))
  await waitForVisible(page.getByText('Je melding gaat over het lid dat je net bekeek.'))
  await expect(page.getByLabel('Lidnummer')).toHaveCount(0)
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0)
  await waitForVisible(page.getByText(`Ons antwoord komt op ${a.email}.`))
  await page.getByRole('radio', { name: 'Lastigvallen of bedreigen' }).check()
  await page.getByLabel('Wat is er gebeurd?').fill('Hij bedreigt me.')
  await page.getByRole('checkbox', { name: /^Ik meld dit te goeder trouw/ }).check()
  await screenshot(page, 'complaint-member')
  await page.getByRole('button', { name: 'Verstuur melding' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Je melding is binnen', level: 1 }))
  await axe(page)

  const { id } = await latest()
  await a.call(safety.block, { body: { id: b.id } })
  expect(await findComplaint(id)).toMatchObject({
    kind: 'message',
    category: 'harassment',
    from: a.id,
    about: b.id,
  })
  expect((await findEvidence(id, stack.clock.now()))!.messages.map(({ text }) => text)).toEqual([
    'Ik weet je te vinden.',
  ])
})

test('BLOCK-02 BLOCK-03 the settings list blocked members: cancelling keeps a block, confirming removes it', async () => {
  const [a, b] = [await anna(stack), await addPicturedMember(stack, { name: 'Geblokkeerde', gender: 'male' })]
  const other = await bram(stack, { name: 'Verzonnen_Vriend', fictional: true })
  for (const { id } of [other, b]) await a.call(safety.block, { body: { id } })
  const page = await browser.open({ as: a, on: 'phone' })
  await page.goto('/notifications#blocked')
  const section = page.getByRole('region', { name: 'Geblokkeerde leden' })
  await waitForVisible(section.getByText('Geblokkeerde', { exact: true }))
  await waitForVisible(section.getByText('Fictief', { exact: true }))
  await axe(page)
  await expectNoOverflow(page)
  await section.scrollIntoViewIfNeeded()
  await screenshot(page, 'blocked-list')
  const unblock = section.getByRole('button', { name: 'Geblokkeerde deblokkeren' })
  await unblock.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  expect((await a.call(safety.listBlocked)).members).toHaveLength(2)
  await unblock.click()
  await axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Deblokkeren' }).click()
  await waitForVisible(page.getByText('Je hebt Geblokkeerde gedeblokkeerd.'))
  await expect(unblock).toHaveCount(0)
  expect((await a.call(safety.listBlocked)).members.map(({ id }) => id)).toEqual([other.id])
})
