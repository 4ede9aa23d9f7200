import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listFunctions, root } from '#infra/inventory.ts'

/**
 * Packages that cannot be bundled, such as native code, are copied beside their function in
 * Lambda's form (Linux, arm64, glibc). `npm ci` installs them for this machine, so `npm run
 * lambda-packages` downloads them separately, with the versions and checksums in the lock file:
 * once before a deployment, and after a change of the lock file. Bundles and templates can be made
 * without them.
 */
const packagesDir = path.join(root, '.local/lambda-packages')

type Locked = Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined> &
  Partial<Record<'os' | 'cpu' | 'libc', string[]>> & { version: string; integrity: string }

const target = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const

const readLock = () =>
  (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages

/** These packages with all dependencies that they have on Lambda, by name. */
function closureOf(names: readonly string[]): Map<string, Locked> {
  const lock = readLock()
  const found = new Map<string, Locked>()
  const add = (name: string): void => {
    const locked = lock[`node_modules/${name}`]
    const isElsewhere = (Object.keys(target) as (keyof typeof target)[]).some(
      (kind) => locked?.[kind] && !locked[kind].includes(target[kind]),
    )
    if (!locked || isElsewhere || found.has(name)) return
    found.set(name, locked)
    for (const needed of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) add(needed)
  }
  for (const name of names) add(name)
  return found
}

const versionIn = (dir: string, name: string): string | undefined => {
  const file = path.join(dir, 'node_modules', name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

/**
 * Names of these packages and their dependencies that are missing for Lambda, or whose version
 * differs from the lock file.
 */
export const missingPackages = (names: readonly string[]): string[] =>
  [...closureOf(names)].filter(([name, { version }]) => versionIn(packagesDir, name) !== version).map(([name]) => name)

/** Copies the packages with their dependencies beside a function. Missing ones are skipped. */
export async function copyPackages(names: readonly string[], functionDir: string): Promise<void> {
  for (const name of closureOf(names).keys()) {
    const from = path.join(packagesDir, 'node_modules', name)
    if (existsSync(from)) await cp(from, path.join(functionDir, 'node_modules', name), { recursive: true })
  }
}

/**
 * Downloads everything that the lock file lists for Lambda, and keeps the files that belong beside
 * functions.
 */
async function fetchPackages(names: readonly string[]): Promise<void> {
  const whole = await mkdtemp(path.join(tmpdir(), 'lambda-packages-'))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      await copyFile(path.join(root, file), path.join(whole, file))
    const kind = Object.entries(target).map(([name, value]) => `--${name}=${value}`)
    const args = ['ci', '--omit=dev', '--ignore-scripts', ...kind]
    const { status } = spawnSync('npm', args, { cwd: whole, stdio: 'inherit' })
    if (status !== 0) throw new Error('The packages could not be fetched')
    await rm(packagesDir, { recursive: true, force: true })
    for (const name of closureOf(names).keys())
      await cp(path.join(whole, 'node_modules', name), path.join(packagesDir, 'node_modules', name), {
        recursive: true,
      })
  } finally {
    await rm(whole, { recursive: true, force: true })
  }
}

if (import.meta.main)
  await fetchPackages((await listFunctions()).flatMap((entry) => (entry.kind === 'upload' ? entry.packages : [])))
