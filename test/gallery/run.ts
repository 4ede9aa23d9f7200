import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildSite } from '#infra/local/site-build.ts'
import { startStack } from '#infra/local/stack.ts'
import { prepare } from '#test/support/browser.ts'
import { findChromium } from '#test/support/chromium.ts'
import { dialogScreens, type ListedDialog } from '#test/support/dialog-list.ts'
import { awaitPopup, openDialog } from '#test/support/open-dialog.ts'
import { axe } from '#test/support/page-axe.ts'
import { expectNoOverflow, expectRoomToGrow } from '#test/support/page-layout.ts'
import { waitForStill } from '#test/support/page-wait.ts'
import { allScreens, type ListedScreen, type ScreenRole } from '#test/support/screen-list.ts'
import { addScreenPeople, addScreenStaff } from '#test/support/screen-people.ts'
import type { TestStack } from '#test/support/stack.ts'
import type { Words } from '#test/support/texts.ts'
import { Visitor } from '#test/support/visitor.ts'
import { contactSheet, type Picture } from './contact-sheet.ts'
import { type GalleryOptions, readOptions, type Theme } from './options.ts'
import { wordsIn } from './words.ts'

// `npm run screens` takes pictures of every screen of the site, the landers and the console, and of
// the site's dialogs and menus, and puts them with contact sheets into .screenshots/gallery. With
// `--check` it also runs axe, and checks every screen with text enlarged to 200 % at a width of 320
// px.

type Sitting = { width: number; theme: Theme; language: GalleryOptions['languages'][number] }
type Shown = ListedScreen & Partial<Omit<ListedDialog, keyof ListedScreen>>
type Stage = { browser: Browser; origins: TestStack['origins']; visitors: Partial<Record<ScreenRole, Visitor>> }

/** Width below which the site has its phone layout (OPEN-67). */
const phoneBelow = 768

const options = readOptions(process.argv.slice(2))
const folder = path.resolve('.screenshots/gallery')
const faults: string[] = []

/**
 * Whether a screen opens on the Belgian site: landers use a language of their site, and the Dutch
 * site has only Dutch.
 */
const isBelgian = ({ name, languages }: Shown, language: Sitting['language']): boolean =>
  languages !== undefined || (name.startsWith('landers-') && language !== 'nl')

async function openPage(
  { browser, origins, visitors }: Stage,
  role: ScreenRole,
  sitting: Sitting,
  screen?: Shown,
): Promise<Page> {
  const { width, theme, language } = sitting
  const origin = origins[screen && isBelgian(screen, language) ? 'BE' : 'NL']!
  const isPhone = width < phoneBelow
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    ...(isPhone && { hasTouch: true, isMobile: true }),
    baseURL: origin,
    timezoneId: 'Europe/Amsterdam',
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const as = visitors[role]
  await prepare(context, { language, origin, isUntold: screen?.opens === 'new-like', ...(as && { as }) })
  const page = await context.newPage()
  await awaitPopup(page, screen?.opens)
  return page
}

/** Collects the failure of a check, so that one run reports all. */
async function note(where: string, check: Promise<void>): Promise<void> {
  await check.catch((error: Error) => {
    faults.push(`${where}: ${error.message}`)
    console.error(`${where}: ${error.message.split('\n')[0]}`)
  })
}

async function take(
  page: Page,
  { path: address, name, role, presses, opens }: Shown,
  place: string,
  words: Words,
  language: Sitting['language'],
): Promise<Picture> {
  const file = `${name}-${role}.png`
  const where = `${place} ${name} ${role}`
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('[data-prerendered]') === null)
  await page.getByRole('heading').first().waitFor()
  // Lists render after their heading.
  await note(where, page.waitForLoadState('networkidle'))
  if (presses) await openDialog(page, { presses, ...(opens && { opens }) }, words, language)
  await note(where, waitForStill(page))
  // A dialog covers the window, not the whole page, so its picture shows only the window.
  await page.screenshot({ path: path.join(folder, place, file), fullPage: !presses })
  if (options.isCheck) {
    await note(where, axe(page))
    await note(where, expectNoOverflow(page))
    await note(where, expectRoomToGrow(page))
  }
  return { file, name, role }
}

/** Takes all screens in one width, theme and language. */
async function sit(stage: Stage, screens: readonly Shown[], sitting: Sitting): Promise<void> {
  const place = `${sitting.width}-${sitting.theme}-${sitting.language}`
  mkdirSync(path.join(folder, place), { recursive: true })
  const { width, language } = sitting
  const words = await wordsIn(language)
  const pictures: Picture[] = []
  const isAt = ({ from = 0, below = Number.POSITIVE_INFINITY, languages }: Shown) =>
    width >= from && width < below && (languages?.includes(language) ?? true)
  for (const role of options.roles) {
    const page = await openPage(stage, role, sitting)
    for (const screen of screens.filter((one) => one.role === role && isAt(one))) {
      const own = screen.opens || isBelgian(screen, language) ? await openPage(stage, role, sitting, screen) : page
      await note(
        `${place} ${screen.name} ${role}`,
        take(own, screen, place, words, language).then((picture) => void pictures.push(picture)),
      )
      if (own !== page) await own.context().close()
    }
    await page.context().close()
  }
  writeFileSync(path.join(folder, place, 'index.html'), contactSheet(place, pictures))
  console.log(`${place}: ${pictures.length} screens`)
}

await buildSite(console.log)
const started = await startStack({ quiet: true, countries: ['NL', 'BE'] })
const stack: TestStack = Object.assign(started, { visitor: () => new Visitor(started.url) })
const browser = await chromium.launch(await findChromium())
try {
  const people = await addScreenPeople(stack)
  const found = await addScreenStaff(stack, people)
  const { free, premium, empty } = people
  const stage = { browser, origins: stack.origins, visitors: { free, premium, empty, staff: found.staff } }
  const screens = [...allScreens(people, found), ...dialogScreens(people)].filter(
    ({ name }) => options.only?.test(name) ?? true,
  )
  for (const width of options.widths)
    for (const theme of options.themes)
      for (const language of options.languages) await sit(stage, screens, { width, theme, language })
} finally {
  await browser.close()
  await stack.stop()
}
console.log(`Pictures: ${folder}`)
if (faults.length > 0) {
  writeFileSync(path.join(folder, 'faults.txt'), faults.join('\n\n'))
  console.error(`${faults.length} faults: ${folder}/faults.txt`)
  process.exitCode = 1
}
