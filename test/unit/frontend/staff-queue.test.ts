import { describe, expect, test } from 'vitest'
import {
  currentOf,
  type Decision,
  emptyQueue,
  idsToClaim,
  nextQueue,
  type Queue,
  type QueueEvent,
  undoable,
  undoMs,
} from '#frontend/features/staff/moderation/queue.ts'
import { commandOf } from '#frontend/features/staff/moderation/queue-commands.ts'
import { matchStaffPath } from '#frontend/features/staff/paths.ts'
import { pageFor } from '#frontend/features/staff/routes.ts'
import { sectionsOf } from '#frontend/features/staff/sections.ts'
import type { WaitingPhoto } from '#shared/contract/moderation-items.ts'
import { annaCard } from '#test/support/shown.ts'

const photo = (id: string, full = `${id}-full`): WaitingPhoto => ({
  id,
  member: annaCard,
  private: false,
  uploaded_at: '2026-05-01T12:00:00.000Z',
  full,
  blurred: `${id}-blurred`,
  findings: [],
  alike: { photos: [], banned: false },
  others: [],
  about: null,
  prompts: [],
  refusals: [],
  main: null,
})

const main: Decision = { verdict: 'main' }
const refused: Decision = { verdict: 'refused', reason: 'quality' }

const after = (...events: QueueEvent[]): Queue => events.reduce<Queue>(nextQueue, emptyQueue)
const listed = (ids: string, count = ids.length): QueueEvent => ({
  type: 'listed',
  entries: [...ids].map((id) => photo(id)),
  count,
})
const decided = (decision: Decision = main, now = 0): QueueEvent => ({ type: 'decided', decision, now })
const toggled: QueueEvent = { type: 'toggled' }
const idsOf = ({ entries }: Queue) => entries.map(({ id }) => id).join('')
const decidedOf = ({ unconfirmed }: Queue) => unconfirmed.map((one) => one.entry.id).join('')

describe('TRAP-74 OPEN-06 the photo queue of staff', () => {
  test('shows the photo that has waited longest, blurred, and the next after a decision', () => {
    const first = after(listed('abc', 9))
    expect(first).toMatchObject({ currentId: 'a', isOpened: false, left: 9 })
    const next = nextQueue(nextQueue(first, toggled), decided(main, 1000))
    expect(next).toMatchObject({ currentId: 'b', isOpened: false, left: 8 })
    expect(next.unconfirmed).toMatchObject([
      { entry: { id: 'a' }, decision: main, sendAt: 1000 + undoMs, isSending: false },
    ])
  })

  test('requires opening a photo before its approval, but not before its refusal', () => {
    const first = after(listed('ab'))
    expect(nextQueue(first, decided(main))).toBe(first)
    expect(nextQueue(first, decided({ verdict: 'explicit' }))).toBe(first)
    expect(decidedOf(nextQueue(first, decided(refused)))).toBe('a')
  })

  test('undoes the last unsent decision, and then the one before it', () => {
    const queue = after(listed('abc'), toggled, decided(), decided(refused))
    expect(decidedOf(queue)).toBe('ab')
    const once = nextQueue(queue, { type: 'undone' })
    expect(once).toMatchObject({ currentId: 'b', isOpened: false, left: 2 })
    const twice = nextQueue(once, { type: 'undone' })
    expect(twice).toMatchObject({ currentId: 'a', isOpened: true, unconfirmed: [], left: 3 })
    expect(idsOf(twice)).toBe('abc')
    const sending = nextQueue(queue, { type: 'sending', id: 'b' })
    expect(undoable(sending)?.entry.id).toBe('a')
    expect(nextQueue(emptyQueue, { type: 'undone' })).toBe(emptyQueue)
  })

  test('keeps decided photos out when an older list arrives', () => {
    const sent = after(listed('abc'), decided(refused), decided(refused), { type: 'settled', id: 'a' })
    const again = nextQueue(sent, listed('abcd', 4))
    expect(idsOf(again)).toBe('cd')
    expect(again.left).toBe(3)
  })

  test('keeps an open picture and its address on reload, and updates the addresses of the others', () => {
    const fresh: QueueEvent = { type: 'listed', entries: [photo('a', 'new'), photo('b', 'new')], count: 2 }
    expect(currentOf(after(listed('ab'), toggled, fresh))?.full).toBe('a-full')
    expect(currentOf(after(listed('ab'), fresh))?.full).toBe('new')
    const gone = after(listed('ab'), toggled, listed('b'))
    expect(gone).toMatchObject({ currentId: 'a', isOpened: true })
    expect(idsOf(gone)).toBe('ab')
  })

  test('takes a photo back when the server refuses its decision', () => {
    const failed = after(listed('ab'), decided(refused), { type: 'sending', id: 'a' }, { type: 'failed', id: 'a' })
    expect(failed).toMatchObject({ currentId: 'b', unconfirmed: [], left: 2 })
    expect(idsOf(failed)).toBe('ba')
    const last = after(listed('a'), decided(refused), { type: 'failed', id: 'a' })
    expect(last).toMatchObject({ currentId: 'a', left: 1 })
  })

  test('cycles when skipping, and blurs the next photo', () => {
    const moved = after(listed('abc'), toggled, { type: 'moved', by: -1 })
    expect(moved).toMatchObject({ currentId: 'c', isOpened: false })
    expect(nextQueue(moved, { type: 'moved', by: 1 }).currentId).toBe('a')
    const only = after(listed('a'), toggled)
    expect(nextQueue(only, { type: 'moved', by: 1 })).toBe(only)
  })

  test('shows newly arrived photos by itself when it was empty', () => {
    const empty = after(listed('a'), decided(refused))
    expect(empty).toMatchObject({ currentId: null, left: 0 })
    expect(nextQueue(empty, toggled)).toBe(empty)
    expect(nextQueue(empty, listed('ab', 2))).toMatchObject({ currentId: 'b', left: 1 })
  })
})

describe('MOD-14 photos that colleagues look at', () => {
  const claimed = (ids: string): QueueEvent => ({ type: 'claimed', ids: [...ids] })

  test('come after the others, in a list that is read before or after the claims', () => {
    expect(after(claimed('ac'), listed('abcd'))).toMatchObject({ currentId: 'b' })
    expect(idsOf(after(claimed('ac'), listed('abcd')))).toBe('bdac')
    expect(idsOf(after(listed('abcd'), claimed('c')))).toBe('abdc')
  })

  test('are reached by skipping the others, or if there is no other', () => {
    const skipped = after(claimed('a'), listed('ab'), { type: 'moved', by: 1 })
    expect(skipped.currentId).toBe('a')
    expect(after(claimed('ab'), listed('ab')).currentId).toBe('a')
    expect(after(claimed('a'), listed('ab'), decided(refused)).currentId).toBe('a')
  })

  test('never replace the current one, which stays even if a colleague claims it', () => {
    const opened = after(listed('abc'), toggled, claimed('a'))
    expect(opened).toMatchObject({ currentId: 'a', isOpened: true })
    expect(idsOf(opened)).toBe('bca')
    expect(nextQueue(opened, { type: 'moved', by: 1 }).currentId).toBe('b')
  })

  test('return to their place with the next list after the end of the claim', () => {
    const again = after(claimed('a'), listed('abc'), claimed(''), listed('abc'))
    expect(idsOf(again)).toBe('abc')
    expect(again.currentId).toBe('b')
  })

  test('are not claimed, unless one is the current photo', () => {
    expect(idsToClaim(after(claimed('b'), listed('abcde')))).toEqual(['a', 'c', 'd'])
    expect(idsToClaim(after(claimed('ab'), listed('ab')))).toEqual(['a'])
    expect(idsToClaim(after(listed('abcde'), decided(refused)))).toEqual(['b', 'c', 'd', 'a'])
    expect(idsToClaim(after(listed('')))).toEqual([])
  })
})

describe('OPEN-06 the keys of the photo queue', () => {
  const calm = { isChoosingReason: false, asked: null, zoom: null }
  const choosing = { isChoosingReason: true, asked: null, zoom: null }

  test.each([
    [' ', { type: 'toggle' }],
    ['a', { type: 'decide', decision: main }],
    ['A', { type: 'decide', decision: main }],
    ['e', { type: 'decide', decision: { verdict: 'explicit' } }],
    ['r', { type: 'reasons' }],
    ['u', { type: 'undo' }],
    ['z', { type: 'zoom' }],
    ['m', { type: 'decide', decision: { verdict: 'escalated', suspicion: 'minor' } }],
    ['C', { type: 'decide', decision: { verdict: 'escalated', suspicion: 'child_abuse' } }],
    ['ArrowUp', null],
    ['ArrowRight', { type: 'move', by: 1 }],
    ['ArrowLeft', { type: 'move', by: -1 }],
    ['Escape', null],
    ['3', null],
    ['Enter', null],
  ] as const)('%j', (key, command) => expect(commandOf(key, calm)).toEqual(command))

  test('select a reason by digit only while the reasons are shown', () => {
    expect(commandOf('1', choosing)).toEqual({
      type: 'decide',
      decision: { verdict: 'refused', reason: 'nobody_visible' },
    })
    expect(commandOf('7', choosing)).toEqual({ type: 'decide', decision: refused })
    expect(commandOf('8', choosing)).toBeNull()
    expect(commandOf('Escape', choosing)).toEqual({ type: 'reasons' })
  })
})

describe('MOD-06 MOD-07 a reason behind which a case may hide', () => {
  test.each([
    ['3', 'minor', 'minor'],
    ['5', 'child_abuse', 'illegal'],
  ] as const)('%s asks about the suspicion of %s: a case, or only a refusal', (key, suspicion, reason) => {
    const choosing = after(listed('ab'), { type: 'reasonsToggled' })
    expect(commandOf(key, choosing)).toEqual({ type: 'ask', suspicion })
    const asked = nextQueue(choosing, { type: 'asked', suspicion })
    expect(asked).toMatchObject({ currentId: 'a', unconfirmed: [], asked: suspicion })
    const decide = (decision: Decision) => ({ type: 'decide', decision })
    expect(commandOf('1', asked)).toEqual(decide({ verdict: 'escalated', suspicion }))
    expect(commandOf('2', asked)).toEqual(decide({ verdict: 'refused', reason }))
    expect(commandOf('3', asked)).toBeNull()
    // The question ends when staff decide, move to another photo, or close the list of reasons.
    for (const event of [decided(refused), { type: 'moved', by: 1 }, { type: 'reasonsToggled' }] as const)
      expect(nextQueue(asked, event).asked).toBeNull()
  })

  test('asks nothing while no reason is chosen', () => {
    expect(after(listed('a'), { type: 'asked', suspicion: 'minor' }).asked).toBeNull()
  })
})

describe('MOD-14 a magnified photo', () => {
  const zoomed = (queue: Queue) => nextQueue(nextQueue(queue, { type: 'toggled' }), { type: 'zoomed' })

  test('needs an opened one, moves by arrows within its edges, and ends with the photo', () => {
    const closed = after(listed('ab'))
    expect(nextQueue(closed, { type: 'zoomed' }).zoom).toBeNull()
    const queue = zoomed(closed)
    expect(queue.zoom).toEqual({ x: 50, y: 50 })
    expect(commandOf('ArrowRight', queue)).toEqual({ type: 'pan', x: 20, y: 0 })
    expect(commandOf('ArrowUp', queue)).toEqual({ type: 'pan', x: 0, y: -20 })
    expect(commandOf('Escape', queue)).toEqual({ type: 'zoom' })
    expect(nextQueue(queue, { type: 'panned', to: { x: 130, y: -5 } }).zoom).toEqual({ x: 100, y: 0 })
    expect(nextQueue(queue, { type: 'zoomed' }).zoom).toBeNull()
    expect(nextQueue(queue, { type: 'moved', by: 1 }).zoom).toBeNull()
    expect(nextQueue(queue, { type: 'toggled' }).zoom).toBeNull()
  })

  test('is escalated unopened, and comes back by undo', () => {
    const decision = { verdict: 'escalated', suspicion: 'minor' } as const
    const queue = nextQueue(after(listed('ab')), { type: 'decided', decision, now: 0 })
    expect([queue.currentId, queue.unconfirmed.map(({ decision: one }) => one)]).toEqual(['b', [decision]])
    expect(nextQueue(queue, { type: 'undone' }).currentId).toBe('a')
  })
})

describe('OPEN-06 ROLE-11 the parts of the console', () => {
  test('CHAT-36 begin with the desk for a host', () => {
    expect(pageFor(['host'], '/staff')?.name).toBe('desk')
    expect(pageFor(['host', 'moderator'], '/staff')?.name).toBe('overview')
  })

  test('are shown by role', () => {
    expect(sectionsOf(['moderator'])).toEqual([
      ...[
        'overview',
        'photos',
        'verifications',
        'texts',
        'complaints',
        'objections',
        'erasures',
        'risks',
        'members',
        'flaggers',
        'fictional',
        'policy',
        'audit',
      ],
    ])
    expect(sectionsOf(['finance'])).toEqual([
      'overview',
      'members',
      'payments',
      'discounts',
      'totals',
      'nights',
      'policy',
      'audit',
    ])
    expect(sectionsOf(['host'])).toEqual(['desk'])
    expect(sectionsOf(['editor'])).toEqual(['campaigns', 'policy'])
    expect(sectionsOf(['moderator', 'host'])).toContain('desk')
    expect(sectionsOf([])).toEqual([])
  })

  test.each([
    ['/staff', { name: 'overview', params: {} }],
    ['/staff/', { name: 'overview', params: {} }],
    ['/staff/photos', { name: 'photos', params: {} }],
    ['/staff/complaints/01JX', { name: 'complaint', params: { id: '01JX' } }],
    ['/staff/fictional/new', { name: 'newFictional', params: {} }],
    ['/staff/fictional/01JX', { name: 'changeFictional', params: { id: '01JX' } }],
    ['/staff/campaigns/new', { name: 'newCampaign', params: {} }],
    ['/staff/campaigns/01JX', { name: 'campaign', params: { id: '01JX' } }],
    ['/staff/members/01JX', null],
    ['/staff/complaints/a/b', null],
  ])('the path %s opens its page', (path, page) => expect(matchStaffPath(path)).toEqual(page))
})
