type Described = {
  name: string
  code?: string
  status?: number
  /** Why a transaction was cancelled, step by step. */
  reasons?: readonly string[]
  /** Where a value did not have its shape, as `path code`. */
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

/** The places in the code; the message before them in `stack` is left out. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  return (start < 0 ? stack : stack.slice(start + message.length))
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, framesKept)
    .map((line) => line.trim())
}

/**
 * What a log line may hold of an error: names, codes and places in the code. Messages and further fields
 * can hold stored items, addresses and texts of members.
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

/** A line at level ERROR, which rings the function's alarm. */
export const logError = (event: string, error: unknown, details: Details = {}): void =>
  console.error({ event, ...details, error: describe(error) })

export const logWarning = (event: string, error: unknown, details: Details = {}): void =>
  console.warn({ event, ...details, error: describe(error) })

/** Makes an invocation fail, so that AWS tries again; its reason was logged before. */
class InvocationFailed extends Error {
  override name = 'InvocationFailed'
}

/**
 * The entry of every function that is no endpoint. Lambda's runtime logs what escapes with all its fields,
 * so nothing but a name does.
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
