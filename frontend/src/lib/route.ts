import type { ComponentType } from 'react'

/**
 * Row of a route table: name of a page in the table of paths, and the module whose default export
 * is the page's screen. Site, landers and console each have such a table.
 */
export type Route<Name extends string, Props = object> = {
  name: Name
  screen: () => Promise<{ default: ComponentType<Props> }>
}
