import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import Icebreakers from '#frontend/features/chats/parts/Icebreakers.tsx'
import type { Interest, Prompts } from '#shared/model/profile.ts'
import { searchableInterests } from '#shared/rules/profile.ts'
import { answered, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings, shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const labels = {
  coffee: 'Koffie',
  music: 'Muziek',
  art: 'Kunst',
  kissing: 'Zoenen',
  bdsm: 'BDSM',
  politics: 'Politiek',
}
const interests = Object.entries(labels).map(([tag, label]) => ({ tag, label, sensitive: false }))
const onChoose = vi.fn()
let calls: StubCall[]
beforeEach(() => {
  calls = stubApi(() => answered({}))
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const fish = { prompt: 'dish', answer: 'Vissoep' } as const

type Told = { own?: Interest[]; theirs?: Interest[] | null; fields?: string[]; prompts?: Prompts }
/** Renders the suggested first lines; returns the lines about shared interests and prompts. */
async function show({ own = ['coffee'], theirs = ['coffee'], fields = ['interests'], prompts = [] }: Told) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings({ visible_profile_fields: fields as never, interests }))
  const profile = { ...shownUser().profile, interests: own }
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', profile }))
  const openers = theirs && { prompts, shared_interests: searchableInterests.filter((tag) => theirs.includes(tag)) }
  drawInDutch(<Icebreakers openers={openers} name="Bram" onChoose={onChoose} />, client)
  const chips = within(screen.getByRole('list', { name: 'Eerste zinnen' })).getAllByRole('button')
  return chips.slice(0, -5).map(({ textContent }) => textContent)
}

test('CHAT-28 PROF-25 a prompt of the partner comes first, and fills in a line that quotes it', async () => {
  expect(await show({ prompts: [fish] })).toEqual([
    'Reageer op: Dit kook ik voor jou',
    'Jullie houden allebei van: koffie',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Reageer op: Dit kook ik voor jou' }))
  expect(onChoose).toHaveBeenCalledWith('“Dit kook ik voor jou: Vissoep”\n')
  expect(calls).toEqual([])
})

describe('CHAT-28 shared interests', () => {
  test('are chips before the first lines for everybody, and fill in a line about them', async () => {
    expect(await show({ own: ['coffee', 'music'], theirs: ['art', 'music'] })).toEqual([
      'Jullie houden allebei van: muziek',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Jullie houden allebei van: muziek' }))
    expect(onChoose).toHaveBeenCalledWith('Hoi Bram, we hebben iets gemeen: muziek. Wat vind jij er het leukst aan?')
    expect(calls).toEqual([])
  })

  test.each<[string, Told, number]>([
    ['none shared', { own: ['art'] }, 0],
    ['an answer without openers', { theirs: null }, 0],
    ['a site that shows no interests', { fields: [] }, 0],
    [
      'intimate and sensitive ones',
      { own: ['kissing', 'bdsm', 'politics'], theirs: ['kissing', 'bdsm', 'politics'] },
      0,
    ],
    ['three shared', { own: ['coffee', 'music', 'art'], theirs: ['coffee', 'music', 'art'] }, 2],
  ])('%s', async (_, told, count) => {
    expect(await show(told)).toHaveLength(count)
  })
})
