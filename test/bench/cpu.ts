import { spawn } from 'node:child_process'
import path from 'node:path'
import { bundleFunctions } from '#infra/build/bundle.ts'
import { listFunctions } from '#infra/inventory.ts'
import * as account from '#shared/contract/account.ts'
import * as chats from '#shared/contract/chats.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import * as members from '#shared/contract/members.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import type { TestStack } from '#test/support/stack.ts'
import type { TableProxy } from '#test/support/table-proxy.ts'
import { newId } from '#test/support/visitor.ts'
import type { Figure } from './figure.ts'

// A folder of its own, because writing the other bundles of the bench would delete these.
const outDir = path.resolve(import.meta.dirname, '../../dist/bench-cpu')
const cpuServer = path.resolve(import.meta.dirname, 'cpu-server.ts')

const [warmUps, rounds, callsPerRound] = [200, 15, 20]
/**
 * Number of other members, each in a conversation with the measured member: enough to fill a page
 * of search, but only half a page of conversations.
 */
const people = 25

/**
 * Goals per call: CPU time as a multiple of an empty handler's, and the number of table requests.
 * Each CPU goal is a fraction of the multiple measured on 22 November 2026, before key reads were
 * batched. Multiples nearly double on a busy machine, so only an idle machine shows whether the
 * goals are reached.
 */
const goals = {
  profile: { cpu: 0.45 * 13.1, requests: 2 },
  send: { cpu: 0.65 * 11.3, requests: 2 },
  'current user': { cpu: 0.65 * 8.3, requests: 2 },
  search: { cpu: 0.8 * 18, requests: 17 },
  'conversation list': { cpu: 0.8 * 10.8, requests: 2 },
} as const

type Call = { what: keyof typeof goals; name: string; makeEvent: () => object }

/** The event that the HTTP API passes to a function. */
function eventOf(stack: TestStack, member: Member, spec: Endpoint, input: { query?: object; body?: object } = {}) {
  return {
    version: '2.0',
    rawPath: spec.path,
    cookies: [...member.cookies].map(([name, value]) => `${name}=${value}`),
    headers: {
      'accept-encoding': 'gzip, br',
      'content-type': 'application/json',
      'user-agent': 'bench',
      'x-site-host': new URL(stack.url).host,
      'x-visitor-address': '127.0.0.1',
    },
    requestContext: { http: { method: spec.method, path: spec.path, sourceIp: '127.0.0.1' } },
    ...(input.query && { queryStringParameters: input.query }),
    ...(input.body && { body: JSON.stringify(input.body) }),
    isBase64Encoded: false,
  }
}

/**
 * The measured calls, made by a member whose search fills a page and who has `people`
 * conversations.
 */
async function prepareCalls(stack: TestStack): Promise<Call[]> {
  const she = await anna(stack, { premium: true, photo: 'hoofdfoto', credits: 1_000_000 })
  const others: Member[] = []
  for (let made = 0; made < people; made++) others.push(await bram(stack, { photo: 'hoofdfoto' }))
  const text = 'Hoi! Leuk profiel heb je, zullen we binnenkort eens een kop koffie drinken in de stad?'
  // They write first: a first message of hers may not reach all of them (CHAT-39).
  for (const he of others) await he.call(chats.send, { body: { member: she.id, id: newId(), text } })
  await stack.settle()
  const id = others[0]!.id
  const event = (spec: Endpoint, input?: { query?: object; body?: object }) => () => eventOf(stack, she, spec, input)
  return [
    { what: 'profile', name: 'members/profile', makeEvent: event(members.profile, { query: { id } }) },
    {
      what: 'send',
      name: 'chats/send',
      makeEvent: () => eventOf(stack, she, chats.send, { body: { member: id, id: newId(), text } }),
    },
    { what: 'current user', name: 'account/current', makeEvent: event(account.current) },
    {
      what: 'search',
      name: 'members/search',
      makeEvent: event(members.search, { query: { gender: 'male', country: 'NL' } }),
    },
    { what: 'conversation list', name: 'chats/list', makeEvent: event(chats.list) },
  ]
}

type FunctionServer = { call: (event: object) => Promise<void>; cpuTime: () => Promise<number>; stop: () => void }

/**
 * Starts the function bundled in `file`, or an empty one without `file`, in a process of its own
 * behind a bare HTTP server.
 */
async function startFunction(stack: TestStack, file?: string): Promise<FunctionServer> {
  const child = spawn(process.execPath, [cpuServer, ...(file ? [file] : [])], {
    env: { ...stack.env, NODE_ENV: 'production', PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', () => reject(new Error(`${file ?? 'The empty handler'} does not start`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    async call(event) {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(event) })
      const { statusCode, body } = (await response.json()) as { statusCode: number; body?: string }
      if (statusCode >= 300) throw new Error(`${file} answered ${statusCode} ${body}`)
    },
    cpuTime: async () => Number(await (await fetch(`${url}/cpu`)).text()),
    stop: () => child.stdin.end(),
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * A measured call. `cpuTime` is the median of the rounds in microseconds, `ratio` the multiple of
 * an empty handler.
 */
type Measured = Pick<Call, 'what'> & { cpuTime: number; ratio: number; requests: number }

/**
 * CPU time per call of each function and of an empty handler. They take turns, so that other load
 * on the machine affects all of them. Wall time on a busy machine would show nothing.
 */
async function measureCalls(
  stack: TestStack,
  proxy: TableProxy,
  calls: readonly (Call & { file: string })[],
): Promise<Measured[]> {
  const [first] = calls
  const all = [{ ...first!, file: undefined }, ...calls]
  const measured = await Promise.all(
    all.map(async (call) => ({
      ...call,
      server: await startFunction(stack, call.file),
      cpuTimes: [] as number[],
      requests: 0,
    })),
  )
  try {
    for (let round = -1; round < rounds; round++) {
      for (const one of measured) {
        const { server, makeEvent, cpuTimes } = one
        const count = round < 0 ? warmUps : callsPerRound
        proxy.calls.length = 0
        const before = await server.cpuTime()
        for (let call = 0; call < count; call++) await server.call(makeEvent())
        if (round >= 0) cpuTimes.push(((await server.cpuTime()) - before) / count)
        one.requests = proxy.calls.length / count
      }
    }
  } finally {
    for (const { server } of measured) server.stop()
  }
  const [empty, ...functions] = measured.map(({ what, cpuTimes, requests }) => ({
    what,
    cpuTime: median(cpuTimes),
    requests,
  }))
  return functions.map((one) => ({ ...one, ratio: one.cpuTime / empty!.cpuTime }))
}

/** CPU time and table requests per call of the functions that members call most. */
export async function measureCpu(stack: TestStack, proxy: TableProxy): Promise<Figure[]> {
  const calls = await prepareCalls(stack)
  const entries = (await listFunctions()).filter(({ name }) => calls.some((call) => call.name === name))
  const files = new Map((await bundleFunctions(entries, { outDir })).map(({ name, file }) => [name, file]))
  const measured = await measureCalls(
    stack,
    proxy,
    calls.map((call) => ({ ...call, file: files.get(call.name)! })),
  )
  return measured.flatMap(({ what, ratio, requests }) => [
    { what: `${what}: CPU`, measured: ratio, unit: 'x empty', goal: goals[what].cpu },
    { what: `${what}: table requests`, measured: requests, unit: 'requests', goal: goals[what].requests },
  ])
}
