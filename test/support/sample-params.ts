import { fillPath } from '#shared/rules/path-table.ts'
import { type PageName, paths } from '#shared/rules/paths.ts'

type ParameterOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never
type Params = Readonly<Record<string, string>>

const usual: Record<ParameterOf<(typeof paths)[PageName]>, string> = {
  id: '01HZXW3V8N9K2M4P6Q7R8S9T0V',
  type: 'matches',
  slug: 'zomer',
  paymentmethod: 'ideal',
}

/** Pages whose `id` is not that of a member or payment. */
const own: Partial<Record<PageName, { id: string }>> = {
  'chats-id': { id: '0123456789abcdefghjkmnpqrs' },
  'kept-chats': { id: '0123456789abcdefghjkmnpqrs' },
  'credits-id-paymentmethod': { id: 'c60' },
}

/**
 * Valid values of a page's path parameters, optional ones included. The members, payments and
 * conversations that they name do not exist.
 */
export const sampleParams = (name: PageName): Params => ({ ...usual, ...own[name] })

/** The values of `sampleParams` without which the path is not complete. */
export const requiredParams = (name: PageName): Params =>
  Object.fromEntries(
    Object.entries(sampleParams(name)).filter(([key]) => new RegExp(`\\{${key}\\}(?!\\?)`).test(paths[name])),
  )

export const samplePath = (name: PageName): string => fillPath(paths[name], sampleParams(name))
