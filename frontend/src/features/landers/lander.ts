import { createContext, useContext, useEffect } from 'react'
import type { Settings } from '#shared/contract/site.ts'
import type { PageMatch } from '#shared/rules/paths.ts'
import { type PageWithVariants, type SlugOf, slugOf, variants } from './variants.ts'

/** What every part of a lander may know. */
export type Lander = {
  settings: Settings
  /** By the cookie beside the session, worth nothing: only which way on is shown hangs on it. */
  isMember: boolean
  params: PageMatch['params']
}

const Context = createContext<Lander | null>(null)
export const LanderProvider = Context.Provider

export function useLander(): Lander {
  const lander = useContext(Context)
  if (!lander) throw new Error('outside a lander')
  return lander
}

/** The variant that the address asks for: the word of its heading, and its pictures. */
export function useVariant<Page extends PageWithVariants>(page: Page) {
  const slug = slugOf(page, useLander().params.slug)
  return { slug, ...variants[page][slug] } as { slug: SlugOf<Page> } & (typeof variants)[Page][SlugOf<Page>]
}

/** Names the page in the tab. */
export function useLanderTitle(text: string): void {
  const { name } = useLander().settings
  useEffect(() => {
    document.title = `${text} · ${name}`
  }, [text, name])
}
