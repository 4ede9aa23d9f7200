/**
 * Slows down the processes whose ids the parent sends: each runs for 1 / factor of the time and is
 * stopped for the rest. `factor` is the first argument. The processes continue when the parent ends
 * or disconnects.
 */
const factor = Number(process.argv[2])
/** Short, so that a pause delays an answer of a page by only about a frame. */
const runMs = 5

let pids: number[] = []

const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // ended since the parent listed it
      pids = pids.filter((other) => other !== pid)
    }
}

let timer: ReturnType<typeof setTimeout>
const resume = () => {
  signal('SIGCONT')
  timer = setTimeout(pause, runMs, performance.now())
}
const pause = (since: number) => {
  signal('SIGSTOP')
  // Timers fire late, especially on a busy machine. So the pause is computed from the time that the
  // processes really ran.
  timer = setTimeout(resume, Math.ceil((performance.now() - since) * (factor - 1)))
}

process.on('message', (sent) => {
  pids = sent as number[]
})
process.on('disconnect', () => {
  clearTimeout(timer)
  signal('SIGCONT')
})
resume()
