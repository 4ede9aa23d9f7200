import type { ErrorCode } from '#shared/contract/errors.ts'

/** Refusal of a call with a code. `details`, such as `minutes`, are sent beside the code. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>
  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/**
 * Temporary failure. If it escapes a handler, the answer is `temporarily_unavailable`, a 503 that
 * the browser's `call` retries. It is no Refusal, because code that catches refusals treats them as
 * final.
 */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}
