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

/** CHROMIUM_PATH, else the system's, else the one from npm. The last brings flags of its own, of which those that take safety away are left out. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const { CHROMIUM_PATH: path } = process.env
  if (path) return { executablePath: path, args: flags }
  if (existsSync('/usr/bin/chromium')) return { executablePath: '/usr/bin/chromium', args: flags }
  const { default: fromNpm, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  // The libraries that it is linked with come along in the package: a bare machine has none of them.
  const packed = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
  setupLambdaEnvironment(join(await inflate(fileURLToPath(packed)), 'lib'))
  return { executablePath: await fromNpm.executablePath(), args: flags }
}
