import { spawn } from 'node:child_process'

/**
 * Runs one program, and ends the program when the standard input of the watchdog closes. The parent
 * process has the other end of this pipe. The operating system closes the pipe whenever the parent
 * ends, even by `kill -9`, which no handler in the parent could catch.
 */
const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('watchdog needs a program to run')

const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], windowsHide: true })
// Passes the program's own process id to the parent, so that it can end the program if this process
// is killed.
process.stdout.write(`${child.pid ?? 0}\n`)

let isEnding = false
const end = () => {
  if (isEnding) return
  isEnding = true
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), 3_000)
}

process.stdin.on('end', end).on('close', end).on('error', end).resume()
process.stdout.on('error', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 0))
