import { expect as playwrightExpect } from '@playwright/test'
import { slowDown } from './slow-browser.ts'

/** Time after which a page counts as stuck, with room for a busy machine. */
export const waitMs = 15_000 * slowDown

/**
 * Playwright's `expect` for locators and for `expect.poll`. Journeys use no other `expect`, because
 * only this one waits for the page.
 */
export const expect = playwrightExpect.configure({ timeout: waitMs })
