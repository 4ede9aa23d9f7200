/**
 * Value of a cookie in a string such as `document.cookie`, or undefined. `name` becomes part of a
 * regular expression unescaped, so it must contain no special characters.
 */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
