import type { Page } from 'playwright-core'

/** Dispatches the browser's install event, which a test cannot cause otherwise. */
export const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes'
      },
    })
    window.dispatchEvent(offer)
  })
