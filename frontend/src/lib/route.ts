import type { ComponentType } from 'react'

/**
 * Row of a route table: a page by its name in a table of paths, and the module whose default export
 * is its screen. Site, landers and console each have such a table.
 */
export type Route<Name extends string, Props = object> = {
  name: Name
  screen: () => Promise<{ default: ComponentType<Props> }>
}
