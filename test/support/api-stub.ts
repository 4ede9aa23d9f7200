import { vi } from 'vitest'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { errors } from '#shared/contract/errors.ts'

export type StubCall = {
  method: string
  path: string
  /** Absent when the URL has no query. */
  query?: Record<string, string>
  body: Record<string, unknown>
}
export type Answer = { status: number; body: unknown }

/** A refusal as the server sends it. */
export const refusal = (error: ErrorCode, message: string): Answer => ({
  status: errors[error],
  body: { error, message },
})
export const answered = (body: unknown): Answer => ({ status: 200, body })

/**
 * Replaces the server with `answer` and returns the list of calls, which grows as they are made.
 * Undo with `vi.unstubAllGlobals()`.
 */
export function stubApi(answer: (call: StubCall) => Answer | Promise<Answer>): StubCall[] {
  const calls: StubCall[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, signal }: RequestInit) => {
    const [path, query] = address.split('?') as [string, string?]
    const call = {
      method,
      path,
      ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }),
      body: body ? JSON.parse(String(body)) : {},
    }
    calls.push(call)
    const given = await answer(call)
    signal?.throwIfAborted()
    return new Response(JSON.stringify(given.body), { status: given.status })
  })
  return calls
}
