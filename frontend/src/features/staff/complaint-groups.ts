import type { ComplaintRow } from './queries.ts'

/** Complaint of the list with the later ones about the same member. */
export type ComplaintGroup = { first: ComplaintRow; others: ComplaintRow[] }

/**
 * Groups a list by the member that it is about (MOD-04), in the order of each group's first
 * complaint; a complaint about nobody is a group of its own.
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
