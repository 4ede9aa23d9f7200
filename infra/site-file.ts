/** Data of a site for the rule below, made by infra/build/site-table.ts from the path table. */
export type SiteTable = {
  /** Languages of the site, its own first. */
  languages: readonly string[]
  /** Heads of the pages whose path has no parameter. */
  fixed: Readonly<Record<string, string>>
  /** Heads of the other pages: the first regular expression that matches the whole path decides. */
  patterns: readonly (readonly [head: string, addresses: string])[]
  /** Regular expression for the paths of files that are requested by their own name. */
  files: string
  /** Files that exist once per language. */
  inLanguages: readonly string[]
  /** Heads of prerendered pages. */
  prerendered: readonly string[]
}

/** Properties of a request on which the rule depends. */
export type Asking = {
  /** Language in the query. */
  asked: string
  /** Language chosen on the device. */
  chosen: string
  /** Whether the cookie `signedInCookieName` is set. */
  isSignedIn: boolean
}

export type SiteFile = {
  /** Path of the file to serve. */
  file: string
  status: number
}

/** Folder of the files generated per site and language. Their own paths cannot be requested. */
export const madeFolder = '/site/'
/** Suffix of a public page's second file: without prerendered content, for members. */
export const plainSuffix = '.plain'

/**
 * The file that answers a path, and its status (ROUTE-60): the same rule at the edge and in the
 * local run, from the same path table. The language is taken from the query, else from the device,
 * else it is the site's own. A member gets the page without the content prerendered for visitors.
 * CloudFront runs this too: no destructuring, spreading, for-of or optional chaining.
 */
export function siteFile(path: string, asking: Asking, site: SiteTable): SiteFile {
  const isOffered = (language: string) => site.languages.indexOf(language) >= 0
  const language = isOffered(asking.asked) ? asking.asked : isOffered(asking.chosen) ? asking.chosen : site.languages[0]
  const folder = `${madeFolder}${language}/`
  if (site.inLanguages.indexOf(path) >= 0) return { file: folder + path.slice(1), status: 200 }
  if (new RegExp(`^(?:${site.files})$`).test(path)) return { file: path, status: 200 }
  if (/^\/staff(\/|$)/.test(path)) return { file: '/staff.html', status: 200 }
  const fixed = site.fixed[path] || site.fixed[path.replace(/(.)\/$/, '$1')]
  if (fixed) {
    const isForMember = asking.isSignedIn && site.prerendered.indexOf(fixed) >= 0
    return { file: `${folder}${fixed}${isForMember ? plainSuffix : ''}.html`, status: 200 }
  }
  const fitting = site.patterns.find((pattern) => new RegExp(`^(?:${pattern[1]})$`).test(path))
  if (fitting) return { file: `${folder}${fitting[0]}.html`, status: 200 }
  return { file: `${folder}404.html`, status: 404 }
}
