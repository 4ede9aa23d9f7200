import type { ErrorCode } from '#shared/contract/errors.ts'

/**
 * Refusal by domain code; any other error that escapes a handler is a 500. `details` are sent
 * beside the code, e.g. `minutes`.
 */
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
 * Temporary failure. Escaping a handler it is `temporarily_unavailable`, a 503 that the browser's
 * `call` retries. Not a Refusal, which catchers treat as final.
 */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}
