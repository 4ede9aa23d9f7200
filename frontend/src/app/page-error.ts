/** Thrown to show the error page with this status and message. */
export class PageError extends Error {
  override name = 'PageError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
