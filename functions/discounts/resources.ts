import type { EndpointResources } from '#functions/platform/resources.ts'
import type * as discounts from '#shared/contract/discounts.ts'

export const endpoints = {
  find: { table: 'write', impact: 'Members cannot use their discount codes.' },
} satisfies EndpointResources<typeof discounts>
