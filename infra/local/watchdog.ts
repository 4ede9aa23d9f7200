import { spawn } from 'node:child_process'

/**
 * Runs one program and ends it when its own standard input closes. The parent has the other end of
 * that pipe, which the operating system closes however the parent ends, even by `kill -9`. No
 * handler in the parent could do that.
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
