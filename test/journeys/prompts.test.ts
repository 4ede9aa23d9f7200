import { test } from 'vitest'
import * as likes from '#shared/contract/likes.ts'
import * as profile from '#shared/contract/profile.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addMember, anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test('PROF-25 PROF-26 a prompt is answered on a phone, and another member replies to it in a conversation', async () => {
  const she = await anna(stack, { name: 'Annelies' })
  const he = await addMember(stack, { name: 'Daan', gender: 'male', wantedGender: 'female', birthDate: '1989-07-02' })
  for (const one of [she, he])
    await one.call(profile.change, {
      body: { interests: ['beach', 'cooking', 'music', 'tea'], hair: 'brown', reason: 'dating', body: 'slim' },
    })
  const page = await browser.open({ on: 'phone', language: 'nl', as: she })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Zin toevoegen' }).click()
  await page.getByRole('combobox', { name: 'Zin 1', exact: true }).selectOption({ label: 'Mijn ideale zondag' })
  await page.getByLabel('Jouw antwoord').fill('Uitslapen, pannenkoeken en daarna eindeloos wandelen.')
  await page.getByRole('button', { name: 'Zin toevoegen' }).click()
  await page.getByRole('combobox', { name: 'Zin 2', exact: true }).selectOption({ label: 'Mijn nutteloze talent' })
  await page.getByLabel('Jouw antwoord').last().fill('Ik herken elk liedje na twee seconden.')
  await page.getByLabel('Jouw antwoord').last().blur()
  await waitForVisible(page.getByText('Alles is bewaard'))
  await axe(page)
  await expectNoOverflow(page)
  await page.locator('#prompts').scrollIntoViewIfNeeded()
  await screenshot(page, 'prompts-own', { isWhole: true })
  await page.reload()
  await expect(page.getByLabel('Jouw antwoord').last()).toHaveValue('Ik herken elk liedje na twee seconden.')

  await stack.settle()
  const his = await browser.open({ on: 'phone', language: 'nl', as: he })
  await his.goto('/members')
  const card = his.getByRole('article').filter({ hasText: 'Annelies' })
  await waitForVisible(card.getByText(/^Jullie delen: strand, koken/))
  await axe(his)
  await screenshot(his, 'prompts-cards')
  await card.getByRole('link').click()
  await waitForVisible(his.getByText('Ik herken elk liedje na twee seconden.'))
  await axe(his)
  await expectNoOverflow(his)
  await screenshot(his, 'prompts-profile', { isWhole: true })
  await his.getByRole('button', { name: 'Reageer op: Mijn ideale zondag' }).click()
  await waitForVisible(his.getByRole('button', { name: 'Reageer op: Mijn nutteloze talent' }))
  await expect(his.getByRole('textbox', { name: /^Bericht aan/ })).toHaveValue(
    '“Mijn ideale zondag: Uitslapen, pannenkoeken en daarna eindeloos wandelen.”\n',
  )
  await axe(his)
  await screenshot(his, 'prompts-conversation')

  const wide = await browser.open({ language: 'nl', as: he, isDark: true })
  await wide.goto('/members')
  await waitForVisible(
    wide
      .getByRole('article')
      .filter({ hasText: 'Annelies' })
      .getByText(/^Jullie delen: strand, koken/),
  )
  await screenshot(wide, 'prompts-cards-dark')
  await wide.goto(`/members/${she.id}`)
  await waitForVisible(wide.getByText('Ik herken elk liedje na twee seconden.'))
  await axe(wide)
  await screenshot(wide, 'prompts-profile-dark', { isWhole: true })

  // Shared interests are on the card of the swipe game, and in the first line for a match.
  await she.call(likes.like, { body: { id: he.id } })
  await wide.goto('/swipe-game')
  const top = wide.getByRole('article', { name: /Annelies/ })
  await waitForVisible(top.getByText(/^Strand, Koken/))
  await axe(wide)
  await screenshot(wide, 'prompts-swipe-dark')
  await wide.getByRole('button', { name: 'Vind Annelies leuk' }).click()
  const lines = wide.getByRole('list', { name: 'Eerste zinnen voor Annelies' }).getByRole('button')
  await expect(lines.first()).toContainText('iets gemeen: strand')
})
