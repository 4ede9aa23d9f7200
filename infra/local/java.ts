import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartRefusal } from './start-refusal.ts'

/** DynamoDB Local 3 requires Java 17. */
const oldest = 17
/**
 * Version to download if none is found: the long-term release with builds for every platform,
 * including Apple silicon and Windows.
 */
const fetched = 21

const program = process.platform === 'win32' ? 'java.exe' : 'java'

/** The major version of a Java executable, or null if it does not run. */
const majorOf = (command: string): Promise<number | null> =>
  new Promise((resolve) => {
    execFile(command, ['-version'], { timeout: 10_000 }, (error, stdout, stderr) => {
      const version = /version "(?:1\.)?(\d+)/.exec(stdout + stderr)
      resolve(error || !version ? null : Number(version[1]))
    })
  })

const isGood = async (command: string) => ((await majorOf(command)) ?? 0) >= oldest

// The archive's own folder name contains its version, and macOS has the executable under
// Contents/Home, so the folder is searched for the executable.
const programIn = async (dir: string): Promise<string | null> => {
  if (!existsSync(dir)) return null
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  const found = files.find((file) => file.name === program && path.basename(file.parentPath) === 'bin')
  return found ? path.join(found.parentPath, found.name) : null
}

/**
 * A Java executable of version 17 or later: from JAVA_HOME, then PATH, then an earlier download in
 * `dir`. If there is none, downloads it once (about 50 MB). Throws a StartRefusal, whose message is
 * one sentence, if that fails.
 */
export async function findJava(dir: string, say: (line: string) => void): Promise<string> {
  const installed = [process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin', program), program]
  for (const command of installed) if (command && (await isGood(command))) return command

  const earlier = await programIn(path.join(dir, 'jre'))
  if (earlier && (await isGood(earlier))) return earlier

  say(`Java ${oldest} is not installed; fetching Java ${fetched} once (about 50 MB)...`)
  try {
    await rm(path.join(dir, 'jre'), { recursive: true, force: true })
    await mkdir(dir, { recursive: true })
    const { install } = await import('njre')
    await install(fetched, { type: 'jre', installPath: path.join(dir, 'here') })
  } catch (error) {
    throw new StartRefusal(
      `Java ${oldest} or later is needed for the local database and could not be fetched (${reason(error)}): install it, for instance from https://adoptium.net, or set JAVA_HOME, and start again.`,
    )
  }
  const command = await programIn(path.join(dir, 'jre'))
  if (command && (await isGood(command))) return command
  throw new StartRefusal(
    `The Java that was fetched does not run on this machine: install Java ${oldest} or later, for instance from https://adoptium.net, or set JAVA_HOME, and start again.`,
  )
}

const reason = (error: unknown) => {
  const cause = error as { code?: string; message?: string }
  return cause.code ?? cause.message?.split('\n')[0] ?? 'unknown reason'
}
