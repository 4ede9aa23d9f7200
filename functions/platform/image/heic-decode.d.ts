/** The package has no types of its own. */
declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  type Image = { width: number; height: number; decode: () => Promise<Decoded> }
  /** All images of the file with their sizes, none decoded yet. */
  const heic: { all: (input: { buffer: Uint8Array }) => Promise<Image[] & { dispose: () => void }> }
  export default heic
}
