import { afterAll, beforeAll, inject } from 'vitest'
import type { Stack } from '#infra/local/running-stack.ts'
import { type StackOptions, startStack } from '#infra/local/stack.ts'
import { Visitor } from './visitor.ts'

export type TestStack = Stack & {
  /** A new visitor of the first site. */
  visitor(): Visitor
}

/**
 * The product with a table of its own, for all tests of a file: gateway, table, stream, mailbox,
 * payment page and clock. The returned object is filled in before the first test.
 */
export function openStack(options: StackOptions = {}): TestStack {
  const stack = {} as TestStack
  let opened: Stack | undefined
  beforeAll(async () => {
    const provided = { dynamodb: inject('dynamodb'), streamPauseMs: inject('streamPauseMs') }
    opened = await startStack({ quiet: true, ...provided, ...options })
    const url = opened.url
    Object.defineProperties(stack, Object.getOwnPropertyDescriptors(opened))
    stack.visitor = () => new Visitor(url)
  })
  afterAll(() => opened?.stop())
  return stack
}
