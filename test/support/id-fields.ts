import * as z from 'zod/mini'
import { DiscountCursor, RefundId } from '#shared/contract/finance.ts'
import { CampaignId } from '#shared/model/campaign.ts'
import { UlidCursor } from '#shared/model/cursor.ts'
import {
  ComplaintId,
  ConversationId,
  FlaggerId,
  MemberId,
  MemberIds,
  MessageId,
  NamedMember,
  PaymentId,
  RequestId,
  SessionId,
  TextId,
} from '#shared/model/ids.ts'
import { Token } from '#shared/model/input.ts'
import { EvidencePhotoId, PhotoId } from '#shared/model/photo.ts'
import { everyEndpoint } from './samples.ts'

const shapes = new Map<unknown, string>([
  [MemberId, 'member'],
  [MemberIds, 'member'],
  [NamedMember, 'member'],
  [ConversationId, 'conversation'],
  [MessageId, 'message'],
  [PaymentId, 'payment'],
  [SessionId, 'session'],
  [RequestId, 'request'],
  [PhotoId, 'photo'],
  [EvidencePhotoId, 'photo'],
  [ComplaintId, 'complaint'],
  [TextId, 'text'],
  [FlaggerId, 'flagger'],
  [CampaignId, 'campaign'],
  [UlidCursor, 'campaign'],
  [RefundId, 'refund'],
  [DiscountCursor, 'discount'],
])

type Def = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  options?: readonly z.core.$ZodType[]
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
}

const takes = (shape: z.core.$ZodType, text: string) => z.safeParse(shape as z.ZodMiniType, text).success
/**
 * Whether a text field is an id: it accepts ids and refuses plain words. The name of the field is
 * not considered.
 */
const isIdLike = (shape: z.core.$ZodType) =>
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV', '0123456789abcdefghijklmnop'].some((id) => takes(shape, id)) &&
  !takes(shape, 'Zomaar wat woorden, en nog wat meer.') &&
  !takes(shape, 'x-1')

/**
 * Every id field of an input, as `body.id` or `body.order[]`, with the kind of object that it
 * names.
 */
function* fieldsOf(shape: z.core.$ZodType, path: string): Generator<[field: string, names: string]> {
  // A mailed token is signed, so nobody can replace its id.
  if (shape === Token) return
  const known = shapes.get(shape)
  if (known) return yield [path, known]
  const { type, ...def } = shape._zod.def as Def
  if (type === 'object')
    for (const [name, field] of Object.entries(def.shape!)) yield* fieldsOf(field, `${path}.${name}`)
  else if (type === 'union') for (const option of def.options!) yield* fieldsOf(option, path)
  else if (type === 'array') yield* fieldsOf(def.element!, `${path}[]`)
  else if (def.innerType) yield* fieldsOf(def.innerType, path)
  else if (def.in) yield* fieldsOf(def.in, path)
  else if (type === 'string' && isIdLike(shape)) yield [path, 'unknown']
}

export type IdField = { call: string; field: string; names: string; isStaff: boolean }

/**
 * Every field with an id in every call. Read from the contract, so that no new call is forgotten.
 */
export const idFields: readonly IdField[] = everyEndpoint.flatMap(({ name, spec }) => {
  const found = (['query', 'body'] as const).flatMap((part) => (spec[part] ? [...fieldsOf(spec[part], part)] : []))
  return [...new Map(found)].map(([field, names]) => ({ call: name, field, names, isStaff: spec.access === 'staff' }))
})
