import { afterAll, beforeAll, inject } from 'vitest'
import { startWorld, type World, type WorldOptions } from '#infra/local/world.ts'
import { Visitor } from './visitor.ts'

export type TestWorld = World & {
  /** A new visitor of the first site. */
  visitor(): Visitor
}

/**
 * The product with a table of its own, for all tests of a file: gateway, table, stream, mailbox,
 * payment page and clock. Filled in before the first test.
 */
export function openWorld(options: WorldOptions = {}): TestWorld {
  const world = {} as TestWorld
  let opened: World | undefined
  beforeAll(async () => {
    opened = await startWorld({ quiet: true, ...options, dynamodb: options.dynamodb ?? inject('dynamodb') })
    const url = opened.url
    Object.defineProperties(world, Object.getOwnPropertyDescriptors(opened))
    world.visitor = () => new Visitor(url)
  })
  afterAll(() => opened?.stop())
  return world
}
