import type { Page } from 'playwright-core'
import { expect } from './page-expect.ts'
import { waitForIdle } from './page-wait.ts'

/**
 * Controls of a page whose touch area is smaller than 44 px in width or height. The labels of a
 * field belong to its area, and so does the pseudo-element around a control (`touch-area`).
 */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const least = 43.5
    const areaOf = (one: HTMLElement) => {
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
      const boxes = [one, ...labels].map((part) => part.getBoundingClientRect())
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
      const around = getComputedStyle(one, '::after')
      if (around.position !== 'absolute' || around.content === 'none') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(around.width)),
        height: Math.max(height, Number.parseFloat(around.height)),
      }
    }
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        // Leaves out controls for screen readers only, and links within a sentence, which are as
        // large as their text.
        .filter((one) => one.clientWidth !== 1 && getComputedStyle(one).display !== 'inline')
        .map((one) => ({ html: one.outerHTML.slice(0, 200), ...areaOf(one) }))
        .filter(({ width, height }) => width > 1 && (width < least || height < least))
        .map(({ html, width, height }) => `${Math.round(width)}x${Math.round(height)} ${html}`)
    )
  })

/** Expects every control of a page on a phone to be large enough to be tapped with a thumb. */
export async function expectTouchTargets(page: Page): Promise<void> {
  await waitForIdle(page)
  await expect.poll(() => smallControls(page), `small controls of ${new URL(page.url()).pathname}`).toEqual([])
}
