import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const findInstalled = (): string | undefined =>
  process.env.CHROMIUM_PATH || ['/usr/bin/chromium'].find((path) => existsSync(path))

/** Unpacks npm's Chromium, unless an earlier run has unpacked it. */
async function unpack() {
  const { default: fromNpm, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  // The package includes the shared libraries that its Chromium needs, because a bare machine lacks
  // them.
  const packed = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../bin/al2023.tar.br')
  const libraries = join(await inflate(packed), 'lib')
  return { executablePath: await fromNpm.executablePath(), addLibraries: () => setupLambdaEnvironment(libraries) }
}

/**
 * The Chromium of CHROMIUM_PATH, else of the system, else of npm. Each gets the same flags; the
 * flags of npm's package are not used, because some switch off the security of web pages.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const installed = findInstalled()
  if (installed) return { executablePath: installed, args: flags }
  const { executablePath, addLibraries } = await unpack()
  addLibraries()
  return { executablePath, args: flags }
}

/**
 * Unpacks Chromium before the first journey. Otherwise, if two files run at once, the second could
 * start a half-written program.
 */
export default async function setup(): Promise<void> {
  if (!findInstalled()) await unpack()
}
