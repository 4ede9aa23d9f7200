import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import type { ReportRow } from '#shared/model/staff.ts'
import { answered, refusal, type StubCall } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

let files: Blob[]
beforeEach(() => {
  files = []
  vi.stubGlobal('CSS', { supports: () => true })
  vi.useFakeTimers({ now: new Date('2026-02-10T12:00:00Z'), toFake: ['Date'] })
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
afterEach(() => expectSoundPage())

const row = (more: Partial<ReportRow>): ReportRow => ({
  part: 'notices',
  item: 'scam',
  ground: null,
  source: null,
  outcome: 'upheld',
  automatic: false,
  count: 1,
  minutes: [60],
  ...more,
})
const trail = { 'GET audit': () => answered({ entries: [], next: null }) }
const open = (answer: (call: StubCall) => ReturnType<typeof answered>, role: 'moderator' | 'finance' = 'moderator') =>
  openConsole('/staff/audit', staffUser(role), { ...trail, 'GET transparency': answer })

const { file } = texts.audit

test('MOD-16 the file has each month of the year up to now, whole, and rows of one kind added up', async () => {
  const { user, sent } = open(({ query }) => {
    const { month, cursor } = query as Record<string, string>
    if (month === '2026-01' && !cursor) return answered({ rows: [row({})], next: '01KAFM7C4E8GAKNQSVXZ1357BD' })
    if (month === '2026-01') return answered({ rows: [row({ count: 2, minutes: [30, 600] })], next: null })
    return answered({ rows: [row({ part: 'photos', item: 'quality', outcome: null, minutes: [] })], next: null })
  })
  await user.click(await screen.findByRole('button', { name: file.save }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(sent('GET', 'transparency')).toHaveLength(3)
  const lines = (await files[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toEqual([
    'year,part,item,ground,source,outcome,automatic,count,median_hours',
    '2026,notices,scam,,,upheld,no,3,1',
    '2026,photos,quality,,,,no,1,',
  ])
})

test('MOD-16 of a past year the file has twelve months, and a failure is told and leaves no file', async () => {
  let isDown = true
  const { user, sent } = open(() =>
    isDown ? refusal('too_many_requests', 'Even geduld.') : answered({ rows: [], next: null }),
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: file.year }), '2025')
  await user.click(screen.getByRole('button', { name: file.save }))
  expect(await screen.findByText('Even geduld.')).toBeTruthy()
  expect(files).toEqual([])
  isDown = false
  await user.click(screen.getByRole('button', { name: file.save }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(sent('GET', 'transparency')).toHaveLength(13)
})

test('ROLE-11 finance has the trail without the file', async () => {
  open(() => answered({}), 'finance')
  await screen.findByRole('heading', { name: texts.audit.title })
  expect(screen.queryByRole('button', { name: file.save })).toBeNull()
})
