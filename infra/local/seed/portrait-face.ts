import { Avatar, Style } from '@dicebear/core'
import avataaars from '@dicebear/styles/avataaars.json' with { type: 'json' }
import type { eyeColours, Gender, hairColours } from '#shared/model/profile.ts'
import { type Random, randomOf } from './random.ts'

/** Parameters of a drawn person; the same parameters give the same face on every photo. */
export type Look = {
  /** Determines what the other fields leave open: haircut, skin, glasses, beard. */
  seed: string
  gender: Gender
  age: number
  hair: (typeof hairColours)[number]
  eyes: (typeof eyeColours)[number]
  body: 'slim' | 'normal' | 'fat'
}

/** Features that are the same on all photos of a person. */
export type Face = {
  skin: string
  hair: string
  beard: string | null
  top: string | null
  iris: string
  lip: string
  glasses: string | null
  brows: string
  lashes: boolean
  age: number
  /** Ratio of the face's width to its height. */
  breadth: number
  mirrored: boolean
}

/** Features that differ between the photos of a person. */
export type Pose = {
  expression: 'laugh' | 'grin' | 'smile'
  gaze: number
  clothes: string
  clothesColour: string
  sunglasses: boolean
}

const hairTones: Record<Look['hair'], readonly string[]> = {
  brunette: ['#4a2f22', '#56361f'],
  blond: ['#d8b06a', '#e0bf83', '#cfa35c'],
  brown: ['#6b4429', '#7a4d2e'],
  white: ['#e9e4dc'],
  bald: ['#4a382c'],
  black: ['#231c1d', '#2b2220'],
  'dark blond': ['#a47a48', '#b0884f', '#96703f'],
  'dark brown': ['#3d2820', '#452c20'],
  gray: ['#a3a09c', '#8f8c8a', '#b4b0aa'],
  red: ['#a34e28', '#b5602f', '#8f3f24'],
  other: ['#8a4a6b', '#40707a', '#b5707f'],
}
const irisTones: Record<Look['eyes'], string> = {
  blue: '#4f86ad',
  green: '#5f8a5c',
  brown: '#6a4327',
  hazel: '#8a6a37',
  gray: '#7d8c96',
  black: '#2d211c',
  amber: '#a8742f',
  other: '#5b7f7d',
}
const lightSkin = ['#f4cdb0', '#efc2a2', '#eab896', '#f2c9a6']
const mediumSkin = ['#d9a379', '#cf966b', '#c98d63']
const darkSkin = ['#a36b49', '#8a573a', '#6f432c']

const femaleTops = [
  ['bob', 5],
  ['bun', 4],
  ['curly', 4],
  ['longButNotTooLong', 6],
  ['straight01', 6],
  ['straight02', 6],
  ['straightAndStrand', 6],
  ['shaggyMullet', 2],
] as const
const olderFemaleTops = [
  ['bob', 6],
  ['bun', 3],
  ['curly', 4],
  ['longButNotTooLong', 4],
  ['shaggy', 3],
] as const
const maleTops = [
  ['shortCurly', 4],
  ['shortFlat', 6],
  ['shortRound', 5],
  ['shortWaved', 6],
  ['theCaesar', 3],
  ['theCaesarAndSidePart', 5],
  ['shaggy', 2],
  ['frizzle', 1],
] as const
const olderMaleTops = [
  ['shortFlat', 4],
  ['shortRound', 4],
  ['theCaesar', 4],
  ['theCaesarAndSidePart', 4],
  ['sides', 3],
  ['shortWaved', 2],
] as const
const darkSkinTops = {
  male: ['dreads01', 'theCaesar', 'shortFlat', 'shortCurly'],
  female: ['fro', 'curly', 'bun', 'bob', 'straight01'],
} as const

/** Face of a person: the same look always has the same face. */
export function faceOf(look: Look): Face {
  const random = randomOf(`face ${look.seed}`)
  const dark =
    ['black', 'dark brown', 'brunette'].includes(look.hair) && ['brown', 'black', 'hazel'].includes(look.eyes)
  const tones = dark
    ? random.weighted([
        [lightSkin, 5],
        [mediumSkin, 4],
        [darkSkin, look.hair === 'black' ? 5 : 1],
      ] as const)
    : lightSkin
  const male = look.gender === 'male'
  const tops = male ? (look.age >= 52 ? olderMaleTops : maleTops) : look.age >= 52 ? olderFemaleTops : femaleTops
  const top =
    look.hair === 'bald'
      ? null
      : tones === darkSkin
        ? random.pick(darkSkinTops[look.gender])
        : random.weighted<string>(tops)
  const hair = random.pick(hairTones[look.hair])
  const beard = random.weighted([
    ['beardLight', 3],
    ['beardMedium', 2.4],
    ['beardMajestic', 0.4],
    [null, look.age < 25 ? 12 : 6],
  ] as const)
  const glasses = random.weighted([
    ['prescription02', 2],
    ['round', 1],
    ['prescription01', 1],
    [null, look.age >= 45 ? 8 : 18],
  ] as const)
  return {
    skin: random.pick(tones),
    hair,
    beard: male ? beard : null,
    top,
    iris: irisTones[look.eyes],
    lip: male ? '#9a5a4c' : random.pick(['#c2574f', '#b84a55', '#c96a62', '#a8433f', '#cf7a70']),
    glasses,
    brows: random.pick([
      'defaultNatural',
      'defaultNatural',
      'raisedExcitedNatural',
      'raisedExcitedNatural',
      'default',
      'raisedExcited',
    ]),
    lashes: !male,
    age: look.age,
    breadth: { slim: 0.95, normal: 1, fat: 1.07 }[look.body] + random.next() * 0.02,
    mirrored: random.chance(0.5),
  }
}

const clothesTones = [
  '#2f5673',
  '#3c4f5c',
  '#7a2f3b',
  '#2f5d4a',
  '#c9b79c',
  '#e9e4da',
  '#2b3138',
  '#b5644a',
  '#8a7a9c',
  '#d8a23f',
  '#557a95',
  '#a84a5c',
]

/** Random pose for a picture of a person, chosen by weights. */
export function poseOf(random: Random, gender: Gender): Pose {
  return {
    expression: random.weighted([
      ['laugh', 4],
      ['grin', 4],
      ['smile', 4],
    ] as const),
    gaze: random.weighted([
      [0, 6],
      [-1.6, 1],
      [1.6, 1],
    ] as const),
    clothes: random.weighted([
      ['blazerAndShirt', 2],
      ['blazerAndSweater', 2],
      ['collarAndSweater', 3],
      ['hoodie', 2],
      ['shirtCrewNeck', 4],
      ['shirtScoopNeck', gender === 'female' ? 4 : 0],
      ['shirtVNeck', 3],
      ['overall', gender === 'female' ? 0.6 : 0],
    ] as const),
    clothesColour: random.pick(clothesTones),
    sunglasses: false,
  }
}

/**
 * Placeholder colours in the figure: `features` is replaced by our own eyes, mouth and shading,
 * each other colour by a gradient.
 */
const marks = { skin: '#010101', hair: '#020202', clothes: '#030303', shade: '#040404', features: '#050505' }

const [skinShape, neckShadow, ...parts] = avataaars.canvas.elements
const ours = new Set(['mouth', 'eyes'])
const style = new Style({
  ...avataaars,
  canvas: {
    ...avataaars.canvas,
    elements: [
      skinShape,
      neckShadow,
      { ...skinShape, attributes: { d: skinShape!.attributes.d, fill: marks.shade } },
      parts.find(({ name }) => name === 'clothes'),
      { name: 'rect', type: 'element', attributes: { width: '1', height: '1', fill: marks.features } },
      ...parts.filter(({ name }) => name !== 'clothes' && !ours.has(name)),
    ],
  },
} as ConstructorParameters<typeof Style>[0])

const mixed = (colour: string, other: string, share: number): string => {
  const channel = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(colour, at) * (1 - share) + channel(other, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
const lighter = (colour: string, share: number) => mixed(colour, '#fff3e0', share)
const darker = (colour: string, share: number) => mixed(colour, '#2a1018', share)

const gradient = (id: string, from: string, middle: string, to: string, x2: number, y2: number) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

function eye(face: Face, pose: Pose, x: number): string {
  const laughing = pose.expression === 'laugh'
  const [above, below, iris] = laughing ? [-8, 5, 4.4] : [-10, 8.5, 5]
  const line = darker(face.skin, 0.82)
  const lash = face.lashes
    ? `<path d="M${x > 40 ? 11 : -11} .6 q${x > 40 ? 2.4 : -2.4} -1 ${x > 40 ? 3.4 : -3.4} -3.2" stroke="${line}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`
    : ''
  return `<g transform="translate(${x} 14)"><clipPath id="e${x}"><path d="M-10.5 1 Q0 ${above} 10.5 1 Q0 ${below + 1.5} -10.5 1Z"/></clipPath><g clip-path="url(#e${x})"><rect x="-12" y="-8" width="24" height="16" fill="#fbf6f0"/><circle cx="${pose.gaze}" cy="0" r="${iris}" fill="${face.iris}"/><circle cx="${pose.gaze}" cy="0" r="${iris * 0.5}" fill="#1a1212"/><circle cx="${pose.gaze + 1.7}" cy="-1.7" r="1.4" fill="#fff"/><path d="M-12 -8h24v6q-12 -5.5 -24 0Z" fill="${line}" opacity=".22"/></g><path d="M-11 1.2 Q0 ${above - 0.6} 11 1.2" fill="none" stroke="${line}" stroke-width="${face.lashes ? 2.5 : 1.8}" stroke-linecap="round"/>${lash}</g>`
}

function mouth(face: Face, pose: Pose): string {
  const line = darker(face.lip, 0.35)
  if (pose.expression === 'laugh') {
    return `<path d="M28 8.5 Q46 12.5 64 8.5 Q61.5 26.5 46 26.5 Q30.5 26.5 28 8.5Z" fill="#6e2530" stroke="${face.lip}" stroke-width="${face.lashes ? 2.2 : 1.2}" stroke-linejoin="round"/><path d="M31 10 Q46 13.4 61 10 Q60 16.8 46 17.2 Q32 16.8 31 10Z" fill="#fffaf3"/><path d="M37 24.2 Q46 19 55 24.2 Q51 25.8 46 25.8 Q41 25.8 37 24.2Z" fill="#d9646c"/>`
  }
  if (pose.expression === 'grin') {
    return `<path d="M29 9 Q46 13 63 9 Q59.5 21 46 21 Q32.5 21 29 9Z" fill="#fffaf3" stroke="${face.lip}" stroke-width="${face.lashes ? 2.4 : 1.4}" stroke-linejoin="round"/><path d="M27.6 8 Q28.4 9.2 29.4 9.2 M64.4 8 Q63.6 9.2 62.6 9.2" stroke="${line}" stroke-width="1.6" stroke-linecap="round" fill="none"/>`
  }
  return face.lashes
    ? `<path d="M31 11 Q39 8.4 43 10.4 Q46 11.8 49 10.4 Q53 8.4 61 11 Q46 16.4 31 11Z" fill="${face.lip}"/><path d="M31 11 Q46 16.6 61 11 Q55 20 46 20 Q37 20 31 11Z" fill="${lighter(face.lip, 0.16)}"/><path d="M29 9.6 Q30 11.4 32 11.3 Q46 16.4 60 11.3 Q62 11.4 63 9.6" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round"/>`
    : `<path d="M29.5 9.5 Q46 22 62.5 9.5" fill="none" stroke="${darker(face.skin, 0.66)}" stroke-width="2.6" stroke-linecap="round"/><path d="M39 20.4 Q46 22.8 53 20.4" fill="none" stroke="${darker(face.skin, 0.4)}" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`
}

function features(face: Face, pose: Pose): string {
  const line = darker(face.skin, 0.5)
  const years = face.age >= 60 ? 0.5 : face.age >= 46 ? 0.3 : 0
  const lines = years
    ? `<g fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" opacity="${years}"><path d="M113 140 q-7 6 -8 14 M167 140 q7 6 8 14 M91.5 116 l-3.4 3 M188.5 116 l3.4 3 M97 126 q8 5 17 3.4 M183 126 q-8 5 -17 3.4"/>${face.age >= 60 && !face.lashes ? '<path d="M120 72 q20 -4 40 0 M124 64 q16 -3 32 0"/>' : ''}</g>`
    : ''
  return `<ellipse cx="106" cy="140" rx="17" ry="12" fill="url(#cheek)"/><ellipse cx="174" cy="140" rx="17" ry="12" fill="url(#cheek)"/><path d="M138 104 q-3 16 -8 25" stroke="${line}" stroke-width="2" fill="none" opacity=".16" stroke-linecap="round"/>${lines}<g transform="translate(94 140)">${mouth(face, pose)}</g><g transform="translate(98 98)">${eye(face, pose, 16)}${eye(face, pose, 68)}</g>`
}

/** Head and shoulders in a square of 280 by 280, as SVG content with its own gradients. */
export function drawFigure(face: Face, pose: Pose): string {
  const glasses = pose.sunglasses ? 'wayfarers' : face.glasses
  const drawn = new Avatar(style, {
    seed: 'figure',
    skinColor: [marks.skin],
    hairColor: [marks.hair],
    facialHairColor: [marks.hair],
    clothesColor: [marks.clothes],
    topProbability: face.top ? 100 : 0,
    topVariant: [face.top ?? 'shortFlat'],
    facialHairProbability: face.beard ? 100 : 0,
    facialHairVariant: [face.beard ?? 'beardLight'],
    accessoriesProbability: glasses ? 100 : 0,
    accessoriesVariant: [glasses ?? 'round'],
    accessoriesColor: [pose.sunglasses ? '#262126' : '#3a2c28'],
    eyebrowsVariant: [face.brows],
    clothesVariant: [pose.clothes],
  } as ConstructorParameters<typeof Avatar>[1]).toString()
  const content = drawn
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<metadata>.*?<\/metadata>/s, '')
    .replace(new RegExp(`<rect[^>]*${marks.features}[^>]*?(/>|></rect>)`), features(face, pose))
    .replaceAll(marks.skin, 'url(#skin)')
    .replaceAll(marks.hair, 'url(#hair)')
    .replaceAll(marks.clothes, 'url(#cloth)')
    .replaceAll(marks.shade, 'url(#shade)')
  const { skin, hair } = face
  return `<defs>${gradient('skin', lighter(skin, 0.2), skin, darker(skin, 0.14), 0.35, 1)}${gradient('hair', lighter(hair, 0.24), hair, darker(hair, 0.36), 0.55, 1)}${gradient('cloth', lighter(pose.clothesColour, 0.14), pose.clothesColour, darker(pose.clothesColour, 0.3), 0.4, 1)}<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset=".3" stop-color="#fff6e6" stop-opacity=".1"/><stop offset=".5" stop-color="#3a1420" stop-opacity="0"/><stop offset=".82" stop-color="#3a1420" stop-opacity=".26"/></linearGradient><radialGradient id="cheek"><stop offset="0" stop-color="#d9533f" stop-opacity="${face.lashes ? 0.34 : 0.2}"/><stop offset="1" stop-color="#d9533f" stop-opacity="0"/></radialGradient></defs>${content}`
}
