import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { agree, openEditor, runCampaigns } from '#test/support/campaigns.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['BE'] })
const browser = openBrowser(stack)

/** Expects the controls of adjacent fields to be at the same height. */
const expectAlignedFields = (page: Page) =>
  expect
    .poll(() =>
      page.locator('form :is(input, select):visible').evaluateAll((controls) => {
        const boxes = controls.map((control) => control.getBoundingClientRect())
        const isBeside = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom
        return boxes.flatMap((a) => boxes.filter((b) => isBeside(a, b) && Math.abs(a.top - b.top) > 1)).length
      }),
    )
    .toBe(0)

test('NOTIF-23 NOTIF-15: an editor writes a campaign in two languages, a second approves and starts it on a phone, and both see what became of it', async () => {
  const member = await anna(stack, { language: 'fr', site: 'BE' })
  await agree(member, 'promotions')
  await stack.settle()
  const [author, other] = [await openEditor(stack), await openEditor(stack)]
  const desk = await browser.open({ language: 'nl', as: author })
  await desk.goto('/staff')
  await waitForVisible(desk.getByText('Er zijn nog geen campagnes.'))
  await axe(desk)
  await screenshot(desk, 'campaigns-empty')
  await desk.getByRole('link', { name: 'Nieuwe campagne' }).click()

  const write = async (title: string, body: string, path: string) => {
    await desk.getByLabel('Titel').fill(title)
    await desk.getByRole('textbox', { name: 'Tekst', exact: true }).fill(body)
    await desk.getByLabel('Tekst op de knop').fill('Bekijken')
    await desk.getByLabel('Pagina achter de knop').fill(path)
  }
  await write('Een week voordeel', 'Deze week kost elk pakket minder.\n\nHet loopt tot zondag.', '/elders')
  await desk.getByRole('button', { name: 'Opslaan' }).click()
  await waitForVisible(desk.getByText('Dit is geen pagina van deze site.'))
  await desk.getByLabel('Pagina achter de knop').fill('/credits')
  await axe(desk)
  await desk.getByRole('button', { name: 'Opslaan' }).click()
  await waitForVisible(desk.getByRole('heading', { name: 'Een week voordeel' }))

  // The iframe shows the mail itself, with its own styles.
  const frame = desk.frameLocator('iframe')
  await waitForVisible(frame.getByRole('heading', { name: 'Een week voordeel' }))
  await expect(frame.getByRole('link', { name: 'Bekijken' })).toHaveCSS('font-weight', '700')
  await waitForVisible(frame.getByText('omdat je aanbiedingen'))
  expectFault(desk, /^422 POST .*staff-campaign-state/)
  await desk.getByRole('button', { name: 'Laten goedkeuren' }).click()
  await waitForVisible(desk.getByText('Er ontbreekt nog tekst.'))
  for (const language of ['Français', 'Deutsch']) {
    const choice = desk.getByRole('radio', { name: language }).first()
    if ((await choice.count()) === 0) continue
    await choice.check()
    await write(`Une semaine (${language})`, 'Cette semaine, chaque forfait coûte moins cher.', '/credits')
  }
  await desk.getByRole('button', { name: 'Opslaan' }).click()
  await waitForVisible(desk.getByText('Bereikt nu 1 lid dat ermee instemde.'))
  await axe(desk)
  await expectNoOverflow(desk)
  await expectAlignedFields(desk)
  await screenshot(desk, 'campaign-write')
  await desk.getByRole('button', { name: 'Proefmail naar mezelf' }).click()
  await waitForVisible(desk.getByText(`De proefmail is onderweg naar ${author.email}.`))
  await desk.getByRole('button', { name: 'Laten goedkeuren' }).click()
  await waitForVisible(desk.getByText('Je schreef hieraan mee. Iemand anders moet het goedkeuren.'))
  await expect(desk.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0)
  await screenshot(desk, 'campaign-submitted')

  const phone = await browser.open({ on: 'phone', language: 'nl', as: other })
  await phone.goto('/staff/campaigns')
  await waitForVisible(phone.getByText('Wacht op goedkeuring'))
  await axe(phone)
  await expectNoOverflow(phone)
  await screenshot(phone, 'campaigns-phone')
  await phone.getByRole('link', { name: 'Een week voordeel' }).click()
  await phone.getByRole('button', { name: 'Goedkeuren' }).click()
  await waitForVisible(phone.getByText(`Goedgekeurd door ${other.name}.`))
  await axe(phone)
  await expectNoOverflow(phone)
  await expectAlignedFields(phone)
  await screenshot(phone, 'campaign-approved-phone')
  await phone.getByRole('button', { name: 'Nu starten' }).click()
  await waitForVisible(phone.getByRole('button', { name: 'Stoppen' }))
  await runCampaigns(stack, 2)
  expect((await mailsTo(stack, member.email)).map(({ subject }) => subject)).toEqual(['Une semaine (Français)'])

  await desk.reload()
  await waitForVisible(desk.getByText('Verstuurd'))
  await axe(desk)
  await screenshot(desk, 'campaign-done')
  await desk.getByRole('link', { name: 'Meldingen' }).click()
  await waitForVisible(desk.getByRole('heading', { name: 'Meldingen' }))
  const row = desk.getByRole('row').filter({ hasText: 'Aanbieding' })
  await waitForVisible(row.getByText('Als staf het start, hoogstens eens per 1 dag'))
  await axe(desk)
  await screenshot(desk, 'policy')
  await phone.goto('/staff/notifications')
  await waitForVisible(phone.getByRole('cell', { name: 'Aanbieding', exact: true }))
  await axe(phone)
  await expectNoOverflow(phone)
  await screenshot(phone, 'policy-phone')
})
