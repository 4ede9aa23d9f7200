import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { SiteTable } from '#infra/site-file.ts'

export type EdgeFunction = 'photo-request' | 'upload-request' | 'api-request' | 'site-request' | 'site-response'

/** Rules that the local run follows too; CloudFront takes one script, so each is put before the functions that use it. */
const siteRule = '../../site-file.ts'
const rules: Partial<Record<EdgeFunction, string>> = {
  'site-request': siteRule,
  'site-response': siteRule,
  'api-request': '../../unsubscribe-address.ts',
}
const isAboutSite = (name: EdgeFunction) => name.startsWith('site-')

/** The code of an edge function as CloudFront takes it: one script, types stripped, and `handler` as a plain function in place of an export. */
export function edgeCode(name: EdgeFunction, site: { siteHost: string; siteTable: SiteTable }): string {
  const rule = rules[name]
  const source = [...(rule ? [rule] : []), `./${name}.ts`]
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n')
    .replace(/^import \{.*\} from '\.\.\/.*$/gm, '')
  const { code } = transformSync(source, {
    loader: 'ts',
    minifyWhitespace: isAboutSite(name),
    define: { SITE_HOST: JSON.stringify(site.siteHost), SITE_TABLE: JSON.stringify(site.siteTable) },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return code.replace(/\bexport (?=(async )?function|const )/g, '').replace(/\bexport ?\{[^}]*\};?\s*$/, '')
}
