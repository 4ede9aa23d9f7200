import { env } from './env.ts'

/**
 * Time limits of an AWS client in milliseconds: for connecting, until the answer begins, and for
 * each further part of the answer. Without limits, a service that does not answer would use up the
 * time of the function. The client retries after a timeout.
 */
export const timeLimits = (limits: { connect: number; answer: number; idle: number }) => ({
  connectionTimeout: limits.connect * env.clientPatience,
  requestTimeout: limits.answer * env.clientPatience,
  socketTimeout: limits.idle * env.clientPatience,
  // By default, the client only logs a warning after `requestTimeout`.
  throwOnRequestTimeout: true,
})
