import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry'

/**
 * Whether the cause of an AWS client's error may pass by itself: a lost connection, a timeout,
 * throttling or a 5xx status. The client has retried these errors already.
 */
export function isTemporary(thrown: Error): boolean {
  const error = thrown as Parameters<typeof isServerError>[0]
  return isThrottlingError(error) || isTransientError(error) || isServerError(error)
}
