import type { Key } from './key.ts'
import type { Write } from './transaction.ts'
import { update } from './write.ts'

type Fields<Item> = {
  /** Fields with their new values; undefined removes the field. */
  set?: Readonly<Record<string, unknown>>
  remove?: readonly string[]
  /** Numbers to add to fields; a missing field counts as 0. */
  add?: Readonly<Record<string, number>>
  /**
   * Optimistic lock: the item as it was read, and which of its fields the decision was based on. A
   * field that was missing must still be missing.
   */
  unchanged?: readonly [seen: Item, names: readonly (keyof Item & string)[]]
  onConflict: Write['onConflict']
}

/**
 * Changes fields of an existing item; its other fields stay. Conflict if the item does not exist or
 * a field in `unchanged` has changed. A transaction accepts only one write per item, so all changes
 * of an item are in one call.
 */
export function updateFields<Item extends object>(
  key: Key,
  { set = {}, remove = [], add = {}, unchanged: [seen, locked] = [{} as Item, []], onConflict }: Fields<Item>,
): Write {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const named = (name: string) => {
    names[`#${name}`] = name
    return `#${name}`
  }
  const valued = (name: string, value: unknown) => {
    values[`:${name}`] = value
    return `:${name}`
  }
  const conditions = locked.map((name) =>
    seen[name] === undefined
      ? `attribute_not_exists(${named(name)})`
      : `${named(name)} = ${valued(`seen_${name}`, seen[name])}`,
  )
  const given = Object.entries(set)
  const cleared = given.flatMap(([name, value]) => (value === undefined ? [name] : []))
  const clauses = {
    SET: given.flatMap(([name, value]) => (value === undefined ? [] : [`${named(name)} = ${valued(name, value)}`])),
    REMOVE: [...remove, ...cleared].map(named),
    ADD: Object.entries(add).map(([name, value]) => `${named(name)} ${valued(`add_${name}`, value)}`),
  }
  const expression = Object.entries(clauses).flatMap(([word, parts]) =>
    parts.length > 0 ? [`${word} ${parts.join(', ')}`] : [],
  )
  return update(key, expression.join(' '), {
    condition: ['attribute_exists(PK)', ...conditions].join(' AND '),
    // The table refuses empty maps.
    ...(Object.keys(names).length > 0 && { names }),
    ...(Object.keys(values).length > 0 && { values }),
    onConflict,
  })
}
