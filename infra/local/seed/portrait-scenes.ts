import sharp from 'sharp'
import { type Random, randomOf } from './random.ts'

/**
 * Scenes are drawn small, blurred and enlarged, since enlarging provides most of the blur at no
 * cost.
 */
const width = 216
const height = 270

const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" opacity="${opacity}"/>`
const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const fade = (id: string, ...colours: string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`

const glow = (x: number, y: number, r: number, fill: string, opacity: number) =>
  `<radialGradient id="g"><stop offset="0" stop-color="${fill}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#g)"/>`

/**
 * `far` is blurred strongly, `near` slightly: discs of light keep their edge, as behind a real
 * lens.
 */
type Scene = (random: Random) => { far: string; near?: string }

const lights = (random: Random, count: number, colours: string[], top: number, bottom: number) =>
  times(count, () =>
    disc(
      random.int(0, width),
      random.int(top, bottom),
      random.int(4, 12),
      random.pick(colours),
      0.16 + random.next() * 0.3,
    ),
  )

const hills = (random: Random, y: number, rise: number, fill: string) => {
  const peaks = times(5, (i) => `L${i * 54} ${y - random.int(0, rise)} `)
  return `<path d="M-10 ${y} ${peaks} L230 ${y} L230 280 L-10 280Z" fill="${fill}"/>`
}

const foliage = (random: Random, colours: string[], count: number, bottom: number) =>
  times(count, () =>
    disc(
      random.int(-10, 226),
      random.int(-10, bottom),
      random.int(10, 34),
      random.pick(colours),
      0.35 + random.next() * 0.4,
    ),
  )

const scenes: Record<string, Scene> = {
  beach: (random) => ({
    far: `${fade('a', '#8ec3e6', '#d9ecf4', '#f6e3c4', '#e6c99a')}${rect(0, 128, width, 34, '#5fa3b8')}${rect(0, 134, width, 3, '#fff', 0.5)}${rect(0, 156, width, 5, '#fff', 0.7)}${disc(random.int(30, 180), 40, 26, '#fffbe8', 0.8)}`,
  }),
  sunset: (random) => ({
    far: `${fade('a', '#5d4a7e', '#c9677a', '#f4a261', '#ffd9a0', '#8a5a50')}${disc(random.int(40, 170), 132, 22, '#fff1c4')}${hills(random, 166, 22, '#5a3d4a')}`,
    near: lights(random, 7, ['#ffd9a0', '#ffb37a'], 90, 200),
  }),
  park: (random) => ({
    far: `${fade('a', '#dcecc0', '#9cc483', '#6fa05f', '#86ab62')}${foliage(random, ['#4f8a4c', '#7cb268', '#a8cf86', '#38703f'], 26, 140)}${times(3, (i) => rect(20 + i * 80 + random.int(-12, 12), 80, random.int(6, 11), 120, '#5d4b3a', 0.8))}${rect(0, 196, width, 80, '#93b86c')}`,
    near: lights(random, 14, ['#fffbd0', '#f4ffd8', '#ffffff'], 0, 150),
  }),
  autumn: (random) => ({
    far: `${fade('a', '#f7e1b5', '#dfa45c', '#a8623a', '#6e4630')}${foliage(random, ['#d9822b', '#e8b04a', '#b5532a', '#f2c76b'], 30, 170)}${times(4, (i) => rect(14 + i * 56 + random.int(-8, 8), 60, random.int(5, 9), 170, '#4b342a', 0.85))}`,
    near: lights(random, 12, ['#ffe3a0', '#fff3cf'], 0, 170),
  }),
  evening: (random) => ({
    far: `${fade('a', '#27304f', '#4c4a70', '#8b5f6e', '#3a2c3a')}${times(6, (i) => rect(i * 38 + random.int(-6, 6), random.int(40, 90), 32, 200, random.pick(['#2b2a42', '#3a3350', '#473a52'])))}${times(28, () => rect(random.int(0, 210), random.int(60, 190), 4, 5, random.pick(['#ffcf7d', '#ffe2ab', '#ff9f6b']), 0.8))}`,
    near: lights(random, 20, ['#ffb85c', '#ffd998', '#ff7f6b', '#ffe9c9'], 40, 230),
  }),
  cafe: (random) => ({
    far: `${fade('a', '#6b4a3a', '#8d6246', '#5a3d30', '#3d2a24')}${times(3, (i) => rect(0, 60 + i * 38, width, 4, '#3a2720'))}${times(26, () => rect(random.int(0, 206), 42 + 38 * random.int(0, 2), random.int(5, 9), 18, random.pick(['#d9a066', '#e8d0a8', '#7a8a6a', '#a04f3c', '#f0e2c8']), 0.85))}${rect(0, 190, width, 80, '#7b5238')}`,
    near: `${times(3, (i) => disc(34 + i * 74 + random.int(-8, 8), random.int(18, 34), 13, '#ffe0a3', 0.75))}${lights(random, 8, ['#ffd28a', '#ffe9c4'], 10, 130)}`,
  }),
  home: (random) => ({
    far: `${fade('a', '#efe3d3', '#e6d3bd', '#cdb096')}${rect(random.pick([8, 130]), 20, 76, 118, '#fbfaf2')}${times(2, (i) => rect(8 + i * 122, 76, 76, 3, '#d8c8b4'))}${rect(0, 200, width, 70, '#b78a6c')}${disc(random.int(90, 126), 176, 34, '#8a9d78', 0.9)}${disc(random.int(96, 130), 148, 22, '#6e8a63', 0.9)}${rect(random.int(6, 24), 150, 60, 60, '#c4785e')}`,
    near: lights(random, 5, ['#fff6dd'], 20, 120),
  }),
  kitchen: (random) => ({
    far: `${fade('a', '#f3efe6', '#e7dfd0', '#c9b79c')}${times(8, (i) => times(6, (j) => rect(i * 28 + 1, 70 + j * 14, 26, 12, random.pick(['#f7f3ea', '#eef0ea', '#e4e7e0']))))}${rect(0, 30, width, 8, '#a9805c')}${times(9, () => rect(random.int(0, 200), 12, random.int(7, 13), 18, random.pick(['#d9886a', '#7d9a83', '#e9c46a', '#fff', '#6c8fa3'])))}${rect(0, 172, width, 100, '#8c6b50')}`,
  }),
  mountains: (random) => ({
    far: `${fade('a', '#8fb8dd', '#cfe3f0', '#f3efe4')}${hills(random, 150, 96, '#8aa0b4')}${hills(random, 172, 60, '#66858a')}${hills(random, 200, 36, '#6e9660')}${rect(0, 214, width, 60, '#88ab62')}`,
    near: lights(random, 4, ['#ffffff'], 10, 90),
  }),
  canal: (random) => ({
    far: `${fade('a', '#b9d3e2', '#e9e3d4', '#a8a79a')}${times(7, (i) => {
      const fill = random.pick(['#8c4a3a', '#a35f45', '#6d4a40', '#b98a62', '#5c4a48', '#c9a27c'])
      const top = random.int(44, 70)
      return `${rect(i * 32 - 4, top, 31, 130, fill)}<path d="M${i * 32 - 4} ${top} l15 -18 l16 18Z" fill="${fill}"/>${times(6, (w) => rect(i * 32 + (w % 2) * 13 + 1, top + 12 + (w >> 1) * 26, 8, 14, random.pick(['#f3e8d2', '#e9f0f2', '#ffdf9e'])))}`
    })}${rect(0, 176, width, 100, '#6f8b8c')}${times(18, () => rect(random.int(0, 200), random.int(180, 262), random.int(12, 40), 3, random.pick(['#9db5b2', '#c99f80', '#d8e2dc']), 0.6))}`,
  }),
  terrace: (random) => ({
    far: `${fade('a', '#39435f', '#6a5570', '#a86f62', '#5c4038')}${foliage(random, ['#2f4a3c', '#43604a', '#5d7550'], 12, 120)}${rect(0, 180, width, 90, '#6b4a3c')}`,
    near: `${times(9, (i) => disc(i * 27 + 4, 34 + Math.sin(i * 0.8) * 14, 6, '#ffe2a0', 0.85))}${times(8, (i) => disc(i * 31 + 8, 78 + Math.sin(i * 1.1 + 1) * 12, 5, '#ffd185', 0.7))}${lights(random, 7, ['#ffca7a'], 90, 200)}`,
  }),
  books: (random) => ({
    far: `${fade('a', '#5d4334', '#4a342a')}${times(5, (row) => `${rect(0, row * 54 + 46, width, 6, '#7a5740')}${times(17, (i) => rect(i * 13, row * 54 + random.int(4, 14), 10, 40, random.pick(['#b5533c', '#d9a45b', '#e9dcc3', '#55707d', '#6b7f5c', '#8a4f5f', '#c98a5a', '#3f4d5c'])))}`)}`,
    near: glow(random.pick([20, 196]), 40, 130, '#ffe3ae', 0.6),
  }),
  snow: (random) => ({
    far: `${fade('a', '#c6d9ea', '#eef3f6', '#f7f3ee')}${times(8, (i) => `<path d="M${i * 30 + random.int(-8, 8)} 190 l16 ${-random.int(70, 120)} l16 120Z" fill="${random.pick(['#5f7d7c', '#7b9794', '#8ba6a6'])}"/>`)}${rect(0, 186, width, 90, '#fbfbfb')}`,
    near: lights(random, 16, ['#ffffff'], 0, 260),
  }),
  harbour: (random) => ({
    far: `${fade('a', '#a9cde3', '#e4eef0', '#7fa7b3', '#4f7f90')}${times(6, (i) => `${rect(18 + i * 36, random.int(30, 60), 2, 110, '#f8f4ea')}<path d="M${4 + i * 36} 142 h32 l-6 14 h-20Z" fill="${random.pick(['#fff', '#c95b45', '#2f5d73', '#e9c46a'])}"/>`)}`,
    near: lights(random, 12, ['#ffffff', '#e9fbff'], 160, 250),
  }),
  field: (random) => ({
    far: `${fade('a', '#f3d9a4', '#fbeccb', '#c8c77e', '#8fa158')}${hills(random, 140, 14, '#8ea272')}${times(44, () => disc(random.int(0, width), random.int(160, 268), random.int(2, 5), random.pick(['#e0576b', '#f2a0b0', '#fff4d0', '#c0a2d6', '#f6c84f'])))}`,
    near: lights(random, 8, ['#fff6cf'], 0, 120),
  }),
  wall: (random) => {
    const [light, deep] = random.pick([
      ['#d99a7e', '#a9614c'],
      ['#a9b79c', '#6f8268'],
      ['#9fb3c4', '#5f7890'],
      ['#d9bfa2', '#a5825f'],
      ['#c99aa5', '#8e5566'],
      ['#e0b65f', '#b07f2f'],
    ] as const)
    return { far: `${fade('a', light, deep)}${glow(random.int(30, 186), 60, 170, '#fff', 0.45)}` }
  },
}

export const sceneNames: string[] = Object.keys(scenes)

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

/** A scene as raw RGB of the given size; `variant` moves its hills, houses and lights. */
export async function drawScene(
  name: string,
  variant: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const { far, near } = scenes[name]!(randomOf(`${name}${variant}`))
  const blurred = await sharp(svg(far)).flatten().blur(3.4).png().toBuffer()
  const lit = near
    ? await sharp(blurred)
        .composite([{ input: await sharp(svg(near)).blur(0.9).png().toBuffer() }])
        .png()
        .toBuffer()
    : blurred
  return sharp(lit).removeAlpha().resize(size.width, size.height, { kernel: 'cubic' }).blur(2).raw().toBuffer()
}
