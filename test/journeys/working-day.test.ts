import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import * as chats from '#shared/contract/chats.ts'
import * as keptChats from '#shared/contract/kept-chats.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { mail } from '#shared/i18n/nl/mail.ts'
import { staff as words } from '#shared/i18n/nl/staff.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { decisionOn } from '#test/support/decisions.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember, putPictures } from '#test/support/pictures.ts'
import { mailsTo, stranger } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

// Working day of trust and safety: two moderators handle 30 photos, one of them of a suspected
// minor, 10 complaints, a scammer with 20 victims, and 2 objections.

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/** Moderator who decides first. */
let first: StaffVisitor
/** Colleague who decides on cases and objections. */
let second: StaffVisitor
let young: Member
let scammer: Member
let victims: { member: Member; conversation: string }[]
let objecting: { kept: Member; lifted: Member }
const photos: { member: string; id: string }[] = []
const complaints: string[] = []

const minutesAgo = (minutes: number) => new Date(stack.clock.now().getTime() - minutes * 60_000)
async function addWaiting(member: Member, count: number) {
  for (let n = 0; n < count; n++) {
    const id = await addWaitingPhoto(stack, member.id, { uploadedAt: minutesAgo(60 - photos.length) })
    await putPictures(stack, member, id)
    photos.push({ member: member.id, id })
  }
}

/** Suspends a member for a week; the member objects by the link in the mail. */
async function objectingMember(): Promise<Member> {
  const member = await anna(stack)
  await first.call(moderation.decide, { body: decisionOn(member.id, { kind: 'suspended', days: 7 }) })
  await stack.settle()
  const [mail] = await mailsTo(stack, member.email)
  const token = /\/objection#token=([\w.-]+)/.exec(mail!.text)![1]!
  await stranger(stack).call(safety.object, { body: { token, text: `Bezwaar van ${member.name}.` } })
  return member
}

async function complain(about: Member, category: 'scam' | 'harassment' | 'hate' | 'fake' | 'other', by?: Member) {
  const id = newId()
  const body = { id, kind: 'profile', category, member: about.id, text: `Klacht over ${about.name}.` } as const
  if (by) await by.call(safety.complain, { body: { ...body, good_faith: true } })
  else
    await stranger(stack).call(safety.complain, {
      body: { ...body, email: `${id}@example.org`, good_faith: true, name: 'Eva Jansen' },
    })
  complaints.push(id)
}

beforeAll(async () => {
  first = await openStaff(stack)
  second = await openStaff(stack, ['moderator', 'lead'])
  young = await addPicturedMember(stack, { name: 'Jonge_Kim' })
  await addWaiting(young, 1)
  for (const [name, count] of [
    ['Sterre', 15],
    ['Lotte', 14],
  ] as const)
    await addWaiting(await addPicturedMember(stack, { name, premium: true }), count)

  scammer = await bram(stack, { name: 'Generaal_Tom', credits: 100 })
  victims = []
  for (let n = 0; n < 20; n++) {
    const member = await anna(stack, { credits: 10 })
    const body = { member: scammer.id, id: newId(), text: `Hoi, ik ben nummer ${n}.` }
    victims.push({ member, ...(await member.call(chats.send, { body })) })
  }
  for (const { member } of victims.slice(0, 4)) await complain(scammer, 'scam', member)
  const others = await bram(stack)
  for (const category of ['harassment', 'hate', 'fake', 'other', 'other'] as const)
    await complain(others, category, victims[5]!.member)
  await complain(others, 'fake')
  objecting = { kept: await objectingMember(), lifted: await objectingMember() }
  await stack.settle()
}, 120_000)

/** Waits for the picture of the current photo. */
const seesPicture = (page: Page, rendition: 'full' | 'locked') =>
  page.waitForFunction((wanted) => {
    const picture = document.querySelector<HTMLImageElement>('main [data-zoomed] img')
    return picture?.complete && picture.naturalWidth > 0 && picture.currentSrc.includes(`/${wanted}.`)
  }, rendition)

const openConsole = (as: StaffVisitor) => browser.open({ on: 'desktop', language: 'nl', as })

test('MOD-06 MOD-14 30 photos by keyboard: the suspected minor is suspended by one press, two are refused', async () => {
  const page = await openConsole(first)
  await page.goto('/staff/photos')
  await waitForVisible(page.getByText('Nog 30 foto’s.'))
  await seesPicture(page, 'locked')
  await page.keyboard.press('m')
  for (let n = 1; n < 30; n++) {
    await seesPicture(page, 'locked')
    if (n === 10 || n === 20) {
      await page.keyboard.press('r')
      await waitForVisible(page.getByRole('list', { name: words.photos.reason }))
      await page.keyboard.press('1')
    } else {
      await page.keyboard.press('Space')
      await seesPicture(page, 'full')
      await page.keyboard.press('a')
    }
  }
  await waitForVisible(page.getByText(words.photos.empty))
  const states = async () =>
    (await Promise.all(photos.map(({ member, id }) => findPhoto(member, id)))).map((photo) => photo?.status)
  const wanted = photos.map((_, n) => ([0, 10, 20].includes(n) ? 'rejected' : 'active'))
  await expect.poll(states).toEqual(wanted)
  await expect.poll(async () => (await findAccount(young.id))?.suspendedFor).toBeTruthy()
})

test('MOD-03 MOD-06 a colleague decides the case of the suspected minor, who is banned with reasons', async () => {
  const opened = (await findAccount(young.id))!.suspendedFor!
  const page = await openConsole(second)
  await page.goto('/staff/complaints')
  await page.locator(`main a[href="${complaintPath(opened)}"]`).click()
  await page.getByRole('radio', { name: words.answer.caseOutcomes.upheld }).check()
  const form = page.getByRole('form')
  await form.getByRole('textbox').fill('Op de foto’s is een kind te zien.')
  await form.locator('button[type=submit]').click()
  await expect.poll(async () => (await findComplaint(opened))?.status).toBe('answered')
  expect.soft((await findAccount(young.id))?.suspendedFor).toBeUndefined()
  await stack.settle()
  await expect
    .poll(
      async () => (await mailsTo(stack, young.email)).filter(({ text }) => text.includes('een kind te zien')).length,
    )
    .toBe(1)
})

/** Decides about the member on the page of a complaint; the page then shows the decision. */
async function decideOn(page: Page, kind: 'warned' | 'banned', facts: string) {
  const texts = words.actions.decide
  await page.getByRole('button', { name: texts.button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.kind).selectOption(kind)
  await dialog.getByLabel(texts.ground).selectOption(kind === 'banned' ? 'scam' : 'harassment')
  await dialog.getByLabel(texts.facts).fill(facts)
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(dialog).toHaveCount(0)
}

/** Upholds the complaint on the page, based on its decision or an earlier one on the member. */
async function uphold(page: Page, id: string) {
  const form = page.getByRole('form')
  await page.getByRole('radio', { name: words.answer.outcomes.upheld }).check()
  const earlier = page.getByLabel(words.answer.earlier)
  if ((await findComplaint(id))?.decisions === undefined) await earlier.selectOption({ index: 1 })
  await form.getByRole('textbox').fill(`Bij ${id}: we hebben het bekeken.`)
  await form.locator('button[type=submit]').click()
  await expect.poll(async () => (await findComplaint(id))?.status).toBe('answered')
}

test('MOD-04 MOD-18 10 complaints are answered after the ban of the scammer and a warning, and each complainant gets the answer', async () => {
  const page = await openConsole(first)
  await page.goto('/staff/complaints')
  await expect(page.getByRole('list', { name: words.complaints.open }).getByRole('listitem').first()).toContainText(
    scammer.name,
  )
  await axe(page)
  await screenshot(page, 'staff-day-complaints')
  const [aboutScammer, aboutOther] = [complaints.slice(0, 4), complaints.slice(4)]
  for (const [ids, kind, facts] of [
    [aboutScammer, 'banned', 'Vroeg twintig leden om geld.'],
    [aboutOther, 'warned', 'Schold leden uit.'],
  ] as const)
    for (const id of ids) {
      await page.goto(complaintPath(id))
      if (id === ids[0]) await decideOn(page, kind, facts)
      await uphold(page, id)
    }
  await page.goto('/staff/complaints')
  await waitForVisible(page.getByText(words.complaints.none.open))
  await stack.settle()
  const told = async (email: string) =>
    (await mailsTo(stack, email)).filter(({ text }) => text.includes('we hebben het bekeken'))
  expect.soft(await told(victims[0]!.member.email)).toHaveLength(1)
  expect.soft(await told(victims[5]!.member.email)).toHaveLength(5)
  expect.soft(await told(`${complaints.at(-1)}@example.org`)).toHaveLength(1)
  const [toVictim] = await told(victims[3]!.member.email)
  expect.soft(toVictim!.text).toContain(mail.complaintAnswer.decided.banned)
  expect.soft((await findAccount(scammer.id))?.status).toBe('banned')
})

test('MOD-13 each of 20 victims of the banned scammer gets a warning and keeps the conversation', async () => {
  await stack.runJob('moderation', 'warnOfFraud')
  await stack.settle()
  for (const { member, conversation } of victims) {
    const warnings = (await mailsTo(stack, member.email)).filter(({ text }) =>
      text.includes(`/kept-chats/${conversation}`),
    )
    expect.soft(warnings).toHaveLength(1)
    const { chats: kept } = await member.call(keptChats.keptChats)
    expect.soft(kept.map((chat) => chat.conversation)).toEqual([conversation])
  }
  const { member, conversation } = victims[7]!
  const phone = await browser.open({ on: 'phone', language: 'nl', as: member })
  await phone.goto(`/kept-chats/${conversation}`)
  await waitForVisible(phone.getByText('Hoi, ik ben nummer 7.'))
})

test('MOD-03 of 2 objections to decisions of a colleague one is upheld and one lifts the suspension', async () => {
  const own = await openConsole(first)
  await own.goto('/staff/objections')
  for (const member of [objecting.kept, objecting.lifted]) {
    await own.getByRole('link', { name: `Bezwaar van ${member.name}.` }).click()
    await waitForVisible(own.getByRole('article').getByText(`Bezwaar van ${member.name}.`))
    await waitForVisible(own.getByText(words.objections.own))
  }
  const page = await openConsole(second)
  await page.goto('/staff/objections')
  for (const [member, button] of [
    [objecting.kept, words.objections.uphold],
    [objecting.lifted, words.objections.reverse],
  ] as const) {
    await page.getByRole('link', { name: `Bezwaar van ${member.name}.` }).click()
    const card = page.getByRole('article').filter({ hasText: `Bezwaar van ${member.name}.` })
    await card.getByRole('textbox').fill('We hebben er opnieuw naar gekeken.')
    await card.getByRole('radio', { name: button }).check()
    await card.getByRole('button', { name: words.objections.submit }).click()
    await expect(card).toHaveCount(0)
  }
  await waitForVisible(page.getByText(words.objections.none))
  await expect.poll(async () => (await findAccount(objecting.lifted.id))?.status).toBe('active')
  await expect.poll(async () => (await findAccount(objecting.kept.id))?.status).toBe('banned')
})
