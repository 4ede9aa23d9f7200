import { call } from '#frontend/lib/call.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import * as staff from '#shared/contract/staff.ts'
import { csvOf } from '#shared/rules/csv.ts'
import type { TrailFilter } from './queries.ts'
import { saveCsv } from './save-csv.ts'

type Page = Output<typeof staff.exportAudit>
type Entry = Page['entries'][number]

const columns = ['at', 'staff', 'action', 'member', 'reason']

/** Saves the filtered trail as a CSV file, with the texts of the screen (MOD-15). */
export async function saveTrail(
  filter: TrailFilter,
  words: Record<'staff' | 'action' | 'reason', (entry: Entry) => string>,
): Promise<void> {
  const entries: Entry[] = []
  let cursor: string | null = null
  do {
    const page: Page = await call(staff.exportAudit, { query: { ...filter, ...(cursor && { cursor }) } })
    entries.push(...page.entries)
    cursor = page.next
  } while (cursor)
  const rows = entries.map((entry) => [
    ...[entry.at, words.staff(entry), words.action(entry), entry.member, words.reason(entry)],
  ])
  saveCsv('audit-trail.csv', csvOf([columns, ...rows]))
}
