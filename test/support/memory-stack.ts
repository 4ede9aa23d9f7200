import { S3Client } from '@aws-sdk/client-s3'
import { SNSClient } from '@aws-sdk/client-sns'
import { vi } from 'vitest'
import { clock as functionsClock } from '#functions/platform/clock.ts'
import { db } from '#functions/table/client.ts'
import { listFunctionsOf, loadOnce } from '#infra/inventory.ts'
import { createApi } from '#infra/local/api.ts'
import { createClock } from '#infra/local/clock.ts'
import { originsOf, paymentApiKey, servicesAt, setEnvironment } from '#infra/local/environment.ts'
import type { Ask, Reply } from '#infra/local/http.ts'
import { createPayments } from '#infra/local/payments.ts'
import { createSchedules } from '#infra/local/schedules.ts'
import type { Random } from '#infra/local/seed/random.ts'
import type { TestStack } from './stack.ts'
import { TableModel } from './table-model/table-model.ts'
import { Visitor } from './visitor.ts'

/** Call of a function to the outside: `table`, `provider`, `sms` or `files`. */
export type OutsideCall = { to: 'table' | 'provider' | 'sms' | 'files'; name: string }

/**
 * Fate of an outside call: it passes, is never made (`before`), or is made and its answer lost
 * (`after`).
 */
export type Fate = 'pass' | 'before' | 'after'

export type MemoryStack = Pick<TestStack, 'url' | 'clock' | 'payments' | 'runJob' | 'settle'> & {
  table: TableModel
  /** Text messages with their phone numbers, the newest last. */
  sms: { to: string; text: string }[]
  /** Chooses the fate of each outside call. */
  fate: (call: OutsideCall) => Fate
  /** Awaited before each outside call, so that a test can act in the middle of a function. */
  meanwhile: () => Promise<void> | void
  /** If set, each outside call is delayed by a random number of ticks, so that calls interleave. */
  random: Random | null
  close(): void
}

/** Nothing listens on this port, so a call that is not answered in memory fails. */
const port = 9

/** Error of a call without an answer, with the name that the table's client uses. */
const noAnswer = () => Object.assign(new Error('the call died'), { name: 'TimeoutError' })

/**
 * The site's functions with everything outside in memory: the table by its model, the payment
 * provider by its stand-in, without network and without processes. The table has no stream, so
 * reactions do not run. Serves histories and simulated crashes that would take too long on the
 * local table.
 */
export function openMemoryStack({ countries = ['NL'] }: { countries?: readonly string[] } = {}): MemoryStack {
  const origins = originsOf(countries, port)
  const url = Object.values(origins)[0]!
  setEnvironment({ port, origins, endpoint: 'http://127.0.0.1:9', tableName: 'model' })
  const clock = createClock({ target: functionsClock, onMove: () => payments.expireOverdue() })
  const apiUrl = `${servicesAt(port)}/payments`
  const payments = createPayments({
    now: clock.now,
    apiKey: paymentApiKey,
    apiUrl,
    pageOrigin: url,
    reportDelaysMs: [],
    post: async (webhookUrl, id) =>
      (await api(askOf(webhookUrl, { method: 'POST', headers: form, body: `id=${id}` }))).status,
  })
  const api = createApi({
    load: loadOnce,
    endpoints: () => listFunctionsOf('endpoint'),
    now: clock.now,
    say: (line) => console.error(line),
    secondsPerCall: 120,
  })
  const schedules = createSchedules({ load: loadOnce, clock, timeZone: 'Europe/Amsterdam', say: () => {} })

  const outside = async <Answer>(call: OutsideCall, run: () => Answer | Promise<Answer>): Promise<Answer> => {
    await stack.meanwhile()
    const fate = stack.fate(call)
    if (fate === 'before') throw noAnswer()
    for (let ticks = stack.random?.int(0, 6) ?? 0; ticks > 0; ticks--) await Promise.resolve()
    const answer = await run()
    if (fate === 'after') throw noAnswer()
    return answer
  }
  const table = new TableModel()
  const stack: MemoryStack = {
    url,
    clock,
    payments,
    table,
    sms: [],
    fate: () => 'pass',
    meanwhile: () => {},
    random: null,
    runJob: (domain, key) => schedules.run(domain, key),
    settle: () => payments.settle(),
    close() {
      vi.unstubAllGlobals()
      for (const restore of replaced) restore()
      clock.reset()
    },
  }
  const replaced = [
    replace(db, (command: Parameters<TableModel['send']>[0]) =>
      outside({ to: 'table', name: command.target }, () => table.send(command)),
    ),
    replace(SNSClient.prototype, ({ input }: { input: { PhoneNumber: string; Message: string } }) =>
      outside({ to: 'sms', name: 'Publish' }, () => {
        stack.sms.push({ to: input.PhoneNumber, text: input.Message })
        return {}
      }),
    ),
    // No member has files.
    replace(S3Client.prototype, () =>
      outside({ to: 'files', name: 'ListObjects' }, () => ({ Contents: [], IsTruncated: false })),
    ),
  ]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.startsWith(apiUrl)) return responseOf(await api(askOf(address, init)))
    const ask = askOf(address.replace('/services/payments', ''), init)
    return outside({ to: 'provider', name: `${ask.method} ${ask.url.pathname}` }, async () =>
      responseOf(await payments.serve(ask)),
    )
  })
  return stack
}

/**
 * Replaces `send` of a client; returns a function that restores it. Not a spy, because a spy would
 * store every call of a run.
 */
function replace<Command>(client: { send: unknown }, send: (command: Command) => unknown): () => void {
  const { send: before } = client
  client.send = send
  return () => {
    client.send = before
  }
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }

function askOf(address: string, { method = 'GET', headers = {}, body }: RequestInit): Ask {
  const url = new URL(address)
  return {
    method,
    url,
    headers: { host: url.host, ...(headers as Record<string, string>) },
    body: Buffer.from((body as string | undefined) ?? ''),
    address: '127.0.0.1',
  }
}

function responseOf({ status, headers = {}, body = '' }: Reply): Response {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of typeof value === 'string' ? [value] : value) all.append(name, one)
  return new Response(status === 204 ? null : (body as string), { status, headers: all })
}

/** The memory stack as a `TestStack`, for functions that use only what a memory stack has. */
export const asStack = (stack: MemoryStack): TestStack =>
  Object.assign(stack, { visitor: () => new Visitor(stack.url) }) as never
