import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Night } from '#shared/contract/proofs.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const clean: Night = {
  ...({ day: '2026-11-22', proof: 'payments', state: 'clean', checked: 412, foreign: 0, found: 0 } as const),
  differences: [],
  done_at: '2026-11-23T02:00:09.000Z',
}
const nights: Night[] = [
  { ...clean, day: '2026-11-22', state: 'not_done', checked: 0, done_at: null },
  { ...clean, day: '2026-11-21', foreign: 2 },
  {
    ...clean,
    day: '2026-11-20',
    state: 'differs',
    found: 130,
    differences: [
      {
        ...({ kind: 'refunded', member_id: 'MEMBER1', payment_id: 'P1', reference: 'VK7M-3RDN' } as const),
        provider_id: 'tr_1',
        ours: '0.00 EUR',
        theirs: '9.99 EUR',
      },
      {
        ...({ kind: 'missing_here', member_id: null, payment_id: null, reference: null } as const),
        provider_id: 'tr_2',
        ours: null,
        theirs: '4.99 EUR',
      },
    ],
  },
  { ...clean, day: '2026-11-19', proof: 'ledger', state: 'overdue', done_at: null },
]

const open = (shown: Night[]) =>
  openConsole('/staff/nights', staffUser('finance'), { 'GET nights': () => answered({ nights: shown }) })

describe('FIN-06 FIN-07 the screen of the nightly checks', () => {
  test('FIN-06 FIN-07 tells the outcome of each night in words, not by colour only', async () => {
    open(nights)
    const table = await screen.findByRole('region', { name: texts.nights.title })
    const rows = within(table).getAllByRole('row').slice(1)
    const { clean: inOrder, not_done, overdue } = texts.nights.states
    const outcomes = [not_done, inOrder, '130 verschillen', overdue]
    for (const [index, outcome] of outcomes.entries()) expect(within(rows[index]!).getByText(outcome)).toBeTruthy()
    expect(within(rows[1]!).getByText('en 2 die niet van deze site zijn')).toBeTruthy()
    expect(within(rows[3]!).getByText(texts.nights.proofs.ledger)).toBeTruthy()
    expect(rows[0]!.querySelector('time')!.textContent).toBe('22 nov 2026')
  })

  test('FIN-06 FIN-07 lists the differences with links to payment and member', async () => {
    open(nights)
    const list = await screen.findByRole('region', { name: `${texts.nights.proofs.payments} 2026-11-20` })
    const [refunded, unknown] = within(list).getAllByRole('row').slice(1)
    for (const text of [texts.nights.kinds.refunded, 'VK7M-3RDN', 'tr_1', '0.00 EUR', '9.99 EUR'])
      expect(within(refunded!).getByText(text)).toBeTruthy()
    const links = within(refunded!).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/staff/payments/VK7M-3RDN',
      '/staff/members?q=MEMBER1',
    ])
    expect(within(unknown!).queryByRole('link')).toBeNull()
    expect(screen.getByText('De eerste 2 van 130.')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  })
})
