import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Copy of the work tree for faults. The work tree itself must never contain a fault, not even after
 * Ctrl-C or while it is edited. The copy has the tracked files and the untracked ones that are not
 * ignored, and links to the installed packages.
 */
export type TreeCopy = {
  root: string
  read(file: string): string
  write(file: string, source: string): void
  /** Sources that do not compile. A name that a fault leaves unused is not an error. */
  filesWithErrors(): Promise<ReadonlySet<string>>
}

/** An incremental build with one checker, because several would each repeat most of the work. */
const compilerOptions = [
  ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/tsc.json', '--checkers', '1'],
  ...['--pretty', 'false'],
]

export function copyTree(from: string): TreeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  let compiling: ChildProcess | undefined
  // Registered before copying, because Ctrl-C can also interrupt the copying.
  process.on('exit', () => {
    // The compiler writes its results when it ends, and would create the folder again.
    if (compiling?.pid && compiling.exitCode === null) process.kill(-compiling.pid, 'SIGKILL')
    // A worker that was just killed may still be writing.
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: from, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    cpSync(path.join(from, file), path.join(root, file), { force: true })
  }
  symlinkSync(path.join(from, 'node_modules'), path.join(root, 'node_modules'))
  const compiler = path.join(from, 'node_modules/.bin/tsc')
  return {
    root,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    write: (file, source) => writeFileSync(path.join(root, file), source),
    async filesWithErrors() {
      // A process group of its own, so that killing it ends the compiler behind the command too.
      compiling = spawn(compiler, compilerOptions, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
      const [printed] = await Promise.all([text(compiling.stdout!), once(compiling, 'exit')])
      return new Set([...printed.matchAll(/^(\S+)\(\d+,\d+\): error /gm)].map(([, file]) => file!))
    },
  }
}
