import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A copy of the work tree for faults, as the work tree itself must never hold one: not after Ctrl-C, and not while somebody edits it.
 * The copy has what git knows or would take in, and the installed packages by a link.
 */
export type TreeCopy = {
  root: string
  read(file: string): string
  write(file: string, source: string): void
  /** Whether the sources compile. A name that a fault leaves unused is no error. */
  compiles(): Promise<boolean>
}

/** Only what a fault reaches is checked again; several checkers would each do most of the work. */
const compilerOptions = [
  ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/tsc.json', '--checkers', '1'],
]

export function copyTree(from: string): TreeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  let compiling: ChildProcess | undefined
  // Registered before the copying, which Ctrl-C can interrupt as well.
  process.on('exit', () => {
    // The compiler writes what it found at its end, and would make the folder anew.
    if (compiling?.pid && compiling.exitCode === null) process.kill(-compiling.pid, 'SIGKILL')
    // A worker that was just killed can still be writing.
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
    async compiles() {
      // A group of its own, with the compiler behind the command.
      compiling = spawn(compiler, compilerOptions, { cwd: root, stdio: 'ignore', detached: true })
      const [status] = await once(compiling, 'exit')
      return status === 0
    },
  }
}
