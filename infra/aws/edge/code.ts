import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import type { SiteTable } from '#infra/site-file.ts'

export type EdgeFunction = 'photo-request' | 'upload-request' | 'api-request' | 'site-request' | 'site-response'

/**
 * Rules shared with the local run and the functions. CloudFront takes a single script, so each rule
 * is placed before the function that uses it.
 */
const siteRule = '../../site-file.ts'
const headerNames = '../../../shared/rules/request-headers.ts'
const rules: Partial<Record<EdgeFunction, readonly string[]>> = {
  'site-request': [siteRule, headerNames],
  'site-response': [siteRule],
  'api-request': ['../../unsubscribe-address.ts', headerNames],
}
const isAboutSite = (name: EdgeFunction) => name.startsWith('site-')

/**
 * The code of an edge function in CloudFront's form: one script without types, and `handler` as a
 * plain function instead of an export.
 */
export function edgeCode(name: EdgeFunction, site: { siteHost: string; siteTable: SiteTable }): string {
  const source = [...(rules[name] ?? []), `./${name}.ts`]
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
