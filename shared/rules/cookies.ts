/** The value of a cookie in a text of cookies such as `document.cookie`; undefined where there is none. `name` is a plain word. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]
