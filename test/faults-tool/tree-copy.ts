import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A copy of the work tree for faults, since the work tree itself must never contain one: not after
 * Ctrl-C, and not while being edited. It has the tracked and the untracked, unignored files, and
 * links to the installed packages.
 */
export type TreeCopy = {
  root: string
  read(file: string): string
  write(file: string, source: string): void
  /** Whether the sources compile. An unused name left by a fault is no error. */
  compiles(): Promise<boolean>
}

/** Incremental, with a single checker: several would each repeat most of the work. */
const compilerOptions = [
  ...['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'],
  ...['--incremental', '--tsBuildInfoFile', '.cache/tsc.json', '--checkers', '1'],
]

export function copyTree(from: string): TreeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  let compiling: ChildProcess | undefined
  // Registered before copying, which Ctrl-C can interrupt as well.
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
    async compiles() {
      // A process group of its own, which includes the compiler behind the command.
      compiling = spawn(compiler, compilerOptions, { cwd: root, stdio: 'ignore', detached: true })
      const [status] = await once(compiling, 'exit')
      return status === 0
    },
  }
}
