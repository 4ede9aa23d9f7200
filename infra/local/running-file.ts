import { rmSync } from 'node:fs'
import path from 'node:path'
import { keep, readKept } from './kept-file.ts'
import { StartRefusal } from './start-refusal.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

type Running = {
  pid: number
  /** URL of its table and origins of its sites, once known. */
  endpoint?: string
  origins?: Readonly<Record<string, string>>
}

const fileIn = (dir: string) => path.join(dir, 'running.json')

/** The process that uses the data in `dir`, if any. */
export function findRunning(dir: string): Running | undefined {
  const running = readKept<Running>(fileIn(dir), { pid: 0 })
  return running.pid && running.pid !== process.pid && isAlive(running.pid) ? running : undefined
}

/**
 * Marks the data in `dir` as in use by this process, since two databases on the same files would
 * corrupt them.
 */
export function claimData(dir: string): { tell: (more: Omit<Running, 'pid'>) => void; release: () => void } {
  const running = findRunning(dir)
  if (running) {
    throw new StartRefusal(
      `The site is already running on this data (process ${running.pid}): use that one, or stop it and start again.`,
    )
  }
  const tell = (more: Omit<Running, 'pid'>) => keep(fileIn(dir), { pid: process.pid, ...more })
  tell({})
  return { tell, release: () => rmSync(fileIn(dir), { force: true }) }
}
