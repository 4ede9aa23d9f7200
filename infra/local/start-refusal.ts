/**
 * A reason why the local run cannot start, in one sentence with its remedy, printed without a stack
 * trace.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
