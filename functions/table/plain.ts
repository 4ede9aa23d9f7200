/**
 * Value in DynamoDB's wire format. The site stores strings, numbers, booleans, nulls, lists and
 * maps only.
 */
export type StoredValue = {
  S?: string
  N?: string
  BOOL?: boolean
  NULL?: true
  L?: StoredValue[]
  M?: Record<string, StoredValue>
}

function plain(value: StoredValue): unknown {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.L) return value.L.map(plain)
  if (value.M) return plainItem(value.M)
  return null
}

/** Unmarshals an item from the wire format of DynamoDB. */
export function plainItem(item: Record<string, StoredValue>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(item)) values[name] = plain(value)
  return values
}

function stored(value: unknown): StoredValue {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (Array.isArray(value)) return { L: value.filter((each) => each !== undefined).map(stored) }
  if (Object.getPrototypeOf(value) === Object.prototype) return { M: storedItem(value as Record<string, unknown>) }
  throw new TypeError(`The table has no type for ${Object.prototype.toString.call(value)}`)
}

/**
 * Marshals an item, key or set of values into DynamoDB's wire format; undefined values are left
 * out.
 */
export function storedItem(item: Readonly<Record<string, unknown>>): Record<string, StoredValue> {
  const values: Record<string, StoredValue> = {}
  for (const [name, value] of Object.entries(item)) if (value !== undefined) values[name] = stored(value)
  return values
}
