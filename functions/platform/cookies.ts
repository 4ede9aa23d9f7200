/** Value of a cookie among those of a request (`name=value` each), or undefined. */
export function findCookie(cookies: readonly string[], name: string): string | undefined {
  const start = `${name}=`
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
}
