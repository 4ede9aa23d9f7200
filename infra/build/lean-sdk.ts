import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Packages of the SDK that a function carries but cannot use, and what stands for them. */
const packages: Record<string, string> = {
  '@aws-sdk/credential-provider-node': here('environment-credentials.ts'),
  // No call of ours streams events. Loaded lazily by the SDK, it makes esbuild keep a third of the SDK whole.
  '@smithy/core/event-streams': here('no-event-streams.ts'),
  // Both are one client of the table, of the SDK's own parts.
  '@aws-sdk/client-dynamodb': here('table-client.ts'),
  '@aws-sdk/lib-dynamodb': here('table-client.ts'),
}

/** Single modules of the SDK, by the end of their path, and what stands for them. */
const modules: Record<string, string> = {
  // There is no home folder on Lambda; settings come from the environment.
  '@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js':
    'export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} }); export const CONFIG_PREFIX_SEPARATOR = "."',
  // Bodies are texts and bytes; the original also asks for files on disk.
  '@smithy/core/dist-es/submodules/serde/util-body-length/calculateBodyLength.js':
    'export const calculateBodyLength = (body) => !body ? 0 : typeof body === "string" ? Buffer.byteLength(body) : body.byteLength',
  // Node has SHA-256; the one written in JavaScript is for where it has not.
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': 'export class Sha256Js {}',
  // Retry mode "adaptive" is asked for nowhere.
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': 'export class AdaptiveRetryStrategy {}',
  // Signs events of event streams.
  '@smithy/signature-v4/dist-es/HeaderFormatter.js': 'export class HeaderFormatter {}',
  // Lambda names the region in the environment; there is no instance to ask.
  '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js':
    'export const getInstanceMetadataRegion = async () => undefined',
}

const moduleFilter = /[\\/]node_modules[\\/](@smithy|@aws-sdk)[\\/][\w-]+[\\/](dist-es[\\/].*\.js|package\.json)$/

/** Leaves out of the bundles what the SDK drags in and no function can reach. A test compares the requests of both. */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onStart(() => {
      const gone = Object.keys(modules).filter((file) => !existsSync(here(`../../node_modules/${file}`)))
      return { errors: gone.map((file) => ({ text: `The SDK has no ${file} any more: look at what stands for it` })) }
    })
    for (const [name, file] of Object.entries(packages)) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: file, sideEffects: false }))
    }
    build.onLoad({ filter: moduleFilter }, async ({ path: file }) => {
      const normal = file.split(path.sep).join('/')
      // Clients read their version from their package.json, and nothing else.
      if (normal.endsWith('/package.json')) {
        const { version } = (await import(file, { with: { type: 'json' } })).default as { version: string }
        return { contents: JSON.stringify({ version }), loader: 'json' }
      }
      const replaced = Object.entries(modules).find(([end]) => normal.endsWith(end))
      return replaced && { contents: replaced[1], loader: 'js' }
    })
  },
}

const builtins = new Set(builtinModules)
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default'

/**
 * Takes Node's own modules by name instead of importing them. An import reads every export at once, and some are getters that load half of
 * Node: `node:http` brings a whole WebSocket client with it and takes as long as a bare Node takes to start.
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
