/** Shows the error page with a given status and message. */
export class PageError extends Error {
  override name = 'PageError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
