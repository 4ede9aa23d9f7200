import type { PageName } from '#shared/rules/paths.ts'

let has: (name: PageName) => boolean = () => false

/** Told once by the app, which knows the screens. */
export const tellPages = (hasScreen: (name: PageName) => boolean): void => {
  has = hasScreen
}

/** Whether a page stands: what leads to one that may not stand yet is left out until it does. */
export const hasPage = (name: PageName): boolean => has(name)
