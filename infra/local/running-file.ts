import { rmSync } from 'node:fs'
import path from 'node:path'
import { keep, readKept } from './kept-file.ts'
import { StartRefusal } from './start-refusal.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Marks the data in `dir` as in use by this process; two databases over the same files would spoil them. */
export function claimData(dir: string): () => void {
  const file = path.join(dir, 'running.json')
  const { pid } = readKept(file, { pid: 0 })
  if (pid && pid !== process.pid && isAlive(pid)) {
    throw new StartRefusal(
      `The site runs already on this data (process ${pid}): use that one, or stop it and start again.`,
    )
  }
  keep(file, { pid: process.pid })
  return () => rmSync(file, { force: true })
}
