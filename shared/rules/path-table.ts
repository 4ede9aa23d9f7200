/**
 * Regular expressions of the parameters of a path, keyed by parameter name. A parameter without an
 * expression accepts any non-empty text.
 */
type Forms = Readonly<Record<string, string>>

export type PathMatch<Name extends string> = { name: Name; params: Readonly<Record<string, string>> }

/** Path with filled-in parameters. `{x}` is a parameter; `{x}?` is dropped if it has no value. */
export const fillPath = (path: string, values: Readonly<Record<string, string | undefined>>): string =>
  path.replace(/\/\{(\w+)\}\??/g, (_, parameter: string) => {
    const value = values[parameter]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  }) || '/'

/**
 * Source of the regular expression of a path, without anchors. `capture` names the groups after the
 * parameters.
 */
export const patternOf = (path: string, forms: Forms = {}, capture = false): string =>
  path === '/'
    ? '/'
    : `${path.replace(/\/\{(\w+)\}(\??)/g, (_, parameter: string, optional: string) => {
        const form = forms[parameter] ?? '[^/]+'
        return `(?:/${capture ? `(?<${parameter}>${form})` : form})${optional}`
      })}/?`

/**
 * Returns a function that finds the page of a path (without query) in a table of paths by name; it
 * returns null if there is none.
 */
export function matcherOf<Name extends string>(
  paths: Readonly<Record<Name, string>>,
  forms: Partial<Record<Name, Forms>>,
): (pathname: string) => PathMatch<Name> | null {
  const compiled = (Object.keys(paths) as Name[])
    .map((name) => ({
      name,
      parts: paths[name].split('/').filter(Boolean),
      pattern: new RegExp(`^${patternOf(paths[name], forms[name], true)}$`),
    }))
    // A path with a literal segment is tried before a path with a parameter there (TRAP-28).
    .sort((a, b) => {
      const at = a.parts.findIndex((part, index) => part.startsWith('{') !== b.parts[index]?.startsWith('{'))
      return at < 0 ? b.parts.length - a.parts.length : a.parts[at]?.startsWith('{') ? 1 : -1
    })
  return (pathname) => {
    for (const { name, pattern } of compiled) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const params = Object.entries(found.groups ?? {}).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      return { name, params: Object.fromEntries(params) }
    }
    return null
  }
}
