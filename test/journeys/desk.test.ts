import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { creditsOf, sendPhoto } from '#test/support/chat-photos.ts'
import { openHost, write } from '#test/support/desk.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test('CHAT-36 TRAP-01: a member writes to a fictional profile, a host answers from the desk by keyboard, and unanswered credits come back', async () => {
  const lotte = await addPicturedMember(
    stack,
    { name: 'Lotte', fictional: true, about: 'Zeilt elk weekend op de plassen.', hair: 'blond', interests: ['music'] },
    1,
  )
  const [he, other] = [
    await bram(stack, { name: 'Bram_88', credits: 9, premium: true }),
    await anna(stack, { name: 'Kim_uit_Ede', premium: true }),
  ]
  const his = await browser.open({ on: 'phone', as: he, language: 'nl' })
  await his.goto(`/members/${lotte.id}/chat`)
  await waitForVisible(
    his.getByText(/Ons eigen team schrijft voor dit fictieve profiel, en een ontmoeting is niet mogelijk/),
  )
  await axe(his)
  await expectNoOverflow(his)
  await screenshot(his, 'chat-fictional-first')
  await his.getByLabel('Bericht aan Lotte').fill('Hoi Lotte, wat is je mooiste tocht?')
  await his.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()
  await waitForVisible(his.getByText('Ons team schrijft voor dit profiel.'))
  await his.waitForURL(`**/chats/${conversationOf(he.id, lotte.id)}`)
  await write(other, lotte, 'Is er nog plek aan boord?')
  await sendPhoto(stack, other, lotte)

  const host = await openHost(stack)
  const desk = await browser.open({ language: 'nl', as: host })
  await desk.goto('/staff')
  await waitForVisible(desk.getByText('2 gesprekken wachten.'))
  await axe(desk)
  await screenshot(desk, 'staff-desk')
  await desk.getByRole('button', { name: 'Begin met het oudste' }).click()
  await waitForVisible(desk.getByText('Hoi Lotte, wat is je mooiste tocht?'))
  await waitForVisible(desk.getByText('Zeilt elk weekend op de plassen.'))
  await desk.getByLabel('Nieuwe notitie').fill('Wil weten welke tocht de mooiste was.')
  await desk.getByRole('button', { name: 'Notitie opslaan' }).click()
  await waitForVisible(desk.getByText(`${host.name},`))
  await axe(desk)
  await expectNoOverflow(desk)
  await screenshot(desk, 'staff-desk-open')
  await desk.getByLabel('Antwoord aan Bram_88').fill('Rond de Kagerplassen, met wind mee. En die van jou?')
  await desk.keyboard.press('Control+Enter')
  await waitForVisible(desk.getByRole('heading', { name: 'Je schrijft als Lotte aan Kim_uit_Ede' }))

  // A photo is blurred until it is opened.
  const photo = desk.getByRole('button', { name: /^Foto tonen/ })
  await waitForVisible(photo)
  await screenshot(desk, 'staff-desk-photo')
  await photo.click()
  await expect(photo).toHaveCount(0)
  await desk.keyboard.press('Alt+s')
  await waitForVisible(desk.getByText('1 gesprek wacht.'))

  await waitForVisible(his.getByRole('log').getByText('Rond de Kagerplassen, met wind mee. En die van jou?'))
  await axe(his)
  await screenshot(his, 'chat-fictional-answered')

  // Nobody answers the second message within 24 hours. The host's page is closed first, as its
  // session would end in that time.
  await desk.close()
  await his.getByLabel('Bericht aan Lotte').fill('Die naar Vlieland!')
  await his.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()
  await expect.poll(() => creditsOf(he)).toBe(7)
  stack.clock.advance({ hours: 24, minutes: 1 })
  await stack.runJob('desk', 'returnUnanswered')
  await stack.settle()
  await his.reload()
  await waitForVisible(his.getByText('Geen antwoord binnen 24 uur: 1 credit terug.'))
  await waitForVisible(his.getByText('Saldo: 8 credits'))
  await axe(his)
  await screenshot(his, 'chat-fictional-returned')
  await his.goto('/transactions')
  await waitForVisible(his.getByText('1 credit terug', { exact: true }))
  await axe(his)
  await expectNoOverflow(his)
  await screenshot(his, 'transactions-returned')
})
