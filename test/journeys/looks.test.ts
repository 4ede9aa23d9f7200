import { test } from 'vitest'
import { addLook } from '#functions/stores/members/looks.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import { type Device, openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const man = { gender: 'male', wantedGender: 'female' } as const

const names = {
  nl: { tab: 'Wie keek', setting: 'Wie bij wie keek' },
  de: { tab: 'Profilbesuche', setting: 'Profilbesuche' },
} as const

test.each([
  ['phone', 'nl', 'light'],
  ['desktop', 'de', 'dark'],
] as const)(
  'BLOCK-09: a look is shown to the other member until one of them switches looks off, on a %s in %s, %s',
  async (on: Device, language, scheme) => {
    const she = await anna(stack)
    const men: Member[] = []
    for (let n = 0; n < 3; n++) men.push(await addPicturedMember(stack, { ...man, name: `Man_${on}_${language}_${n}` }))
    await stack.settle()
    const texts = names[language]
    const isDark = scheme === 'dark'
    const page = await browser.open({ on, language, as: she, isDark })
    await page.goto('/likes/looks')
    await waitForVisible(page.getByRole('main').getByRole('heading', { level: 2 }))
    await axe(page)
    await screenshot(page, `looks-none-${on}-${language}`)

    const his = await browser.open({ on, language, as: men[0]!, isDark })
    await his.goto(`/members/${she.id}`)
    await waitForVisible(his.getByRole('heading', { level: 1, name: she.name }))
    await commit(addLook(men[1]!.id, she.id, '2026-11-14'))
    await commit(addLook(men[2]!.id, she.id, '2026-11-14'))

    await page.goto('/likes')
    await page.getByRole('main').getByRole('link', { name: texts.tab }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(men.length)
    await expect(page.getByRole('region').filter({ hasText: men[0]!.name })).toHaveCount(1)
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `looks-${on}-${language}`)

    await men[2]!.call(account.change, { body: { shows_looks: false } })
    await page.reload()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(men.length - 1)
    await page.goto('/notifications#visibility')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/user.php'))
    await page
      .getByRole('checkbox', { name: texts.setting })
      .or(page.getByRole('switch', { name: texts.setting }))
      .click()
    await saved
    await screenshot(page, `looks-setting-${on}-${language}`)
    await page.goto('/likes/looks')
    await waitForVisible(page.getByRole('main').getByRole('link', { name: /instellingen|Einstellungen/ }))
    await axe(page)
    await screenshot(page, `looks-off-${on}-${language}`)
  },
)
