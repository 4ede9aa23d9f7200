import type { Page } from 'playwright-core'

/**
 * Words of visible headings that are broken over two lines. A line may end after an underscore,
 * hyphen or slash, so these end a word. The tests' browser has no dictionaries, so `hyphens: auto`
 * has no effect here.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility() && heading.clientWidth > 1)
      .flatMap((heading) => {
        const broken: string[] = []
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of (text as Text).data.matchAll(/[^\s_/-]+[_/-]?/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) broken.push(`${word} in ${heading.textContent}`)
          }
        return broken
      }),
  )
