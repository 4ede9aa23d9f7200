/**
 * Value in DynamoDB's wire format. The site stores strings, numbers, booleans, lists and maps only.
 */
export type StoredValue = { S?: string; N?: string; BOOL?: boolean; L?: StoredValue[]; M?: Record<string, StoredValue> }

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
