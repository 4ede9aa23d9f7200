import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** SDK packages that a function includes but cannot use, with their replacements. */
const packages: Record<string, string> = {
  '@aws-sdk/credential-provider-node': here('environment-credentials.ts'),
  // No call streams events. The SDK imports this module lazily, and because of this import esbuild
  // could not remove a third of the SDK.
  '@smithy/core/event-streams': here('no-event-streams.ts'),
}

/** Replacements of single modules of the SDK, keyed by the end of the module's path. */
const modules: Record<string, string> = {
  // Lambda has no home folder; settings come from the environment.
  '@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js':
    'export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} }); export const CONFIG_PREFIX_SEPARATOR = "."',
  // Bodies are texts and bytes; the original also handles files.
  '@smithy/core/dist-es/submodules/serde/util-body-length/calculateBodyLength.js':
    'export const calculateBodyLength = (body) => !body ? 0 : typeof body === "string" ? Buffer.byteLength(body) : body.byteLength',
  // Node has SHA-256; the JavaScript version is for other platforms.
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': 'export class Sha256Js {}',
  // Retry mode "adaptive" is not used.
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': 'export class AdaptiveRetryStrategy {}',
  // Signs events of event streams, which are not used.
  '@smithy/signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {}',
  // Lambda has the region in the environment and no instance metadata.
  '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js':
    'export const getInstanceMetadataRegion = async () => undefined',
}

/**
 * Schemas of clients whose errors are only logged by name. Bundles omit their error classes, which
 * are a fifth of the size of a function that invalidates the CDN.
 */
const schemasWithoutErrors = /client-cloudfront\/dist-es\/schemas\/schemas_\d+\.js$/
const registeredErrors = /^n\d+_registry\.registerError\(.*\);$/gm

const moduleFilter = /[\\/]node_modules[\\/](@smithy|@aws-sdk)[\\/][\w-]+[\\/](dist-es[\\/].*\.js|package\.json)$/

/** Build plugin that replaces the table's own small client with the SDK's. */
export const wholeSdk: Plugin = {
  name: 'whole-sdk',
  setup(build) {
    build.onResolve({ filter: /^\.\/dynamodb\.ts$/ }, () => ({ path: here('sdk-dynamodb.ts') }))
  },
}

/**
 * Removes SDK code that no function can reach. A test compares the requests of the reduced and the
 * whole SDK.
 */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onStart(() => {
      const gone = Object.keys(modules).filter((file) => !existsSync(here(`../../node_modules/${file}`)))
      return { errors: gone.map((file) => ({ text: `The SDK no longer has ${file}: check its replacement` })) }
    })
    for (const [name, file] of Object.entries(packages)) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: file, sideEffects: false }))
    }
    build.onLoad({ filter: moduleFilter }, async ({ path: file }) => {
      const normal = file.split(path.sep).join('/')
      // Clients read only their version from their package.json.
      if (normal.endsWith('/package.json')) {
        const { version } = (await import(file, { with: { type: 'json' } })).default as { version: string }
        return { contents: JSON.stringify({ version }), loader: 'json' }
      }
      if (schemasWithoutErrors.test(normal)) {
        const contents = (await readFile(file, 'utf8')).replaceAll(registeredErrors, '')
        return { contents, loader: 'js' }
      }
      const replaced = Object.entries(modules).find(([end]) => normal.endsWith(end))
      return replaced && { contents: replaced[1], loader: 'js' }
    })
  },
}

const builtins = new Set(builtinModules)
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default'

/**
 * Loads Node's built-in modules with a call instead of an import. An import reads every export, and
 * some exports are getters that load many other modules: importing `node:http` also loads a
 * WebSocket client, which takes as long as starting Node.
 */
export const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path: asked, kind }) => {
      const name = asked.replace(/^node:/, '')
      if (!builtins.has(name)) return undefined
      return { path: name, namespace: kind === 'require-call' ? 'builtin-required' : 'builtin', sideEffects: false }
    })
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path: name }) => {
      const exported = Object.keys(process.getBuiltinModule(name) as object).filter(isName)
      const lines = exported.map(
        (key, at) => `const v${at} = /* @__PURE__ */ (() => m.${key})(); export { v${at} as ${key} }`,
      )
      return { contents: [`const m = ${taken(name)}; export default m`, ...lines].join('\n') }
    })
    build.onLoad({ filter: /.*/, namespace: 'builtin-required' }, ({ path: name }) => ({
      contents: `module.exports = ${taken(name)}`,
    }))
  },
}

const taken = (name: string) => `/* @__PURE__ */ process.getBuiltinModule('node:${name}')`
