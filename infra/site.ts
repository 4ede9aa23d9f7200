import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '#infra/inventory.ts'
import { countries } from '#shared/countries/all.ts'
import { isCountryCode } from '#shared/countries/country.ts'
import { type OwnValues, siteOnAws } from './aws/countries.ts'
import { readChunks } from './build/site-chunks.ts'
import type { PublishedSite } from './build/site-html.ts'
import { madePaths, makeFile } from './build/site-made.ts'
import { findPrerender, type PrerenderPage } from './build/site-prerender.ts'

/**
 * The operator's command that makes a country's site from the build, ready for its bucket: `npm run
 * site -- --country NL` writes dist/site-nl. Brand and host are taken from the stack
 * (cdk.context.json over the placeholders of infra/aws/countries.ts).
 */

/** Pages of the build that are published only with a head of the site. */
const templates = ['index.html', 'landers.html']

function publishedSite(code: string): PublishedSite {
  const contextFile = path.join(root, 'cdk.context.json')
  const context = existsSync(contextFile) ? (JSON.parse(readFileSync(contextFile, 'utf8')) as Context) : {}
  if (!isCountryCode(code)) throw new Error(`"${code}" is not one of our countries.`)
  const { siteName, host, supportEmail } = siteOnAws(code, context.sites ?? {})
  return { country: countries[code], name: siteName, origin: `https://${host}`, supportEmail }
}
type Context = { sites?: OwnValues }

/**
 * Writes the whole content of a site's bucket into `out`, from the build in `built` and its
 * prerender function. Returns the number of files generated.
 */
export async function writeSite(
  site: PublishedSite,
  built: string,
  prerenderPage: PrerenderPage | null,
  out: string,
): Promise<number> {
  if (!prerenderPage || !existsSync(path.join(built, 'index.html')))
    throw new Error('There is no built site: run `npm run build` first.')
  rmSync(out, { recursive: true, force: true })
  cpSync(built, out, { recursive: true, filter: (file) => !templates.includes(path.relative(built, file)) })
  const bench = {
    site,
    readTemplate: (file: string) => readFile(path.join(built, file), 'utf8').catch(() => null),
    readChunks,
    prerenderPage,
    builtAt: statSync(path.join(built, 'index.html')).mtime,
  }
  const made = madePaths(site)
  for (const file of made) {
    const text = await makeFile(file, bench)
    if (text === null) throw new Error(`${file} could not be generated`)
    await mkdir(path.join(out, path.dirname(file)), { recursive: true })
    await writeFile(path.join(out, file), text)
  }
  return made.length
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { country: { type: 'string', default: 'NL' } } })
    const code = values.country.toUpperCase()
    const out = path.join(root, `dist/site-${code.toLowerCase()}`)
    const site = publishedSite(code)
    const count = await writeSite(site, path.join(root, 'dist/site'), await findPrerender(), out)
    console.log(
      `${site.name} at ${site.origin}: ${path.relative(process.cwd(), out)}, ${count} files generated for it.`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
