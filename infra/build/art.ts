// Makes the pictures of the home page, frontend/public/art/*: nine demo portraits and two wide scenes. Run it by hand:
//   node infra/build/art.ts
// They show nobody: a page that shows them says that they are examples (TRAP-01).
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
  { seed: 'demo-e6', gender: 'female', age: 58, hair: 'gray', eyes: 'green', body: 'normal' },
  { seed: 'demo-f1', gender: 'male', age: 47, hair: 'dark blond', eyes: 'gray', body: 'normal' },
  { seed: 'demo-g2', gender: 'female', age: 34, hair: 'black', eyes: 'black', body: 'normal' },
  { seed: 'demo-h7', gender: 'male', age: 62, hair: 'gray', eyes: 'blue', body: 'normal' },
  { seed: 'demo-i3', gender: 'female', age: 41, hair: 'red', eyes: 'green', body: 'slim' },
]

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
for (const scene of ['terrace', 'canal']) {
  const pixels = await drawScene(scene, '0', photoSize)
  // the upper part, where the lights and the houses are
  const wide = sharp(pixels, { raw: photoSize }).extract({ left: 0, top: 40, width: 864, height: 540 })
  bytes += await write(`scene-${scene}`, wide)
}
console.log(`${looks.length} portraits and 2 scenes, ${Math.round(bytes / 1024)} KB`)
