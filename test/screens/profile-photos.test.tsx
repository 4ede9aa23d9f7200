import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PhotoStage } from '#frontend/features/members/parts/PhotoStage.tsx'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { MemberCard } from '#shared/model/profile.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const photo = (number: number, more: Partial<MemberProfile['photos'][number]> = {}) => ({
  id: `p${number}`,
  filename: `/photos/${number}/full.avif?e=1`,
  thumb_filename: `/photos/${number}/card.avif?e=1`,
  status: 'active' as const,
  locked: false,
  private: false,
  thumbhash: null,
  ...more,
})

const show = (photos: MemberProfile['photos'] | undefined, more: Partial<MemberCard> = {}) =>
  drawScreen(<PhotoStage card={{ ...bramCard, ...more }} photos={photos} isOwn={false} mayBlock={false} />)

describe('the photos of a profile', () => {
  const stage = () => within(screen.getByRole('region', { name: 'Foto’s van Bram' }))
  const openers = () =>
    stage()
      .queryAllByRole('button', { name: /groot bekijken$/ })
      .map((button) => button.getAttribute('aria-label'))
  /**
   * Simulates layout, which jsdom lacks: the track is 300 px wide, and its scroll position is the
   * one last requested.
   */
  function layOut() {
    const track = screen.getAllByRole('img', { name: /foto 1|Vergrendelde/ })[0]!.closest<HTMLElement>('[tabindex]')!
    Object.defineProperty(track, 'clientWidth', { value: 300 })
    track.scrollTo = (({ left }: ScrollToOptions) => {
      track.scrollLeft = left!
      fireEvent.scroll(track)
    }) as typeof track.scrollTo
    return track
  }

  test('MOD-21 have a block in the enlarged view, two presses away, which closes it and asks first', async () => {
    const calls = stubApi(() => answered({ blocked: true }))
    drawScreen(<PhotoStage card={bramCard} photos={[photo(1), photo(2)]} isOwn={false} mayBlock />)
    layOut()
    await user.click(stage().getByRole('button', { name: 'Bram, foto 1 van 2, groot bekijken' }))
    await user.click(await screen.findByRole('button', { name: 'Blokkeren' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bram blokkeren?' }))
    expect(screen.queryByRole('dialog', { name: 'Foto’s van Bram' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Blokkeren' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ id: bramCard.id }])
  })

  test('MOD-21 have no block in the enlarged view for whoever may not block', async () => {
    show([photo(1)])
    await user.click(stage().getByRole('button', { name: 'Bram, foto 1 van 1, groot bekijken' }))
    await screen.findByRole('link', { name: 'Deze foto melden' })
    expect(screen.queryByRole('button', { name: 'Blokkeren' })).toBeNull()
  })

  test('PROF-13 are navigated by buttons, keys and thumbnails, which stop at both ends', async () => {
    show([photo(1), photo(2), photo(3)])
    expect(
      stage()
        .getAllByRole('img')
        .map((img) => img.getAttribute('alt')),
    ).toEqual([1, 2, 3].map((number) => `Bram, foto ${number} van 3`))
    const track = layOut()
    expect(track.tabIndex).toBe(0)
    const previous = stage().getByRole<HTMLButtonElement>('button', { name: 'Vorige foto', hidden: true })
    const next = stage().getByRole<HTMLButtonElement>('button', { name: 'Volgende foto', hidden: true })
    const thumb = (number: number) => stage().getByRole('button', { name: `Toon foto ${number}`, hidden: true })
    const expectAt = (number: number) => {
      expect(stage().getByText(`${number} van 3`)).toBeTruthy()
      expect([1, 2, 3].map((one) => thumb(one).ariaCurrent ?? thumb(one).getAttribute('aria-current'))).toEqual(
        [1, 2, 3].map((one) => (one === number ? 'true' : null)),
      )
      expect([previous.disabled, next.disabled]).toEqual([number === 1, number === 3])
    }
    expectAt(1)
    await user.click(next)
    expectAt(2)
    await user.click(previous)
    expectAt(1)
    fireEvent.keyDown(track, { key: 'ArrowLeft' })
    expectAt(1)
    for (const _ of [1, 2, 3]) fireEvent.keyDown(track, { key: 'ArrowRight' })
    expectAt(3)
    expect(fireEvent.keyDown(track, { key: 'ArrowDown' })).toBe(true)
    await user.click(thumb(2))
    expectAt(2)
  })

  test('PHOTO-08 OPEN-38 show the number of locked ones and a link to unlock them', () => {
    show([photo(1), photo(2, { locked: true }), photo(3, { locked: true })])
    expect(stage().getAllByText('Nog 2 foto’s')).toHaveLength(2)
    expect(stage().getAllByText('Deze functie is alleen voor premium leden.')).toHaveLength(2)
    expect(stage().getAllByRole('link', { name: 'Bekijk credits' })[0]!.getAttribute('href')).toBe('/credits')
    expect(stage().getAllByRole('img', { name: 'Vergrendelde foto' })).toHaveLength(2)
    expect(stage().queryByText('Privé, voor jou geopend')).toBeNull()
  })

  test('OPEN-40 mark a private one as opened to the viewer, and have no navigation when there is one', () => {
    show([photo(1, { private: true })])
    expect(stage().getByText('Privé, voor jou geopend')).toBeTruthy()
    expect(openers()).toEqual(['Bram, foto 1 van 1, groot bekijken'])
    expect(stage().getAllByRole('button', { hidden: true })).toHaveLength(1)
    expect(layOut().tabIndex).toBe(-1)
  })

  test.each([
    ['all but locked ones', undefined, ['Bram, foto 1 van 3, groot bekijken', 'Bram, foto 3 van 3, groot bekijken']],
    ['none of a blurred member', true, []],
  ] as const)('PROF-13 OPEN-38 can be enlarged: %s', (_, veiled, names) => {
    show([photo(1), photo(2, { locked: true }), photo(3)], { veiled })
    expect(openers()).toEqual(names)
  })

  test('PROF-13 follow the arrow keys with the focus, so that Enter enlarges the photo that is shown', () => {
    show([photo(1), photo(2), photo(3, { locked: true })])
    const track = layOut()
    const opener = (number: number) =>
      stage().getByRole('button', { name: `Bram, foto ${number} van 3, groot bekijken` })
    expect([opener(1).tabIndex, opener(2).tabIndex]).toEqual([0, -1])
    opener(1).focus()
    fireEvent.keyDown(opener(1), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(opener(2))
    expect([opener(1).tabIndex, opener(2).tabIndex]).toEqual([-1, 0])
    fireEvent.keyDown(opener(2), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(track)
  })

  test.each([
    ['show no note on a locked one of a blurred member, whose profile has the note', true, 0],
    ['show a note on a locked one of another member', undefined, 1],
  ] as const)('PHOTO-09 %s', (_, veiled, notes) => {
    show([photo(1, { locked: true })], { veiled })
    expect(screen.queryAllByRole('link', { name: 'Bekijk credits' })).toHaveLength(notes)
  })

  test.each([
    ['say when there are none', [], null, 'Bram heeft nog geen foto', null],
    ['show the main photo until all are known', undefined, photo(7), 'Bram, foto 1 van 1', '/photos/7/full.webp?e=1'],
    ['show the main photo where there is no other', [], photo(7), 'Bram, foto 1 van 1', '/photos/7/full.webp?e=1'],
  ])('PROF-13 %s', (_, photos, main_image, name, source) => {
    show(photos, { main_image })
    const pictures = stage().getAllByRole('img')
    expect(pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'))).toEqual([name])
    expect(pictures[0]!.getAttribute('src')).toBe(source)
  })
})
