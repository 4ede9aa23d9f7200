import type { Locator, Page } from 'playwright-core'
import { popupAfterMs } from '#frontend/features/credits/time-bonus.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type * as likes from '#shared/contract/likes.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { ListedDialog, Press } from './dialog-list.ts'
import { offerInstall } from './install-offer.ts'
import { expect } from './page-expect.ts'
import type { Words } from './texts.ts'

type Opens = ListedDialog['opens']

/** Prepares an empty page for a popup that opens by itself. */
export async function awaitPopup(page: Page, opens: Opens): Promise<void> {
  if (opens === 'match') await announceMatch(page)
  if (opens === 'time-bonus') await page.clock.install()
}

/**
 * Changes the server's answers: the member has not yet seen the match moment of the latest match.
 */
const announceMatch = (page: Page) =>
  page.route('**/api/likes.php*', async (route) => {
    const response = await route.fetch()
    const lists = (await response.json()) as Output<typeof likes.list>
    const latest = lists.matches[0]?.id
    const announced = (list: typeof lists.matches) => list.map((like) => ({ ...like, match_new: like.id === latest }))
    const json = { ...lists, matches: announced(lists.matches), liked_by: announced(lists.liked_by) }
    await route.fulfill({ response, json })
  })

/**
 * Opens the dialog, menu or popup on its loaded page, by its presses or by causing the popup.
 * Returns once it is visible.
 */
export async function openDialog(
  page: Page,
  { presses, opens }: Pick<ListedDialog, 'presses' | 'opens'>,
  words: Words,
  language: Language,
): Promise<void> {
  const opened = dialogOn(page, opens, words)
  if (opens === 'time-bonus') await passPopupDelay(page, opened)
  if (opens === 'install') await offerInstall(page)
  for (const press of presses) await doPress(page, press, words, language)
  await opened.waitFor()
}

/**
 * Advances the page's fake clock by the delay of the time bonus popup until it has opened. One
 * advance may be too early: nothing on the page shows that the delay has started.
 */
const passPopupDelay = (page: Page, popup: Locator): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(popupAfterMs)
        return popup.isVisible()
      },
      { intervals: [500] },
    )
    .toBe(true)

/** Locator of the open dialog or menu, or of the offer to install the app. */
export const dialogOn = (page: Page, opens: Opens, words: Words) =>
  (opens === 'install'
    ? page.getByText(words('app.install.title'))
    : page.getByRole('dialog').or(page.getByRole('menu'))
  ).first()

async function doPress(page: Page, press: Press, words: Words, language: Language): Promise<void> {
  if ('key' in press) return page.keyboard.press(press.key)
  const { role, name, isExact = false } = press
  await page
    .getByRole(role, { name: name(words, language).trim(), exact: isExact })
    .filter({ visible: true })
    .first()
    .click()
}
