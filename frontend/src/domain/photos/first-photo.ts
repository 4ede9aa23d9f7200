import { createStore, useStore } from '#frontend/lib/store.ts'
import type { Area, FileProblem } from './photo-file.ts'
import { type Prepared, preparePhoto, Unusable } from './photo-picture.ts'
import { addUploads } from './photo-uploads.ts'

/**
 * Photo selected during signup, to be uploaded once the account exists; or, if the selected file
 * cannot be used, the reason. Kept in memory only.
 */
export type FirstPhoto =
  | { kind: 'ready'; file: File; prepared: Prepared; preview: string | null }
  | { kind: 'unusable'; problem: FileProblem }

const store = createStore<FirstPhoto | null>(null)

export const useFirstPhoto = (): FirstPhoto | null => useStore(store)

export function forgetFirstPhoto(): void {
  const known = store.read()
  if (known?.kind === 'ready' && known.preview) URL.revokeObjectURL(known.preview)
  store.write(null)
}

/**
 * Selects a photo in place of the previous one. An unusable file also replaces it: what is uploaded
 * later must be what the page shows.
 */
export async function chooseFirstPhoto(file: File, area: Area | null): Promise<void> {
  try {
    const prepared = await preparePhoto(file, area)
    forgetFirstPhoto()
    const preview = prepared.isShowable ? URL.createObjectURL(prepared.body) : null
    store.write({ kind: 'ready', file, prepared, preview })
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    forgetFirstPhoto()
    store.write({ kind: 'unusable', problem: error.problem })
  }
}

/** Queues the photo once there is a session; signup does not wait for the upload. */
export function sendFirstPhoto(now: Date): void {
  const photo = store.read()
  if (photo?.kind === 'ready')
    addUploads([{ file: photo.file, area: null, isPrivate: false, prepared: photo.prepared }], now)
  forgetFirstPhoto()
}
