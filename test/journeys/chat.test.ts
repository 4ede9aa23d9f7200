import type { Locator, Page, Route } from 'playwright-core'
import { ulid } from 'ulid'
import { describe, test } from 'vitest'
import { addChat, conversationOf } from '#functions/stores/chats/conversation.ts'
import { commit } from '#functions/table/transaction.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault, expectOffline, expectSessionEnd } from '#test/support/page-faults.ts'
import { passTime, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const say = async (from: Member, to: Member, text: string) => {
  await from.call(chats.send, { body: { member: to.id, id: newId(), text } })
  await stack.settle()
}
const chatPath = (one: Member, other: Member) => `/chats/${conversationOf(one.id, other.id)}`
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })
const log = (page: Page) => page.getByRole('log')
const press = (page: Page) => page.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()

/** Moves a finger over an element, in pixels from its centre. */
async function drag(page: Page, place: Locator, right: number, down: number): Promise<void> {
  await place.waitFor()
  const { x, y, width, height } = (await place.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width / 2 + right * share, y: y + height / 2 + down * share }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Adds two members with a conversation, and opens a page with the session of the first. */
async function talk(on: 'phone' | 'desktop' = 'phone') {
  const she = await anna(stack)
  const he = await bram(stack)
  await say(he, she, 'Hoi, hoe was je dag?')
  const page = await browser.open({ on, as: she })
  return { she, he, page }
}

describe('a message that fails to send', () => {
  /** Texts on the server. The page shows a message before the server has stored it. */
  const textsBetween = async (one: Member, other: Member) =>
    (await one.call(chats.open, { query: { member: other.id } })).messages.map(({ text }) => text)

  const onSend = (page: Page, handler: (route: Route) => Promise<void>) =>
    page.route('**/api/chat.php', (route) => (route.request().method() === 'POST' ? handler(route) : route.fallback()))

  test('TRAP-37 quality.md people: is shown at once, stays in place with a retry, survives a reload, and is sent and paid once', async () => {
    const { she, he, page } = await talk()
    expectFault(page, /^net::ERR_(FAILED|INTERNET_DISCONNECTED) POST .*\/api\/chat\.php/)
    await page.clock.install()
    await page.goto(chatPath(she, he))
    await waitForVisible(log(page).getByText('Hoi, hoe was je dag?'))
    await onSend(page, (route) => route.abort())
    await field(page).fill('Goed, en die van jou?')
    await press(page)
    await waitForVisible(log(page).getByText('Goed, en die van jou?'))
    await waitForVisible(log(page).getByText('Wordt verzonden'))
    await expect(field(page)).toHaveValue('')
    // The credit is deducted while sending, and returned after the failure.
    await waitForVisible(page.getByText('Saldo: 99 credits'))
    await passTime(page, log(page).getByText('Niet verzonden'))
    await waitForVisible(page.getByText('Saldo: 100 credits'))
    await axe(page)
    await screenshot(page, 'chat-not-sent')

    await page.reload()
    await waitForVisible(log(page).getByText('Goed, en die van jou?'))
    // The automatic retry fails as well.
    await passTime(page, log(page).getByText('Niet verzonden'))
    await page.unroute('**/api/chat.php')
    await log(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
    await waitForVisible(page.getByText('Saldo: 99 credits'))
    await expect(log(page).getByText('Niet verzonden')).toHaveCount(0)
    await expect.poll(() => textsBetween(he, she)).toEqual(['Hoi, hoe was je dag?', 'Goed, en die van jou?'])
  })

  test('CHAT-37: because it was written offline is sent once online, also after a reload, and the notice covers nothing', async () => {
    const { she, he, page } = await talk()
    expectOffline(page)
    await page.goto(chatPath(she, he))
    await waitForVisible(log(page).getByText('Hoi, hoe was je dag?'))
    await page.context().setOffline(true)
    await field(page).fill('Vanuit de trein')
    await press(page)
    const notice = page.getByText('Geen verbinding.')
    await waitForVisible(notice)
    await waitForVisible(log(page).getByText('Wordt verzonden'))
    const gap = async () => {
      const [bar, name] = [await notice.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
      // Without a box while the page renders anew.
      return bar && name ? name.y - (bar.y + bar.height) : Number.NaN
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await screenshot(page, 'chat-offline')
    await page.context().setOffline(false)
    await waitForVisible(page.getByText('Saldo: 99 credits'))
    await waitForVisible(log(page).getByText('Verzonden', { exact: true }))

    // The page unloads before the answer arrives.
    await onSend(page, () => new Promise(() => {}))
    await field(page).fill('En weer thuis')
    await press(page)
    await waitForVisible(log(page).getByText('Wordt verzonden'))
    await page.unroute('**/api/chat.php')
    await page.reload()
    await waitForVisible(page.getByText('Saldo: 98 credits'))
    await expect.poll(() => textsBetween(he, she)).toEqual(['Hoi, hoe was je dag?', 'Vanuit de trein', 'En weer thuis'])
  })

  test('TRAP-37: is sent once when only its answer was lost', async () => {
    const { she, he, page } = await talk()
    expectFault(page, /^net::ERR_FAILED POST .*\/api\/chat\.php/)
    await page.goto(chatPath(she, he))
    let isLost = false
    await onSend(page, async (route) => {
      if (isLost) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await field(page).fill('Kom je mee wandelen?')
    await press(page)
    await expect(log(page).getByText('Verzonden', { exact: true })).toHaveCount(1)
    await waitForVisible(page.getByText('Saldo: 99 credits'))
    await expect(log(page).getByText('Kom je mee wandelen?')).toHaveCount(1)
    const { messages } = await he.call(chats.open, { query: { member: she.id } })
    expect(messages).toHaveLength(2)
  })

  test('can be discarded', async () => {
    const { she, he, page } = await talk()
    expectFault(page, /^402 POST .*\/api\/chat\.php/)
    await page.goto(chatPath(she, he))
    await waitForVisible(field(page))
    await changeAccount(she.id, { credits: 0 })
    await field(page).fill('Nog iets')
    await press(page)
    await waitForVisible(page.getByText('Je hebt onvoldoende credits'))
    await waitForVisible(page.getByRole('link', { name: 'Alle bundels' }))
    await log(page).getByRole('button', { name: 'Verwijderen' }).click()
    await expect(log(page).getByText('Nog iets')).toHaveCount(0)
  })
})

test('quality.md people: a draft is restored after a reload, in its own conversation only', async () => {
  const { she, he, page } = await talk()
  const other = await bram(stack)
  await say(other, she, 'Dag!')
  await page.goto(chatPath(she, he))
  await field(page).fill('Wat ik nog wilde zeggen')
  await page.reload()
  await expect(field(page)).toHaveValue('Wat ik nog wilde zeggen')
  await page.goto(chatPath(she, other))
  await waitForVisible(log(page).getByText('Dag!'))
  await expect(field(page)).toHaveValue('')
})

test('API-24 TRAP-42 ACC-31: the end of a session leads to the login once, and typed text is kept in the conversation', async () => {
  const { she, he, page } = await talk()
  expectSessionEnd(page)
  await page.goto(chatPath(she, he))
  await field(page).fill('Half geschreven')
  let logouts = 0
  page.on('request', (request) => {
    if (request.url().endsWith(account.logout.path)) logouts++
  })
  await she.call(account.logout)
  await page.waitForURL((url) => url.pathname === '/login')
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('back') === chatPath(she, he))
  expect(logouts).toBeLessThanOrEqual(1)
  await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('Half geschreven')
})

describe('removing a conversation', () => {
  const row = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem').filter({ hasText: name })
  const ask = async (page: Page, name: string) => {
    await drag(page, row(page, name), -200, 0)
    await page.getByRole('button', { name: `Verwijder het gesprek met ${name}` }).click()
    await waitForVisible(page.getByRole('dialog').getByRole('heading', { name: 'Gesprek verwijderen' }))
  }
  const onRemoval = (page: Page, handler: (route: Route) => Promise<void>) =>
    page.route('**/api/*', (route) => (route.request().method() === 'DELETE' ? handler(route) : route.fallback()))

  test('CHAT-24: is confirmed first, and cancelling keeps it', async () => {
    const { he, page } = await talk()
    await page.goto('/chats')
    await ask(page, he.name)
    await axe(page)
    await screenshot(page, 'chat-remove')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
    await waitForVisible(row(page, he.name))
  })

  test('CHAT-24: a press elsewhere closes a row that was swiped, and opens nothing', async () => {
    const { she, he, page } = await talk()
    const other = await bram(stack)
    await say(other, she, 'Dag!')
    await page.goto('/chats')
    await drag(page, row(page, he.name), -200, 0)
    const bin = page.getByRole('button', { name: `Verwijder het gesprek met ${he.name}` })
    await waitForVisible(bin)
    await axe(page)
    await screenshot(page, 'chat-swiped')
    await row(page, other.name).click()
    await expect(bin).toHaveCount(0)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/chats')
    await row(page, other.name).click()
    await page.waitForURL(`**${chatPath(she, other)}`)
  })

  test('CHAT-24: the keyboard reaches it by the menu of the row, and the focus returns there', async () => {
    const { he, page } = await talk('desktop')
    await page.goto('/chats')
    await row(page, he.name).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Meer, gesprek met ${he.name}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('menuitem', { name: 'Bekijk profiel' }))
    await axe(page)
    await screenshot(page, 'chat-row-menu')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await waitForVisible(page.getByRole('dialog').getByRole('heading', { name: 'Gesprek verwijderen' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Meer, gesprek met ${he.name}` })).toBeFocused()
  })

  test('CHAT-25: removes the row at once, however slow the server', async () => {
    const { she, he, page } = await talk()
    await page.goto('/chats')
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    await onRemoval(page, async (route) => {
      await isHeld
      await route.fallback()
    })
    await ask(page, he.name)
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row(page, he.name)).toHaveCount(0)
    expect((await she.call(chats.list)).chats).toHaveLength(1)
    answer()
    expect((await answered).ok()).toBe(true)
    await stack.settle()
    expect((await she.call(chats.list)).chats).toHaveLength(0)
    await waitForVisible(page.getByText('Nog geen gesprekken'))
  })

  test('CHAT-26: restores the row when the server fails, with an alert that gives the reason', async () => {
    const { he, page } = await talk()
    expectFault(page, /^500 DELETE /)
    await page.clock.install()
    await page.goto('/chats')
    await waitForVisible(row(page, he.name))
    await onRemoval(page, (route) => route.fulfill({ status: 500, body: '' }))
    await ask(page, he.name)
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(row(page, he.name)).toHaveCount(0)
    await passTime(page, page.getByRole('alert').filter({ hasText: 'Verwijderen is niet gelukt' }))
    await waitForVisible(page.getByText('Er is een fout opgetreden, probeer het later opnieuw.'))
    await waitForVisible(row(page, he.name))
    await axe(page)
    await screenshot(page, 'chat-remove-failed')
  })
})

test('CHAT-21: older messages load while scrolling up, without moving what is being read', async () => {
  const { she, he, page } = await talk()
  for (let number = 1; number <= 34; number++)
    await he.call(chats.send, { body: { member: she.id, id: newId(), text: `Regel ${number}` } })
  await page.goto(chatPath(she, he))
  await waitForVisible(log(page).getByText('Regel 34'))
  await expect(log(page).getByText('Hoi, hoe was je dag?')).toHaveCount(0)
  await log(page).getByText('Regel 7', { exact: true }).scrollIntoViewIfNeeded()
  await expect(log(page).getByText('Hoi, hoe was je dag?')).toHaveCount(1)
  await axe(page)
})

test('CHAT-23: a line is above what came in since the last visit, and stays while more comes in', async () => {
  const { she, he, page } = await talk()
  await page.goto(chatPath(she, he))
  await waitForVisible(page.getByText('Nieuw sinds je hier was'))
  await page.goto('/chats')
  await say(he, she, 'Ben je er nog?')
  await say(he, she, 'Ik hoor het wel.')
  await page.goto(chatPath(she, he))
  await waitForVisible(log(page).getByText('Ik hoor het wel.'))
  await say(he, she, 'Of niet.')
  await waitForVisible(log(page).getByText('Of niet.'))
  await expect(log(page).locator('p')).toHaveText([
    'Hoi, hoe was je dag?',
    'Nieuw sinds je hier was',
    'Ben je er nog?',
    'Ik hoor het wel.',
    'Of niet.',
  ])
  await axe(page)
  await screenshot(page, 'chat-new-line')
})

test('CHAT-31: on a desktop emoji are chosen by keyboard and go in at the cursor', async () => {
  const { she, he, page } = await talk('desktop')
  await page.goto(chatPath(she, he))
  await field(page).fill('Hoi Bram')
  await field(page).press('Home')
  for (let step = 0; step < 3; step++) await field(page).press('ArrowRight')
  await page.getByRole('button', { name: 'Emoji toevoegen' }).press('Enter')
  await waitForVisible(page.getByRole('dialog', { name: 'Emoji toevoegen' }))
  await axe(page)
  await screenshot(page, 'chat-emoji')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('Hoi😄 Bram')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(field(page)).toHaveValue('Hoi😄! Bram')
})

test('CHAT-17 ERR-15: a visitor reads that chat is for members', async () => {
  const he = await bram(stack)
  const page = await browser.open({ on: 'phone' })
  await page.goto(`/members/${he.id}/chat`)
  await waitForVisible(page.getByRole('heading', { name: 'Log in om te chatten.' }))
  await axe(page)
  await page.getByRole('link', { name: 'Inloggen' }).last().click()
  await page.waitForURL((url) => url.searchParams.get('back') === `/members/${he.id}/chat`)
})

test('CHAT-15 CHAT-16: a free member who started two conversations sees an offer to buy at the third', async () => {
  const she = await anna(stack)
  for (const he of [await bram(stack), await bram(stack)]) await say(she, he, 'Hoi')
  const third = await bram(stack)
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(`/members/${third.id}/chat`)
  await waitForVisible(page.getByText('Je hebt al 2 gesprekken gestart.'))
  await expect(field(page)).toHaveCount(0)
  await axe(page)
  await screenshot(page, 'chat-third')
  await page.getByRole('link', { name: 'Koop credits' }).click()
  await page.waitForURL('**/credits')
})

test('CHAT-12 CHAT-14: an unconfirmed member, and anybody who writes to one, reads why nothing can be sent', async () => {
  const she = await anna(stack, { status: 'not_confirmed' })
  const he = await bram(stack)
  const hers = await browser.open({ on: 'phone', as: she })
  await hers.goto(`/members/${he.id}/chat`)
  await waitForVisible(hers.getByText('Bevestig eerst je e-mailadres via de link in je mail.'))
  await waitForVisible(hers.getByRole('button', { name: 'Stuur een nieuwe mail' }))
  await axe(hers)
  const his = await browser.open({ on: 'phone', as: he })
  await his.goto(`/members/${she.id}/chat`)
  await waitForVisible(his.getByText(`${she.name} heeft het e-mailadres nog niet bevestigd`))
  await axe(his)
})

test('PROF-19 CHAT-09 OPEN-41: the gift button of a profile opens the choice of gifts, and a gift arrives for its price', async () => {
  const [she, he] = [await anna(stack, { credits: 10 }), await bram(stack)]
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(`/members/${he.id}`)
  await page.getByRole('button', { name: `Geef ${he.name} een cadeautje` }).click()
  const choice = page.getByRole('dialog')
  await waitForVisible(choice.getByText('Elk cadeautje kost 3 credits.'))
  await expect(choice.getByRole('listitem')).toHaveCount(6)
  await axe(page)
  await screenshot(page, 'gift-choice')
  await choice.getByRole('button', { name: 'roos' }).click()
  await choice.getByRole('button', { name: 'Geef roos, 3 credits' }).click()
  await waitForVisible(log(page).getByText('roos'))
  await waitForVisible(log(page).getByText('Verzonden', { exact: true }))
  await waitForVisible(page.getByText('Saldo: 7 credits'))
  // The URL no longer opens the choice of gifts.
  await page.waitForURL(chatPath(she, he))
  await screenshot(page, 'gift-given')
  await page.goto('/chats')
  await waitForVisible(page.getByText('Jij: Cadeautje: roos'))
  const { messages } = await he.call(chats.open, { query: { member: she.id } })
  expect(messages).toMatchObject([{ type: 'gift', text: 'rose' }])
})

test('OPEN-42 CHAT-28: a suggested first line fills the field and is not sent', async () => {
  const she = await anna(stack)
  const he = await bram(stack)
  const page = await browser.open({ as: she })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await page.goto(`/members/${he.id}/chat`)
  const lines = page.getByRole('list', { name: 'Eerste zinnen' }).getByRole('button')
  await waitForVisible(lines)
  await expect(lines).toHaveCount(5)
  const text = (await lines.nth(2).textContent())!
  await lines.nth(2).click()
  await expect(field(page)).toHaveValue(text)
  expect(sent).toBe(0)
})

test('CHAT-35 on a phone the list of conversations loads its next page when scrolled to the end, always with the total of unread messages', async () => {
  const she = await anna(stack)
  const men = Array.from({ length: pageSize.chats + 10 }, (_, index) => ({
    ...she.card,
    id: ulid(index),
    n: `Man ${index}`,
  }))
  for (const [index, he] of men.entries()) {
    const sentAt = new Date(stack.clock.now().getTime() - index * 60_000).toISOString()
    await commit(addChat(he, she.card, { id: newId(), from: he.id, type: 'text', text: 'Hoi!', sentAt }))
  }
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto('/chats')
  const rows = page.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem')
  await waitForVisible(rows)
  await expect(page).toHaveTitle(/^\(60\)/)
  // CHAT-24: a finger that moves up scrolls the list
  await drag(page, rows.nth(3), -20, -250)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('button', { name: /^Verwijder het gesprek/ })).toHaveCount(0)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows).toHaveCount(men.length)
  await expect(rows.last()).toContainText(`Man ${men.length - 1}`)
  await expect(page.getByRole('button', { name: 'Meer gesprekken' })).toHaveCount(0)
  await expect(page).toHaveTitle(/^\(60\)/)
  await axe(page)
})
