import { apply, Conflict } from '#functions/data/table.ts'
import { copyFile, listFiles, removeFiles } from '#functions/lib/bucket.ts'
import { forgetCopies } from '#functions/lib/copies.ts'
import { findComplaint } from './complaint-store.ts'
import { evidenceFolder, findStoredEvidence, markPhotosCopied, removeEvidence } from './evidence-store.ts'

/**
 * Copies the photos of a new complaint to a place of their own, where no removal by their owner reaches them; or removes those copies once it is
 * answered (TRAP-62). Done again it leads to the same.
 */
export async function settleEvidence(complaint: string): Promise<void> {
  const evidence = await findStoredEvidence(complaint)
  if (!evidence) return
  if ('isSpent' in evidence) return forget(complaint)
  const about = (await findComplaint(complaint, { consistent: true }))?.about
  if (about) await copyPhotos(complaint, about, evidence.photos)
  try {
    await apply(markPhotosCopied(complaint))
  } catch (error) {
    // Answered while it was copied: what was copied after the removal goes now.
    if (!(error instanceof Conflict)) throw error
    await forget(complaint)
  }
}

/** What staff look at: the picture itself, and the blurred one that is shown until they open it. */
const kept = /\/(full|locked)\.\w+$/

async function copyPhotos(complaint: string, about: string, photos: readonly string[]): Promise<void> {
  for (const photo of photos) {
    const files = (await listFiles(`photos/${about}/${photo}/`)).filter((key) => kept.test(key))
    const to = (key: string) => `photos/${evidenceFolder(complaint)}/${photo}/${key.split('/').at(-1)}`
    await Promise.all(files.map((key) => copyFile(key, to(key))))
  }
}

async function forget(complaint: string): Promise<void> {
  await removeFiles(`photos/${evidenceFolder(complaint)}/`)
  await forgetCopies([`/photos/${evidenceFolder(complaint)}/*`])
  await apply(removeEvidence(complaint))
}
