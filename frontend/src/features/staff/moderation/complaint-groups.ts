import type { ComplaintRow } from './complaints.ts'

/** First complaint about a member in the list, and the further complaints about the same member. */
export type ComplaintGroup = { first: ComplaintRow; others: ComplaintRow[] }

/**
 * Groups complaints by the member whom they are about (MOD-04), in the order of each group's first
 * complaint. A complaint about no member forms a separate group.
 */
export function groupComplaints(complaints: readonly ComplaintRow[]): ComplaintGroup[] {
  const groups = new Map<string, ComplaintGroup>()
  for (const complaint of complaints) {
    const key = complaint.about?.id ?? complaint.id
    const group = groups.get(key)
    if (group) group.others.push(complaint)
    else groups.set(key, { first: complaint, others: [] })
  }
  return [...groups.values()]
}

export const isInGroup = ({ first, others }: ComplaintGroup, id: string): boolean =>
  first.id === id || others.some((other) => other.id === id)
