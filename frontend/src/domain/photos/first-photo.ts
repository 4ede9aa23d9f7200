import { createStore, useStore } from '#frontend/lib/store.ts'
import type { Area, FileProblem } from './photo-file.ts'
import { type Prepared, preparePhoto, Unusable } from './photo-picture.ts'
import { addUploads } from './photo-uploads.ts'

/** The photo chosen during signup: ready to go as soon as the account stands, or what is wrong with the file. Kept as long as the page lives. */
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

/** The last one chosen holds, also where it cannot be a photo: nothing is sent that is not in view. */
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

/** Once there is an account with a session: the photo goes its own way, and signup waits for nothing. */
export function sendFirstPhoto(now: Date): void {
  const photo = store.read()
  if (photo?.kind === 'ready')
    addUploads([{ file: photo.file, area: null, isPrivate: false, prepared: photo.prepared }], now)
  forgetFirstPhoto()
}
