import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawFigure, type Face, faceOf, type Look, type Pose, poseOf } from './portrait-face.ts'
import { drawScene, sceneNames } from './portrait-scenes.ts'
import { type Random, randomOf } from './random.ts'

const width = 864
const height = 1080
const channels = 3
/** Bit mask for indexes of the grain: it repeats after 65,536 pixels; each row adds an offset. */
const grainMask = 0xffff

/**
 * The renditions of a photo as file names in its folder: the same as after the inspection of an
 * upload.
 */
const renditions = [
  ...(['card.avif', 'card.webp', 'full.avif', 'full.webp'] as const),
  ...(['locked.avif', 'locked.webp', 'locked.jpg'] as const),
]
type Rendition = (typeof renditions)[number]

type Backdrop = { scene: string; pixels: Buffer }
type Composition = {
  figure: string
  /** Offset of the figure from the middle, in pixels to the right. */
  aside: number
  backdrop: Backdrop
  mirrored: boolean
  warmth: number
  light: Uint16Array
}

type Portrait = Record<Rendition, Buffer>

/**
 * Data shared by many pictures: blurred scenes, light maps and grain. About 100 MB, so release it
 * after use.
 */
type Studio = { backdrops: Backdrop[]; lights: Uint16Array[]; shadow: Uint16Array; grain: Int8Array }

/** Draws what pictures share; `variants` is the number of backdrops of each scene. */
export async function openStudio(variants = 2): Promise<Studio> {
  const drawn = sceneNames.flatMap((scene) =>
    Array.from({ length: variants }, async (_, variant): Promise<Backdrop> => {
      return { scene, pixels: await drawScene(scene, String(variant), { width, height }) }
    }),
  )
  const random = randomOf('grain')
  const grain = Int8Array.from({ length: grainMask + 1 }, () =>
    Math.round((random.next() + random.next() + random.next() - 1.5) * 5),
  )
  return {
    backdrops: await Promise.all(drawn),
    lights: [lightFrom(0.12), lightFrom(0.88), lightFrom(0.5)],
    shadow: shadowBehind(),
    grain,
  }
}

/** Light of this strength leaves a colour unchanged. */
const fullLight = 258

/**
 * A light map with light from above at one side, darker towards the far corners: a strength per
 * pixel.
 */
function lightFrom(side: number): Uint16Array {
  const strengths = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = x / width - side
      const down = y / height
      const away = Math.hypot(across, down - 0.12)
      const corner = Math.hypot(x / width - 0.5, (down - 0.45) * 0.9)
      strengths[y * width + x] = Math.round(fullLight * (1.12 - 0.2 * away - 0.34 * Math.max(0, corner - 0.36) ** 1.4))
    }
  }
  return strengths
}

/**
 * Number of pixels by which the shadow extends beyond each side of the picture, since the figure
 * may be left or right of the middle.
 */
const shadowMargin = 100
const shadowWidth = width + 2 * shadowMargin

/**
 * The soft shadow of a centred figure: the light that remains, out of 256. Drawn once, since its
 * gradient is slow to draw.
 */
function shadowBehind(): Uint16Array {
  const left = new Uint16Array(shadowWidth * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < shadowWidth; x++) {
      const away = Math.hypot((x - shadowWidth / 2 - 26) / 400, (y - 690) / 540)
      const depth = away < 0.6 ? 0.34 - away / 3 : Math.max(0, 0.35 * (1 - away))
      left[y * shadowWidth + x] = Math.round(256 * (1 - depth))
    }
  }
  return left
}

/**
 * Places the figure of 280 by 280 units in the picture. Its lower edge is below the picture, so
 * that a tilted figure leaves no gap. Its hair begins at the top of the square; the scale keeps the
 * hair within the picture.
 */
function placed(random: Random, face: Face, pose: Pose, aside: number): string {
  const scale = 2.95 + random.next() * 0.8
  const tilt = (random.next() - 0.5) * 7
  const foot = height + 44
  const across = scale * face.breadth * (face.mirrored ? -1 : 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width / 2 + aside} ${foot}) rotate(${tilt.toFixed(2)}) scale(${across.toFixed(3)} ${scale.toFixed(3)}) translate(-140 -280)">${drawFigure(face, pose)}</g></svg>`
}

/** Photos of a person: the same face, with another place, clothes and expression in each. */
function compositions(look: Look, count: number, studio: Studio): Composition[] {
  const random = randomOf(`photos ${look.seed}`)
  const face = faceOf(look)
  const places = random.shuffled(sceneNames).slice(0, count)
  return places.map((scene, index) => {
    const outside = ['beach', 'harbour', 'mountains', 'field', 'park'].includes(scene)
    const pose = poseOf(random, look.gender)
    // The first photo, which is also on the card, shows the eyes.
    if (index > 0 && outside && !face.glasses && random.chance(0.4)) pose.sunglasses = true
    const candidates = studio.backdrops.filter((backdrop) => backdrop.scene === scene)
    const aside = random.int(-58, 58)
    return {
      figure: placed(random, face, pose, aside),
      aside,
      backdrop: random.pick(candidates),
      mirrored: random.chance(0.5),
      warmth: 0.015 + random.next() * 0.05,
      light: random.pick(studio.lights),
    }
  })
}

async function paint(composition: Composition, studio: Studio): Promise<Uint8ClampedArray> {
  const person = await sharp(Buffer.from(composition.figure)).ensureAlpha().raw().toBuffer()
  return blend(person, composition, studio)
}

/**
 * Blends figure over scene, then light, warmth and grain in a single pass, as raw RGB. Plain
 * integers (alpha times light over 65536) in a synchronous function: sharp's blend modes take ten
 * times as long, and an async function is optimised less well.
 */
function blend(
  person: Uint8Array,
  { backdrop: { pixels }, aside, mirrored, warmth, light }: Composition,
  { shadow, grain }: Studio,
): Uint8ClampedArray {
  // Limits values to 0 to 255 by itself.
  const picture = new Uint8ClampedArray(width * height * channels)
  const red = Math.round(256 * (1 + warmth))
  const blue = Math.round(256 * (1 - warmth))
  const step = mirrored ? -channels : channels
  let at = 0
  for (let y = 0; y < height; y++) {
    let from = (y * width + (mirrored ? width - 1 : 0)) * channels
    let shade = y * shadowWidth + shadowMargin - aside
    for (let x = 0; x < width; x++, at++, shade++, from += step) {
      const own = at * 4
      const to = at * channels
      const alpha = person[own + 3]!
      const rest = ((255 - alpha) * shadow[shade]!) >> 8
      const strength = light[at]!
      const noise = grain[(at * 7 + y * 13) & grainMask]!
      picture[to] = (((person[own]! * alpha + pixels[from]! * rest) * ((strength * red) >> 8)) >> 16) + noise
      picture[to + 1] = (((person[own + 1]! * alpha + pixels[from + 1]! * rest) * strength) >> 16) + noise
      picture[to + 2] =
        (((person[own + 2]! * alpha + pixels[from + 2]! * rest) * ((strength * blue) >> 8)) >> 16) + noise
    }
  }
  return picture
}

/**
 * Encodes all renditions of a picture. An AVIF with effort 0 takes a quarter of the time of effort
 * 2 for a third more bytes, and the first start encodes a thousand pictures.
 */
async function encode(picture: Uint8ClampedArray): Promise<Portrait> {
  const raw = { raw: { width, height, channels } } as const
  const full = () => sharp(picture, raw)
  const small = await full().resize(320, 400).raw().toBuffer()
  const card = () => sharp(small, { raw: { width: 320, height: 400, channels } })
  // A locked photo must not contain details, so it is reduced to 32 by 40 pixels and blurred.
  const { data, info } = await card().resize(32, 40).blur(1.6).raw().toBuffer({ resolveWithObject: true })
  const tile = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels } }).resize(320, 400, { kernel: 'cubic' })
  const quick = { effort: 0, chromaSubsampling: '4:2:0' }
  const files = await Promise.all([
    card()
      .avif({ quality: 60, ...quick })
      .toBuffer(),
    card().webp({ quality: 78, effort: 2 }).toBuffer(),
    full()
      .avif({ quality: 50, ...quick })
      .toBuffer(),
    full().webp({ quality: 72, effort: 0 }).toBuffer(),
    tile()
      .avif({ quality: 40, ...quick })
      .toBuffer(),
    tile().webp({ quality: 50, effort: 2 }).toBuffer(),
    tile().jpeg({ quality: 60 }).toBuffer(),
  ])
  return Object.fromEntries(renditions.map((rendition, i) => [rendition, files[i]])) as Portrait
}

/** Size of a full photo in pixels; paintings are raw RGB of this size. */
export const photoSize = { width, height, channels } as const

/** The photos of a person one by one, in order; the first is the main one. */
export async function* paintPortraits(look: Look, count: number, studio: Studio): AsyncGenerator<Uint8ClampedArray> {
  for (const composition of compositions(look, count, studio)) yield paint(composition, studio)
}

async function drawPortraits(look: Look, count: number, studio: Studio): Promise<Portrait[]> {
  const portraits: Portrait[] = []
  for await (const painting of paintPortraits(look, count, studio)) portraits.push(await encode(painting))
  return portraits
}

const sources = ['portraits.ts', 'portrait-face.ts', 'portrait-scenes.ts', 'random.ts']

/**
 * Portraits are drawn once and stored in `dir`, one file per rendition. The folder is named by a
 * hash of the drawing code; the folders of older code are removed, so that no old picture remains.
 */
export async function openPortraits(
  dir: string,
): Promise<{ portraitsOf: (look: Look, count: number) => Promise<Portrait[]> }> {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(new URL(source, import.meta.url)))
  const folder = path.join(dir, hash.digest('hex').slice(0, 12))
  if (!(await exists(folder))) await rm(dir, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let studio: Promise<Studio> | undefined

  const read = async (place: string): Promise<Portrait> => {
    const files = await Promise.all(
      renditions.map(async (name) => [name, await readFile(path.join(place, name))] as const),
    )
    return Object.fromEntries(files) as Portrait
  }
  const keep = async (place: string, portrait: Portrait): Promise<void> => {
    // A portrait is complete or absent, even when the start is interrupted or two processes draw
    // the same person.
    const half = `${place}.${randomUUID()}`
    await mkdir(half, { recursive: true })
    await Promise.all(renditions.map((name) => writeFile(path.join(half, name), portrait[name])))
    await rename(half, place).catch(() => rm(half, { recursive: true, force: true }))
  }
  return {
    portraitsOf: async (look, count) => {
      const placeOf = (index: number) => path.join(folder, `${look.seed}-${index}`)
      const kept = await Promise.all(Array.from({ length: count }, (_, index) => read(placeOf(index)))).catch(
        () => undefined,
      )
      if (kept) return kept
      studio ??= openStudio()
      const drawn = await drawPortraits(look, count, await studio)
      await Promise.all(drawn.map((portrait, index) => keep(placeOf(index), portrait)))
      return drawn
    },
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
