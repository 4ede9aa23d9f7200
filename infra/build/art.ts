// Makes the pictures of the home page and the landers, frontend/public/art/*: demo portraits and
// scenes. Run by hand:
//   node infra/build/art.ts
// The portraits show no real person, and pages with them say that they are examples (TRAP-01).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Look } from '#infra/local/seed/portrait-face.ts'
import { drawScene } from '#infra/local/seed/portrait-scenes.ts'
import { openStudio, paintPortraits, photoSize } from '#infra/local/seed/portraits.ts'

const folder = new URL('../../frontend/public/art/', import.meta.url)

const looks: Look[] = [
  { seed: 'demo-a6', gender: 'female', age: 31, hair: 'dark brown', eyes: 'hazel', body: 'normal' },
  { seed: 'demo-b3', gender: 'male', age: 36, hair: 'red', eyes: 'blue', body: 'normal' },
  { seed: 'demo-c8', gender: 'female', age: 27, hair: 'blond', eyes: 'blue', body: 'slim' },
  { seed: 'demo-d2', gender: 'male', age: 29, hair: 'black', eyes: 'black', body: 'slim' },
  { seed: 'demo-e5', gender: 'female', age: 44, hair: 'red', eyes: 'green', body: 'normal' },
  { seed: 'demo-f7', gender: 'male', age: 47, hair: 'gray', eyes: 'blue', body: 'normal' },
  { seed: 'demo-g4', gender: 'female', age: 36, hair: 'black', eyes: 'brown', body: 'normal' },
  { seed: 'demo-h9', gender: 'male', age: 34, hair: 'blond', eyes: 'blue', body: 'slim' },
]

/** Backgrounds of the landers, out of focus, behind text and people. */
const scenes = [
  'sunset',
  'evening',
  'cafe',
  'canal',
  'terrace',
  'snow',
  'harbour',
  'field',
  'home',
  'kitchen',
  'autumn',
]
const sceneSize = { width: 640, height: 800 }

async function write(name: string, picture: Sharp): Promise<number> {
  const avif = await picture.clone().avif({ quality: 54, effort: 6 }).toBuffer()
  const webp = await picture.clone().webp({ quality: 74, effort: 6 }).toBuffer()
  await writeFile(new URL(`${name}.avif`, folder), avif)
  await writeFile(new URL(`${name}.webp`, folder), webp)
  return avif.length + webp.length
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const studio = await openStudio()
let bytes = 0
for (const [index, look] of looks.entries()) {
  for await (const painting of paintPortraits(look, 1, studio)) {
    bytes += await write(`demo-${index + 1}`, sharp(painting, { raw: photoSize }).resize(480, 600))
  }
}
for (const scene of scenes) {
  const pixels = await drawScene(scene, '0', sceneSize)
  bytes += await write(`scene-${scene}`, sharp(pixels, { raw: { ...sceneSize, channels: 3 } }))
}
console.log(`${looks.length} portraits, ${scenes.length} scenes, ${Math.round(bytes / 1024)} KB`)
