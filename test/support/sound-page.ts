import { cleanup } from '@testing-library/react'
import { expect } from 'vitest'
import { dismissToast, toastStore } from '#frontend/ui/toasts.ts'
import { messages as inside } from '#shared/i18n/nl/inside-messages.ts'
import { landers } from '#shared/i18n/nl/landers.ts'
import { messages } from '#shared/i18n/nl/messages.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { flat } from './all-texts.ts'

const texts = flat({ ...messages, ...inside, landers, staff }, '', '')
const said = new Set(texts.map(({ text }) => text))
/**
 * Every text key and each of its endings, because a screen may use any of them:
 * `chats.message.sent`, `message.sent`, `sent`. Indexes of a list are left out.
 */
const keys = new Set(
  texts
    .flatMap(({ key }) => key.split('.').map((_, index, parts) => parts.slice(index).join('.')))
    .filter((key) => Number.isNaN(Number(key))),
)
const spoken = ['aria-label', 'alt', 'title', 'placeholder'] as const

/** All text of the page, visible or read aloud, and the title of its tab. */
function wordsShown(): string[] {
  const shown = document.title.split(' · ')
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) shown.push(walk.currentNode.textContent ?? '')
  for (const element of document.body.querySelectorAll('*'))
    for (const name of spoken) shown.push(element.getAttribute(name) ?? '')
  return shown.map((text) => text.trim())
}

const foundBy = ['aria-labelledby', 'aria-describedby', 'aria-controls'] as const

/**
 * Ids that elements refer to but that the page does not contain: a screen reader then has no label.
 */
const missingIds = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('dialog:not([open])'))
    .flatMap((element) => foundBy.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []))
    .filter((id) => !document.getElementById(id))

/** Whether a link leads to a path from the root, a part or query of the page, or off the site. */
const isSoundLink = (link: Element) => /^(?:[/#?]|https?:|mailto:|tel:)/.test(link.getAttribute('href') ?? '')

const unsoundLinks = () => [...document.body.querySelectorAll('a')].filter((link) => !isSoundLink(link))

/** Title of a tab whose page sets no title (test/support/tab-title.tsx). */
const bareTitle = 'Vonk'

/**
 * Final check of any screen: no text key in place of a text, no link without a target, no missing
 * label, no picture without alternative text, no page without a title. `but` lists words of the
 * test's own data that equal a text key. Unmounts the screen and its toasts for the next test.
 */
export function expectSoundPage(but: readonly string[] = []): void {
  const found = {
    keys: wordsShown().filter((text) => keys.has(text) && !said.has(text) && !but.includes(text)),
    links: unsoundLinks().map((link) => link.outerHTML),
    missingIds: missingIds(),
    untitled: document.title === bareTitle ? [...document.querySelectorAll('main')].map(({ id }) => id) : [],
    pictures: [...document.body.querySelectorAll('img:not([alt])')].map((picture) => picture.outerHTML),
  }
  cleanup()
  document.title = ''
  for (const { id } of toastStore.read()) dismissToast(id)
  expect(found).toEqual({ keys: [], links: [], missingIds: [], untitled: [], pictures: [] })
}
