import type { ErrorCode } from '#shared/contract/errors.ts'

/** What domain code throws to refuse; anything else that escapes a handler is a bare 500. Details travel beside the code, e.g. `minutes`. */
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
 * A failure that passes by itself. One that escapes a handler is `temporarily_unavailable`, a 503 that the
 * browser's `call` sends again. No Refusal, which catchers take for a final answer.
 */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}
