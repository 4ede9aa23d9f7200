import { markInspecting, markWaiting, placePhoto } from '#functions/stores/photos/upload.ts'
import { commit } from '#functions/table/transaction.ts'
import type { TestStack } from './stack.ts'
import { newId } from './visitor.ts'

type Told = { isPrivate?: boolean; findings?: string[]; uploadedAt?: Date; imageHash?: string; isAlike?: true }

/**
 * Adds a photo that waits for staff, as its inspection leaves it, straight into the table.
 * Inspection has tests of its own.
 */
export async function addWaitingPhoto(stack: TestStack, memberId: string, told: Told = {}): Promise<string> {
  const at = told.uploadedAt ?? stack.clock.now()
  const id = newId()
  const photo = await placePhoto(memberId, { id, type: 'image/jpeg', isPrivate: told.isPrivate ?? false }, 25, at)
  await commit([markInspecting(memberId, id, 'upload', at)])
  const looks = {
    imageHash: told.imageHash ?? '0'.repeat(16),
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    width: 1080,
    height: 1350,
  }
  const { findings, isAlike } = told
  await commit(
    markWaiting(memberId, photo, 'upload', { ...looks, ...(findings && { findings }), ...(isAlike && { isAlike }) }),
  )
  return id
}
