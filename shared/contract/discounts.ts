import * as z from 'zod/mini'
import { DiscountCode } from '../model/money.ts'
import { DiscountText } from './credits.ts'
import { endpoint } from './endpoint.ts'

export const find = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  access: 'member',
  query: z.union([z.object({ welcome: z.enum(['true', '1']) }), z.object({ code: DiscountText })]),
  answer: DiscountCode,
  refusals: ['code_not_found', 'code_already_used', 'code_not_applicable', 'too_many_requests'],
})
