import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emitMemberGone } from '#frontend/domain/account/member-gone.ts'
import { type ChosenPhoto, choosePhoto, chosenKey, chosenPhotos } from '#frontend/features/chats/chosen-photos.ts'
import { useChosenPhotos } from '#frontend/features/chats/use-photos.ts'
import { forgetKeptFiles } from '#frontend/lib/forget-files.ts'
import { stubDatabase } from '#test/support/fake-database.ts'
import { stubPictures } from '#test/support/photo-browser.ts'
import { annaCard, bramCard, shownConversation as conversation } from '#test/support/shown.ts'

const owner = annaCard.id
const picture = () => new File(['x'], 'een 1200x900.jpg', { type: 'image/jpeg' })
const photo = (id: string): ChosenPhoto => {
  const body = new Blob(['x'], { type: 'image/jpeg' })
  return { id, file: picture(), prepared: { body, type: 'image/jpeg', size: null, isShowable: false }, preview: null }
}

let rows: ReturnType<typeof stubDatabase>
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  stubPictures()
  rows = stubDatabase()
})
afterEach(() => {
  act(emitMemberGone)
  vi.unstubAllGlobals()
})

/** Signs out as the account menu does: first clears the storage, then the state in memory. */
function signOut(): void {
  forgetKeptFiles()
  emitMemberGone()
}
/** Waits for the storage, whose code loads on demand. */
const settle = () =>
  act(async () => {
    await import('#frontend/features/chats/photo-storage.ts')
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe('ACC-31 photos of a conversation after sign-out', () => {
  test('ACC-31 CHAT-34 a photo chosen just before is not stored after the deletion', async () => {
    choosePhoto(owner, conversation, photo('a'), 10)
    signOut()
    await settle()
    expect([...rows.keys()]).toEqual([])
    choosePhoto(owner, conversation, photo('b'), 10)
    await settle()
    expect([...rows.keys()]).toEqual(['b'])
  })

  test('ACC-31 CHAT-34 a photo still in preparation is dropped, not chosen for the next member', async () => {
    const page = renderHook(({ memberId }) => useChosenPhotos(memberId, conversation), {
      initialProps: { memberId: owner },
    })
    await settle()
    await act(async () => {
      const adding = page.result.current.add([picture(), picture()])
      signOut()
      await adding
    })
    page.rerender({ memberId: bramCard.id })
    await settle()
    expect(page.result.current.chosen).toEqual([])
    expect(chosenPhotos.read()).toEqual({})
    expect([...rows.keys()]).toEqual([])
  })

  test('ACC-31 CHAT-34 both members of a conversation have their own chosen photos', async () => {
    choosePhoto(owner, conversation, photo('a'), 10)
    const page = renderHook(() => useChosenPhotos(bramCard.id, conversation))
    await settle()
    expect(page.result.current.chosen).toEqual([])
    expect(chosenPhotos.read()[chosenKey(owner, conversation)]).toHaveLength(1)
  })
})
