import { expect } from 'vitest'
import { dumpTable } from './dump.ts'
import type { TestStack } from './stack.ts'

/**
 * Expects that a cursor reveals neither the last activity nor an id of any member of the table,
 * plain or decoded (PRIV-01).
 */
export async function expectSealed(cursor: string | null | undefined, stack: TestStack): Promise<void> {
  const items = await dumpTable(stack)
  const marks = items.flatMap(({ at }) => (/^[0-9a-z]{7}[0-9A-Z]{8}$/.test(String(at)) ? [String(at)] : []))
  expect(marks.length).toBeGreaterThan(0)
  const hidden = marks.flatMap((mark) => {
    const [time, id] = [mark.slice(0, 7), mark.slice(7)]
    return [time, id, String(Number.parseInt(time, 36))]
  })
  hidden.push(...items.flatMap(({ PK }) => /^MEMBER#(.+)$/.exec(String(PK))?.[1] ?? []), 'wanted', 'any#', '2026-')
  expect(cursor).toMatch(/^[A-Za-z0-9_-]{55,}$/)
  for (const encoding of ['base64', 'hex', 'utf8'] as const) {
    const decoded = Buffer.from(cursor!, encoding).toString('latin1')
    expect(hidden.filter((text) => decoded.toLowerCase().includes(text.toLowerCase()))).toEqual([])
  }
}
