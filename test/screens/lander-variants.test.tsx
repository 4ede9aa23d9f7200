import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LanderPage } from '#frontend/features/landers/LanderPage.tsx'
import { landerOf } from '#frontend/features/landers/routes.ts'
import { type PageWithVariants, variants } from '#frontend/features/landers/variants.ts'
import { messages } from '#shared/i18n/nl/lander-messages.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { shownSettings } from '#test/support/shown.ts'

const shownMember = (gender: 'female' | 'male') => ({
  id: `01JMEMBER000000000000${gender === 'female' ? 'WOMAN' : '00MAN'}`,
  name: gender === 'female' ? 'Sanne' : 'Bram',
  age: 34,
  gender,
  country: 'NL',
  region: 'NL-UT',
  city: null,
  main_image: null,
  fictional: true,
})

beforeEach(() => void stubApi(() => answered({ members: [shownMember('female'), shownMember('male')] })))
afterEach(() => vi.unstubAllGlobals())

const routeOf = (page: PageWithVariants) =>
  landerOf(page === 'landing2' || page === 'landing3' ? `members-id-${page}` : `landers-${page}`)!

/** The parts of a lander that a slug may change: the heading and the pictures. */
async function appearance(page: PageWithVariants, slug: string | undefined, ofCountry: Record<string, string> = {}) {
  const { default: Screen } = await routeOf(page).screen()
  const params = { id: '01JMEMBER0000000000000BRAM', ...(slug !== undefined && { slug }) }
  const { container } = render(
    <LanderPage
      texts={{ language: 'nl', messages }}
      lander={{ settings: shownSettings({ lander_slugs: ofCountry }), isMember: false, params: params as never }}
    >
      <Screen />
    </LanderPage>,
  )
  const h1 = await screen.findByRole('heading', { level: 1 })
  // A page that shows members renders them once they are loaded.
  await vi.waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull())
  const heading = h1.textContent
  h1.remove()
  const drawing = container.querySelector('main')?.innerHTML.replaceAll(/_r_\w+_|«\w+»|:r\w+:/g, '') ?? ''
  cleanup()
  return { heading, drawing }
}

const pages = Object.keys(variants) as PageWithVariants[]

describe('the slug of a lander', () => {
  test.each(pages)('LAND-03 selects a heading and pictures of its own for each slug of %s', async (page) => {
    const slugs = Object.keys(variants[page])
    const seen = await slugs.reduce<Promise<Awaited<ReturnType<typeof appearance>>[]>>(
      async (before, slug) => [...(await before), await appearance(page, slug)],
      Promise.resolve([]),
    )
    expect(new Set(seen.map(({ heading }) => heading)).size).toBe(slugs.length)
    expect(new Set(seen.map(({ drawing }) => drawing)).size).toBe(slugs.length)
  })

  test.each(pages)('LAND-03 OPEN-75 selects the default of %s when missing or unknown', async (page) => {
    const fallback = await appearance(page, 'default')
    expect(await appearance(page, undefined)).toEqual(fallback)
    expect(await appearance(page, 'nobody-knows')).toEqual(fallback)
    expect(await appearance(page, 'constructor')).toEqual(fallback)
  })

  test.each(pages)('OPEN-75 selects that of the country on %s when missing or unknown', async (page) => {
    const slug = Object.keys(variants[page]).at(-1)!
    const ofCountry = await appearance(page, slug)
    for (const asked of [undefined, 'nobody-knows'])
      expect(await appearance(page, asked, { [page]: slug })).toEqual(ofCountry)
    expect(await appearance(page, 'default', { [page]: slug })).not.toEqual(ofCountry)
  })
})
