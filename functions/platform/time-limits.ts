import { env } from './env.ts'

/**
 * Time limits of an AWS client in milliseconds: for the connection, the start of the answer, and
 * each further part. Without limits, a service that hangs uses up the function's time. The client
 * retries after a timeout.
 */
export const timeLimits = (limits: { connect: number; answer: number; idle: number }) => ({
  connectionTimeout: limits.connect * env.clientPatience,
  requestTimeout: limits.answer * env.clientPatience,
  socketTimeout: limits.idle * env.clientPatience,
  // By default, the client only warns.
  throwOnRequestTimeout: true,
})
