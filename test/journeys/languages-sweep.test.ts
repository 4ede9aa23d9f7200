import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { countries } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { regionsOf } from '#shared/countries/regions.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForStill, waitForVisible } from '#test/support/page-wait.ts'
import type { Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack, type TestStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL', 'BE', 'IE', 'ES', 'IT', 'PL'] })
const browser = openBrowser(stack)

/** For each language, a country that offers the language, and a town of the country. */
const homes: Record<Language, [CountryCode, string]> = {
  nl: ['NL', "'s-Hertogenbosch"],
  de: ['BE', 'Sankt Vith'],
  en: ['IE', 'Carrick-on-Shannon'],
  es: ['ES', 'San Cristóbal de La Laguna'],
  fr: ['BE', 'Louvain-la-Neuve'],
  it: ['IT', 'Reggio nell’Emilia'],
  pl: ['PL', 'Bielsko-Biała'],
}

const people = {} as Record<Language, { me: Member; man: Member }>

beforeAll(async () => {
  for (const language of languages) {
    const [country, city] = homes[language]
    const region = regionsOf(country)[0]!.id
    const there = { ...stack, url: stack.origins[country]! } as TestStack
    const told = { country, region, city, site: country, language }
    const me = await addPicturedMember(there, { ...told, name: `Ewa_${language}`, credits: 2 })
    const man = await addPicturedMember(
      there,
      {
        ...told,
        name: `Maximiliaan_van_${language}`,
        gender: 'male',
        wantedGender: 'female',
        interests: ['cooking', 'outdoors', 'vegetarian'],
        relationship: 'living together',
        hair: 'dark blond',
        body: 'normal',
        tattoos: 'some',
      },
      3,
    )
    // By IP address, because not every system resolves subdomains of localhost.
    for (const member of [me, man]) Object.assign(member, { address: '127.0.0.1' })
    await man.call(likes.like, { body: { id: me.id } })
    await me.call(likes.like, { body: { id: man.id } })
    await man.call(chats.send, { body: { member: me.id, id: newId(), text: 'Ahoj!' } })
    people[language] = { me, man }
  }
  await stack.settle()
})

/**
 * Flaws of a page: a text key in place of its text, an argument without a value, a button without a
 * name, truncated words.
 */
const flaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key =
      /\b(?:account|app|chats|credits|errors|landers|likes|members|notifications|photos|profile|safety|settings|site|ui)\.[a-z]\w*(?:\.\w+)*/g
    const words = document.body.innerText
    const named = [...(words.match(key) ?? []), ...(words.match(/\{\w*[^}]*\}|\bplural,/g) ?? [])]
    const seen = [...document.querySelectorAll<HTMLElement>('button, a[href], [role=button]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const nameOf = (one: Element) =>
      [one.textContent, one.getAttribute('aria-label'), one.getAttribute('aria-labelledby'), one.getAttribute('title')]
        .concat(
          [...one.querySelectorAll('img, svg')].map(
            (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
          ),
        )
        .join('')
        .trim()
    const silent = seen
      .filter((one) => nameOf(one) === '')
      .map((one) => `without words: ${one.outerHTML.slice(0, 120)}`)
    const cut = [...document.querySelectorAll<HTMLElement>('button, label')]
      // Labels for screen readers only are one pixel wide.
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `cut off: ${one.innerText}`)
    return [...named, ...silent, ...cut]
  })

test.each(languages)('TRAP-31 I18N-01 I18N-23 the main pages are complete in %s, on a phone', async (language) => {
  const [country] = homes[language]
  const { me, man } = people[language]
  const origin = stack.origins[country]!
  // A first visit uses the first language of the country; any other language needs a stored choice.
  const chosen = countries[country].languages[0] === language ? {} : { language }
  const asked = { on: 'phone', isCalm: true, origin, ...chosen } as const
  const look = async (page: Page, name: string, path: string) => {
    await page.goto(path)
    await waitForVisible(page.getByRole('main').getByRole('heading'))
    await waitForStill(page)
    await expect(page.locator('html'), path).toHaveAttribute('lang', language)
    await expect(page, path).toHaveTitle(/^(\(\d+\) )?.+/)
    await expectNoOverflow(page)
    await expect.poll(() => flaws(page), path).toEqual([])
    await screenshot(page, `${language}-${name}`, { isWhole: true })
  }
  const visitor = await browser.open(asked)
  for (const [name, path] of Object.entries({
    home: pathTo('index'),
    signup: pathTo('signup'),
    pricing: pathTo('pricing'),
    faq: pathTo('pages-faq'),
    lander: pathTo('landers-collagelanding', {}),
    complaints: pathTo('complaints'),
  }))
    await look(visitor, name, path)
  const member = await browser.open({ ...asked, as: me })
  await member.goto(pathTo('members'))
  const moment = member.getByRole('dialog')
  await waitForVisible(moment.getByText(`Maximiliaan_van_${language}`).first())
  await expect.poll(() => flaws(member), 'match').toEqual([])
  await screenshot(member, `${language}-match`)
  await member.keyboard.press('Escape')
  await expect(moment).toHaveCount(0)
  for (const [name, path] of Object.entries({
    members: pathTo('members'),
    member: pathTo('members-id', { id: man.id }),
    chat: pathTo('chats-id', { id: conversationOf(me.id, man.id) }),
    likes: pathTo('likes'),
    credits: pathTo('credits'),
    profile: pathTo('profile'),
    settings: pathTo('notifications'),
  }))
    await look(member, name, path)
})
