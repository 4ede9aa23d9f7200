import { test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack()
const browser = openBrowser(stack)

test('PROF-12 ROUTE-36 PROF-11 SET-24 SET-27 TRAP-23 TRAP-48: a profile is filled in on a phone, and another member sees the result', async () => {
  const [she, he] = [await anna(stack, { name: 'Annelies' }), await bram(stack)]
  const page = await browser.open({ on: 'phone', language: 'nl', as: she })
  const { hostname, origin } = new URL(stack.url)
  await page.context().setGeolocation({ latitude: 51.2194, longitude: 4.4025 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/geocode.php')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/profile')
  await waitForVisible(page.getByRole('heading', { level: 1, name: 'Jouw profiel' }))
  await waitForVisible(page.getByRole('button', { name: 'Barbecue' }))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'own-profile-phone', { isWhole: true })
  expect(asked).toEqual([])

  await page.getByLabel('Vertel iets over jezelf').fill('Ik kook graag voor een volle tafel.')
  await page.getByLabel('Haar').selectOption('dark blond')
  await page.getByLabel('Voor', { exact: true }).selectOption('dating')
  await page.getByRole('button', { name: 'Barbecue' }).click()
  await page.getByRole('button', { name: 'Wijn' }).click()
  const consent = page.getByRole('checkbox', { name: /Ik ga ermee akkoord/ })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByLabel('Geaardheid').selectOption('bi')
  await waitForVisible(page.getByText('Alles is bewaard'))

  // The browser asks for permission only after a press, and sends the position to the kilometre.
  await page.context().grantPermissions(['geolocation'], { origin })
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
  await waitForVisible(page.getByText('Gevonden: Antwerpen, Antwerpen'))
  expect(asked).toEqual(['?lat=51.22&lon=4.40'])
  expect(hostname).toContain('localhost')
  await page.getByRole('button', { name: 'Bewaren' }).click()
  await waitForVisible(page.getByText('Je woonplaats is bewaard.'))
  await axe(page)

  await page.reload()
  await expect(page.getByLabel('Haar')).toHaveValue('dark blond')
  await expect(page.getByLabel('Vertel iets over jezelf')).toHaveValue('Ik kook graag voor een volle tafel.')
  await expect(page.getByLabel('Woonplaats')).toHaveValue('Antwerpen')
  await page.getByRole('link', { name: 'Zo zien anderen je' }).click()
  await waitForVisible(page.getByText('Dit ben jij'))

  const other = await browser.open({ language: 'nl', as: he })
  await other.goto(`/members/${she.id}`)
  await waitForVisible(other.getByRole('heading', { level: 1, name: /^Annelies/ }))
  for (const told of ['Ik kook graag voor een volle tafel.', 'Donkerblond', 'Dates', 'Barbecue', 'Wijn', 'Bi'])
    await waitForVisible(other.getByText(told, { exact: true }))
  await waitForVisible(other.getByText(/Antwerpen.*België/))
  await stack.settle()
  const query = { gender: 'female', country: 'BE', countryregion: 'BE-VAN' } as const
  expect((await he.call(members.search, { query })).results.map(({ id }) => id)).toEqual([she.id])
})

test('PROF-16 PROF-17 PROF-20 BLOCK-03 OPEN-40: a profile has all its actions on the member', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  const page = await browser.open({ on: 'phone', language: 'nl', as: she })
  await page.goto(`/members/${he.id}`)
  await waitForVisible(page.getByRole('heading', { level: 1, name: new RegExp(`^${he.name}`) }))
  await expect(page.getByRole('region', { name: 'Lidnummer' })).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)

  const menu = page.getByRole('button', { name: 'Meer over dit profiel' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Privéfoto’s laten zien' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Laten zien' }).click()
  await waitForVisible(page.getByText('Ziet je privéfoto’s', { exact: true }))
  const shownTo = (await she.call(members.profile, { query: { id: he.id } })).own_private_photos_open
  expect(shownTo).toBe(true)
  await axe(page)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Privéfoto’s weer verbergen' }).click()
  await expect(page.getByText('Ziet je privéfoto’s', { exact: true })).toHaveCount(0)

  await menu.click()
  await page.getByRole('menuitem', { name: 'Blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await waitForVisible(page.getByText('Geblokkeerd', { exact: true }))
  await expect(page.getByRole('link', { name: 'Stuur bericht' })).toHaveCount(0)
  // The blocker can still open the profile, in order to unblock.
  await page.reload()
  await page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Deblokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deblokkeren' }).click()
  await waitForVisible(page.getByRole('link', { name: 'Stuur bericht' }))

  await menu.click()
  await page.getByRole('menuitem', { name: 'Melden' }).click()
  await page.waitForURL(`**/complaints?member=${he.id}`)
})
