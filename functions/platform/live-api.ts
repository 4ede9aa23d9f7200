import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import type { ServerFrame } from '#shared/contract/live.ts'
import { env } from './env.ts'
import { timeLimits } from './time-limits.ts'

let client: ApiGatewayManagementApiClient | undefined

const api = (): ApiGatewayManagementApiClient => {
  client ??= new ApiGatewayManagementApiClient({
    endpoint: env.liveApiUrl,
    requestHandler: timeLimits({ connect: 1_000, answer: 2_000, idle: 2_000 }),
    maxAttempts: 2,
  })
  return client
}

/** Sends a frame to a live connection; false if the connection no longer exists. */
export const postFrame = (ConnectionId: string, frame: ServerFrame): Promise<boolean> =>
  unlessGone(api().send(new PostToConnectionCommand({ ConnectionId, Data: JSON.stringify(frame) })))

/** Closes a live connection; false if it no longer exists. */
export const closeConnection = (ConnectionId: string): Promise<boolean> =>
  unlessGone(api().send(new DeleteConnectionCommand({ ConnectionId })))

async function unlessGone(request: Promise<unknown>): Promise<boolean> {
  try {
    await request
    return true
  } catch (error) {
    if (error instanceof GoneException) return false
    throw error
  }
}
