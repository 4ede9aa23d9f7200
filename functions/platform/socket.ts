import type { APIGatewayProxyWebsocketEventV2, Context as LambdaContext } from 'aws-lambda'
import * as z from 'zod/mini'
import { hiddenQuery, type ServerFrame } from '#shared/contract/live.ts'
import { liveConnection } from '#shared/rules/limits.ts'
import { readClock } from './clock.ts'
import { edgeCall } from './edge-call.ts'
import { guarded } from './log.ts'
import { type AuthScheme, type Call, type CallSpec, runCall } from './pipeline.ts'

/**
 * Event of the route `$connect`, the only route whose events have headers. Header names keep their
 * case.
 */
export type ConnectEvent = APIGatewayProxyWebsocketEventV2 & {
  headers: Readonly<Record<string, string>>
  queryStringParameters?: Readonly<Record<string, string>>
  requestContext: { identity: { sourceIp: string } }
}

/**
 * Answer of a socket function. `body` is sent to the browser as a frame, but only on a route for
 * which a response is configured.
 */
export type SocketAnswer = { statusCode: number; body?: string }

/** Only a member can open a connection. The handshake has neither input nor answer. */
const connection: CallSpec = { access: 'member', answer: z.undefined(), refusals: [] }

/**
 * Handler of `$connect`: the adapter between the WebSocket API and the pipeline. A refusal is a 403
 * without a body, whatever its reason (LIVE-02); a failure keeps its status for the access log.
 */
export const connectHandler = <Claim, Who>(scheme: AuthScheme<Claim, Who>, run: (context: never) => Promise<void>) =>
  guarded(async (event: ConnectEvent, lambda: LambdaContext): Promise<SocketAnswer> => {
    const { connectionId } = event.requestContext
    const isPageHidden = event.queryStringParameters?.[hiddenQuery] !== undefined
    const { status } = await runCall(
      scheme,
      connection,
      { run: (context: object) => run({ ...context, connectionId, isPageHidden } as never) },
      callOf(event, lambda),
    )
    if (status < 400) return { statusCode: 200 }
    return { statusCode: status < 500 ? 403 : status }
  })

function callOf(event: ConnectEvent, lambda: LambdaContext): Call {
  const headers: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(event.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return {
    ...edgeCall(headers, event.requestContext.identity.sourceIp, lambda),
    // The pipeline allows a missing origin. Every browser sends one with a handshake, so a
    // handshake without it is refused, like a call to an unknown site.
    ...(!headers.origin && { site: undefined }),
    cookies: headers.cookie?.split(/; */) ?? [],
    query: {},
    readBody: () => undefined,
  }
}

/** Handler of `$disconnect`, which the WebSocket API calls at most once. */
export const disconnectHandler = (run: (connectionId: string) => Promise<void>) =>
  guarded(async ({ requestContext }: APIGatewayProxyWebsocketEventV2): Promise<SocketAnswer> => {
    await run(requestContext.connectionId)
    return { statusCode: 200 }
  })

/**
 * Handler of the frames of a connection: parses a frame, and answers with another frame or with
 * nothing. An invalid frame is ignored. Only the kind of error is logged, as the content of the
 * frame may be personal.
 */
export const messageHandler = <Frame extends z.ZodMiniType>(
  shape: Frame,
  run: (frame: z.output<Frame>, connectionId: string, now: Date) => Promise<ServerFrame | undefined>,
) =>
  guarded(async ({ body = '', requestContext }: APIGatewayProxyWebsocketEventV2): Promise<SocketAnswer> => {
    const read = readFrame(shape, body)
    if ('fault' in read) {
      console.warn({ event: 'frame_ignored', fault: read.fault })
      return { statusCode: 200 }
    }
    const answer = await run(read.frame, requestContext.connectionId, readClock())
    return { statusCode: 200, ...(answer && { body: JSON.stringify(answer) }) }
  })

type ReadFrame<Frame> = { frame: Frame } | { fault: 'too_large' | 'malformed' | 'unknown' }

function readFrame<Frame extends z.ZodMiniType>(shape: Frame, body: string): ReadFrame<z.output<Frame>> {
  if (Buffer.byteLength(body) > liveConnection.frameBytes) return { fault: 'too_large' }
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { fault: 'malformed' }
  }
  const { success, data } = z.safeParse(shape, value)
  return success ? { frame: data } : { fault: 'unknown' }
}
