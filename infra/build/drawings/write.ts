// Writes the drawings of empty states, frontend/public/drawings/*.svg. Run by hand:
//   node infra/build/drawings/write.ts
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { drawings } from './drawings.ts'

const folder = new URL('../../../frontend/public/drawings/', import.meta.url)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
let bytes = 0
for (const [name, draw] of Object.entries(drawings)) {
  const text = draw()
  await writeFile(new URL(`${name}.svg`, folder), text)
  bytes += text.length
}
console.log(`${Object.keys(drawings).length} drawings, ${Math.round(bytes / 1024)} KB`)
