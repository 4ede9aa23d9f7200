import { afterAll, inject } from 'vitest'
import type { StackOptions } from '#infra/local/stack.ts'
import { openStack, type TestStack } from './stack.ts'
import { startTableProxy, type TableProxy } from './table-proxy.ts'

/**
 * Opens a stack (`openStack`) whose calls to the table pass through a proxy, which records them and
 * can cause faults.
 */
export async function openProxiedStack(
  options: Omit<StackOptions, 'dynamodb'> = {},
): Promise<{ proxy: TableProxy; stack: TestStack }> {
  const proxy = await startTableProxy(inject('dynamodb'))
  // Registered before the stack's own hook: afterAll hooks run in reverse order, and the proxy must
  // outlive the stack.
  afterAll(() => proxy.stop())
  return { proxy, stack: openStack({ ...options, dynamodb: proxy.endpoint }) }
}
