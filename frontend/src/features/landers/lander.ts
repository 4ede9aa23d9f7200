import { createContext, useContext, useEffect } from 'react'
import type { Settings } from '#shared/contract/site.ts'
import type { PageMatch } from '#shared/rules/paths.ts'
import { type PageWithVariants, type SlugOf, slugOf, variants } from './variants.ts'

export type Lander = {
  settings: Settings
  /**
   * From the cookie that accompanies the session cookie and that scripts can read, so not trusted:
   * it only chooses the link shown.
   */
  isMember: boolean
  params: PageMatch['params']
}

const Context = createContext<Lander | null>(null)
export const LanderProvider = Context.Provider

export function useLander(): Lander {
  const lander = useContext(Context)
  if (!lander) throw new Error('useLander was called outside a lander')
  return lander
}

/**
 * Variant of a page for the slug in the URL: the slug, which is the key of the heading, and the
 * images.
 */
export function useVariant<Page extends PageWithVariants>(page: Page) {
  const { params, settings } = useLander()
  const slug = slugOf(page, params.slug, settings.lander_slugs)
  return { slug, ...variants[page][slug] } as { slug: SlugOf<Page> } & (typeof variants)[Page][SlugOf<Page>]
}

export function useLanderTitle(text: string): void {
  const { name } = useLander().settings
  useEffect(() => {
    document.title = `${text} · ${name}`
  }, [text, name])
}
