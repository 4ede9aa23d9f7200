import type { PageName } from '#shared/rules/paths.ts'

let has: (name: PageName) => boolean = () => false

/**
 * Registers which pages have a screen. Called once by the app, as this module may not import the
 * screens.
 */
export const registerPages = (hasScreen: (name: PageName) => boolean): void => {
  has = hasScreen
}

/** Whether a page has a screen; links to pages without one are left out. */
export const hasPage = (name: PageName): boolean => has(name)
