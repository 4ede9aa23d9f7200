import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import type { PageName } from '#shared/rules/paths.ts'
import { routes } from './routes.ts'

/** The screens of the table, each loaded when it is first needed or asked for ahead. */
export const screens: ReadonlyMap<PageName, AsyncRouteComponent<object>> = new Map(
  routes.map((route) => [route.name, lazyRouteComponent(() => importGuarded(route.screen))]),
)
