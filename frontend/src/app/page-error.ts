/** Shows the error page with a status and a message of our own. */
export class PageError extends Error {
  override name = 'PageError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
