import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { parseSync } from 'vite'
import { root } from '#infra/inventory.ts'

const withoutEffect = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'Literal'])

/**
 * Marks the top-level constants of `functions` and `shared` as free of side effects, so that a
 * bundle contains only the constants that its function uses. esbuild itself keeps every constant
 * whose value is the result of a method call, such as `z.string().check(...)`
 * (infra/decisions/0138-only-used-constants.md).
 */
export const pureConstants: Plugin = {
  name: 'pure-constants',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!/^(functions|shared)[\\/]/.test(path.relative(root, file))) return undefined
      return { contents: withPureConstants(file, await readFile(file, 'utf8')), loader: 'ts' }
    })
  },
}

/**
 * The TypeScript of a module, with its top-level constants marked as pure. A constant with `await`
 * stays as it is, because its value cannot be wrapped in a plain function.
 */
export function withPureConstants(file: string, source: string): string {
  const { program } = parseSync(file, source)
  const values = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter((init) => init && !withoutEffect.has(init.type) && !source.slice(init.start, init.end).includes('await '))
  // From the end, so that the positions of the others stay valid.
  return values.reduceRight(
    (text, value) =>
      `${text.slice(0, value!.start)}/* @__PURE__ */ (() => (${text.slice(value!.start, value!.end)}))()${text.slice(value!.end)}`,
    source,
  )
}
