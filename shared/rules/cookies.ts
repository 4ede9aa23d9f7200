/** Value of a cookie among pairs such as `name=value`, or undefined. */
export function cookieAmong(pairs: readonly string[], name: string): string | undefined {
  const start = `${name}=`
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** Value of a cookie in a string such as `document.cookie`, or undefined. */
export const cookieIn = (cookies: string, name: string): string | undefined => cookieAmong(cookies.split(/;\s*/), name)
