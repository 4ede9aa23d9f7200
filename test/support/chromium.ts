import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/**
 * The Chromium of CHROMIUM_PATH, else that of the system, else that of npm. The last comes with
 * flags; those that weaken the sandbox are dropped.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const { CHROMIUM_PATH: path } = process.env
  if (path) return { executablePath: path, args: flags }
  if (existsSync('/usr/bin/chromium')) return { executablePath: '/usr/bin/chromium', args: flags }
  const { default: fromNpm, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  // The package contains the libraries that its browser is linked with, which a minimal machine
  // lacks.
  const packed = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
  setupLambdaEnvironment(join(await inflate(fileURLToPath(packed)), 'lib'))
  return { executablePath: await fromNpm.executablePath(), args: flags }
}
