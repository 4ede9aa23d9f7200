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

/** Unpacks npm's Chromium where that was not done before. */
async function unpack() {
  const { default: fromNpm, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  // The package includes the libraries it is linked with, which a bare machine does not have.
  const packed = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../bin/al2023.tar.br')
  const libraries = join(await inflate(packed), 'lib')
  return { executablePath: await fromNpm.executablePath(), addLibraries: () => setupLambdaEnvironment(libraries) }
}

/**
 * The Chromium of CHROMIUM_PATH, else of the system, else of npm. The last brings its own flags, of
 * which those that weaken the sandbox are dropped.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const installed = findInstalled()
  if (installed) return { executablePath: installed, args: flags }
  const { executablePath, addLibraries } = await unpack()
  addLibraries()
  return { executablePath, args: flags }
}

/**
 * Unpacks Chromium before the first journey. Of two files that run at once, the second would
 * otherwise start a half-written program.
 */
export default async function setup(): Promise<void> {
  if (!findInstalled()) await unpack()
}
