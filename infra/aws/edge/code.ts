import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

export type EdgeFunction = 'photo-request' | 'api-request' | 'site-request'

/** The code of an edge function as CloudFront takes it: types stripped, and `handler` as a plain function in place of an export. */
export function edgeCode(name: EdgeFunction, { siteHost }: { siteHost: string }): string {
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const { code } = transformSync(source, {
    loader: 'ts',
    define: { SITE_HOST: JSON.stringify(siteHost) },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  return code.replace(/^export /m, '').replace(/^export \{[^}]*\};?\s*$/m, '')
}
