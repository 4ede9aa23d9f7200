import { vi } from 'vitest'

/**
 * Size that the stubs take from a file's name. A file without a size in its name cannot be shown,
 * like HEIC in most browsers.
 */
const sizeIn = (name: string) => /(\d+)x(\d+)/.exec(name)

const named = new Map<string, string>()

/**
 * Stubs the decoding and drawing of pictures, which jsdom lacks. `beach 1200x900.jpg` is a picture
 * of that size.
 */
export function stubPictures(): void {
  let turn = 0
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${++turn}`
      named.set(address, blob instanceof File ? blob.name : '')
      return address
    },
    revokeObjectURL: () => {},
  })
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 0
      naturalHeight = 0
      onload = () => {}
      onerror = () => {}
      set src(address: string) {
        const [, width, height] = sizeIn(named.get(address) ?? '') ?? []
        Object.assign(this, { naturalWidth: Number(width ?? 0), naturalHeight: Number(height ?? 0) })
        queueMicrotask(() => (width ? this.onload() : this.onerror()))
      }
    },
  )
  const context = {
    fillRect: () => {},
    drawImage: () => {},
    createImageData: () => ({ data: { set: () => {} } }),
    putImageData: () => {},
    getImageData: () => ({ data: [40, 120, 200, 255] }),
  }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
      done(new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' }))
    },
  })
}

export type StubUpload = {
  url: string
  form: FormData
  isAborted: boolean
  progress: (share: number) => void
  finish: (status: number) => void
}

/** Stubs XMLHttpRequest. Every upload waits until the test finishes it. */
export function stubUploads(): StubUpload[] {
  const sent: StubUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      url = ''
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
      onloadend = () => {}
      open(_: string, url: string) {
        this.url = url
      }
      send(form: FormData) {
        sent.push({
          url: this.url,
          form,
          isAborted: false,
          progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
          finish: (status) => {
            this.status = status
            this.onloadend()
          },
        })
      }
      abort() {
        for (const one of sent) if (one.url === this.url) one.isAborted = true
        this.onloadend()
      }
    },
  )
  return sent
}
