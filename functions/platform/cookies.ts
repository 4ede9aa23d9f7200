import { cookieIn } from '#shared/rules/cookies.ts'

/** Value of a cookie among those of a request (`name=value`), or undefined. */
export const findCookie = (cookies: readonly string[], name: string): string | undefined =>
  cookieIn(cookies.join(';'), name)
