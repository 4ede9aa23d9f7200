type Described = {
  name: string
  code?: string
  status?: number
  /** Cancellation reason of each step of a transaction. */
  reasons?: readonly string[]
  /** Schema violations as `path code`. */
  issues?: readonly string[]
  at?: readonly string[]
  cause?: Described
}

type Known = Error & {
  code?: unknown
  $metadata?: { httpStatusCode?: number }
  CancellationReasons?: readonly { Code?: string }[]
  issues?: readonly { path?: readonly PropertyKey[]; code?: string }[]
}

const framesKept = 8

/** Stack frames only: `stack` begins with the message, which may contain personal data. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  return (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesKept)
    .map((line) => line.trim())
}

/**
 * Loggable part of an error: names, codes and stack frames. Messages and other fields are left out,
 * as they can contain stored items, addresses and texts of members.
 */
export function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, code, $metadata, CancellationReasons, issues, cause } = error as Known
  return {
    name,
    ...(typeof code === 'string' && { code }),
    ...($metadata?.httpStatusCode !== undefined && { status: $metadata.httpStatusCode }),
    ...(CancellationReasons && { reasons: CancellationReasons.map(({ Code = 'None' }) => Code) }),
    ...(issues && { issues: issues.map((issue) => `${(issue.path ?? []).map(String).join('.')} ${issue.code ?? ''}`) }),
    at: framesOf(error),
    ...(cause !== undefined && { cause: describe(cause) }),
  }
}

type Details = Readonly<Record<string, string | number | undefined>>

/** Log line of level ERROR, which triggers the function's alarm. */
export const logError = (event: string, error: unknown, details: Details = {}): void =>
  console.error({ event, ...details, error: describe(error) })

export const logWarning = (event: string, error: unknown, details: Details = {}): void =>
  console.warn({ event, ...details, error: describe(error) })

/**
 * Thrown to fail the invocation, so that AWS retries it or counts it as an error; the cause is
 * already logged.
 */
class InvocationFailed extends Error {
  override name = 'InvocationFailed'
}

/**
 * Wrapper of all handlers except those of endpoints: logs an error and rethrows only its name, as
 * Lambda's runtime would log an uncaught error with all its fields.
 */
export const guarded =
  <Args extends readonly unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await run(...args)
    } catch (error) {
      logError('invocation_failed', error)
      throw new InvocationFailed((error as Error).name)
    }
  }
