/** What the rule knows of one site; made by infra/build/site-table.ts from the table of paths. */
export type SiteTable = {
  /** The languages that the site offers, its own first. */
  languages: readonly string[]
  /** The head of each page whose path has no parameter. */
  fixed: Readonly<Record<string, string>>
  /** The heads of the others: the first whose regular expression fits the whole path. */
  patterns: readonly (readonly [head: string, addresses: string])[]
  /** What is a file of its own, asked for by its name. */
  files: string
  /** Files with a form in each language. */
  inLanguages: readonly string[]
  /** Heads whose page is drawn already as a visitor sees it. */
  drawn: readonly string[]
}

/** What a request tells of who asks. */
export type Asking = {
  /** The language that the query names. */
  asked: string
  /** The language chosen on the device. */
  chosen: string
  /** Whether the cookie `signed_in` says so. */
  isSignedIn: boolean
}

export type SiteFile = {
  /** Path of the file that answers. */
  file: string
  status: number
}

/** Below it lie the files that are made for each site and language; nobody asks for them by these names. */
export const madeFolder = '/site/'
/** Marks the form of a drawn page that holds no picture yet. */
export const undrawn = '.plain'

/**
 * The file that answers at a path, and the status with it (ROUTE-60): the same rule at the edge and in the local run, from the one table of
 * paths. The language is the one asked for in the query, else the one chosen on the device, else the site's own. A member gets the page without
 * the visitor's picture in it, which is not theirs. CloudFront runs this too: no destructuring, spreading, for-of, optional chaining or template with more than names in it.
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
    const isForMember = asking.isSignedIn && site.drawn.indexOf(fixed) >= 0
    return { file: `${folder}${fixed}${isForMember ? undrawn : ''}.html`, status: 200 }
  }
  const fitting = site.patterns.find((pattern) => new RegExp(`^(?:${pattern[1]})$`).test(path))
  if (fitting) return { file: `${folder}${fitting[0]}.html`, status: 200 }
  return { file: `${folder}404.html`, status: 404 }
}
