import { keys } from '#functions/data/keys.ts'
import { Conflict, update, type Write } from '#functions/data/table.ts'
import type { Profile } from '#functions/members/store.ts'

/** What changes of a profile; undefined takes the attribute away. */
export type ProfileFields = Partial<{ [Name in keyof Profile]: Profile[Name] | undefined }>

/**
 * Writes these fields and leaves all others as they stand, so that of two changes at one moment neither undoes the other. `resting` names fields
 * that the decision rested on: where one is no longer as it was in `seen`, the decision is taken anew.
 */
export function changeProfile(
  id: string,
  fields: ProfileFields,
  { seen, resting }: { seen: Profile; resting: readonly (keyof Profile)[] },
): Write {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const set: string[] = []
  const removed: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    names[`#${field}`] = field
    if (value === undefined) removed.push(`#${field}`)
    else {
      set.push(`#${field} = :${field}`)
      values[`:${field}`] = value
    }
  }
  const conditions = resting.map((field) => {
    names[`#${field}`] = field
    if (seen[field] === undefined) return `attribute_not_exists(#${field})`
    values[`:seen_${field}`] = seen[field]
    return `#${field} = :seen_${field}`
  })
  const expression = [
    set.length > 0 && `SET ${set.join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.join(', ')}`,
  ].filter(Boolean)
  return update(keys.profile(id), expression.join(' '), {
    condition: ['attribute_exists(PK)', ...conditions].join(' AND '),
    names,
    ...(Object.keys(values).length > 0 && { values }),
    otherwise: () => new Conflict('the profile changed meanwhile'),
  })
}
