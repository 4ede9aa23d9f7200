import { env } from './env.ts'

/**
 * How long a client of AWS waits, in milliseconds: for a connection, for the answer to begin, and for each
 * further part of it. By default a client waits without end, and a service that hangs costs the function
 * all its time. What runs out of time is tried again by the client.
 */
export const timeLimits = (limits: { connect: number; answer: number; idle: number }) => ({
  connectionTimeout: limits.connect * env.clientPatience,
  requestTimeout: limits.answer * env.clientPatience,
  socketTimeout: limits.idle * env.clientPatience,
  // Without it the client only warns.
  throwOnRequestTimeout: true,
})
