import { keys } from '#functions/data/keys.ts'
import { removeFile, removeFiles } from '#functions/lib/bucket.ts'
import { forgetCopies } from '#functions/lib/copies.ts'
import { logError } from '#functions/lib/log.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { photoIn, renditionsPrefix, uploadKey } from '../store.ts'

const isPhoto = (SK: string) => SK.startsWith(keys.photo('', '').SK)

/**
 * A photo that left the table, whoever took it out, or that was refused, leaves the bucket and the edge's copies too: nothing of it can be opened any more,
 * not even by an address that is still signed. It follows from the table, so no call can remove the one and lose the other.
 */
export const reaction: Reaction = {
  pace: 'delivery',
  wants: ({ SK, kind, before, after }) =>
    isPhoto(SK) && (kind === 'REMOVE' || (after?.status === 'rejected' && before?.status !== 'rejected')),
  run: async ({ PK, SK }) => {
    const { memberId, id } = photoIn({ PK, SK })
    const prefix = renditionsPrefix(memberId, id)
    await Promise.all([removeFile(uploadKey(memberId, id)), removeFiles(prefix)])
    await forgetCopies([`/${prefix}*`]).catch(logOnly)
  },
}

/** The edge takes few such orders at a time. A copy it keeps ends with its address, within two days; the rest of the stream must not wait for it. */
const logOnly = (error: unknown) => logError('copies_not_forgotten', error)
