import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findLooksOnce } from '#test/support/look-once.ts'

const root = new URL('../../', import.meta.url)
const journeys = readdirSync(new URL('test/journeys/', root)).map((file) => `test/journeys/${file}`)

test.each(journeys)('every expectation in %s waits', (file) => {
  expect(findLooksOnce(file, readFileSync(new URL(file, root), 'utf8'))).toEqual([])
})

const looks = (source: string) => findLooksOnce('some.test.ts', source).length

describe('finds an expectation that reads the page once', () => {
  test.each([
    'expect(await page.getByRole("dialog").count()).toBe(1)',
    'expect((await button.boundingBox())!.y).toBeGreaterThan(3)',
    'expect([await one.isChecked(), await other.isChecked()]).toEqual([false, true])',
    'expect(new URL(page.url()).pathname).toBe("/")',
    'expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])',
    // The value is stored in a variable first.
    'const kept = await page.evaluate(() => localStorage.length)\nexpect(kept).toBe(0)',
    'const { top } = await page.evaluate(() => box())\nexpect(top).toBe(0)',
    'const text = await one.innerText()\nconst length = text.length\nexpect(Math.abs(length - 2)).toBe(0)',
    // The page is read by a function.
    'const spoken = (page) => page.evaluate(() => lang)\nexpect(await spoken(page)).toBe("nl")',
    'async function order() { const all = one.all(); return all }\nfor (const a of b) expect(await order()).toEqual([])',
    'const inner = () => one.count()\nconst outer = async () => (await inner()) > 0\nexpect(await outer()).toBe(true)',
    // Other faults: a fixed delay, running the clock of a page that still loads, `toPass`, an
    // `expect` of another module.
    'await page.waitForTimeout(300)',
    'await page.clock.runFor(300)',
    'await page.clock.fastForward(300)',
    'await expect(look).toPass()',
    'import { expect, test } from "vitest"',
    'import { expect } from "@playwright/test"',
  ])('%s', (source) => expect(looks(source)).toBe(1))
})

describe('accepts an expectation that waits, or is not about a page', () => {
  test.each([
    'await expect(page.getByRole("dialog")).toHaveCount(1)',
    'await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)',
    'const spoken = (page) => page.evaluate(() => lang)\nawait expect.poll(() => spoken(page)).toBe("nl")',
    'const place = await page.evaluate(() => scrollY)\nawait expect.poll(() => page.evaluate(() => scrollY)).toBe(place)',
    'expect((await she.call(chats.list)).chats).toHaveLength(1)',
    'expect((await asked).url()).toContain("network=zuid")',
    'const f = async () => { const kept = await one.count() }\nconst g = async () => { const kept = await find(); expect(kept).toBe(1) }',
    'import { test } from "vitest"',
  ])('%s', (source) => expect(looks(source)).toBe(0))
})
