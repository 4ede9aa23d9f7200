import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'

// Runs one function in a process of its own. The argument is the path of the bundle; without it the
// handler does nothing. Passes each posted event to the handler, as Lambda's runtime does, and
// reports the CPU time so far.

type Handler = (event: unknown, context: unknown) => Promise<unknown>

const empty: Handler = async () => ({ statusCode: 204 })
const [file] = process.argv.slice(2)
const handler = file ? ((await import(pathToFileURL(file).href)) as { handler: Handler }).handler : empty

const context = { awsRequestId: 'bench', functionName: 'bench', getRemainingTimeInMillis: () => 10_000 }

/** CPU time of all threads, in microseconds. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const server = createServer(async (request, response) => {
  if (request.url === '/cpu') return response.end(String(cpuTime()))
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = await handler(JSON.parse(Buffer.concat(chunks).toString()), context)
  return response.end(JSON.stringify(answer))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
// Ends when the bench closes the input.
process.stdin.on('end', () => process.exit()).resume()
