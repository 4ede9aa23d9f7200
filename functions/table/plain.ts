/** A value as the table's own protocol writes it. The site stores texts, numbers, booleans, lists and maps only. */
export type StoredValue = { S?: string; N?: string; BOOL?: boolean; L?: StoredValue[]; M?: Record<string, StoredValue> }

function plain(value: StoredValue): unknown {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.L) return value.L.map(plain)
  if (value.M) return plainItem(value.M)
  return null
}

/** An item in plain form, where the client does not translate it: in stream records and in the reasons of a failed transaction. */
export const plainItem = (item: Record<string, StoredValue>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]))
