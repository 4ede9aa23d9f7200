import type { Drawing } from '#frontend/ui/EmptyState.tsx'
import {
  at,
  back,
  background,
  blush,
  box,
  cream,
  dot,
  drawing,
  dusk,
  ember,
  faint,
  glow,
  heart,
  houses,
  lamp,
  letter,
  line,
  moon,
  moth,
  night,
  oval,
  pane,
  pink,
  primary,
  rose,
  shape,
  stars,
  streetLamp,
  wood,
} from './shapes.ts'

const ground = (y: number) => box(0, y, 240, 180 - y, night) + faint(0.5, box(0, y, 240, 1.5, lamp))

const water = (y: number) =>
  box(0, y, 240, 180 - y, dusk) +
  faint(0.5, box(0, y, 240, 180 - y, rose)) +
  faint(
    0.55,
    line(
      `M30 ${y + 12}h24M72 ${y + 20}h34M128 ${y + 10}h30M176 ${y + 22}h36M46 ${y + 32}h20M140 ${y + 34}h40`,
      lamp,
      2,
    ),
  )

/** Cat on a roof, under the moon. */
const roofs = () =>
  drawing(
    background('sky'),
    stars([60, 40], [84, 24], [38, 72], [206, 60], [112, 46]),
    moon(146, 70, 40),
    shape('M0 180v-38l42-34 46 38v34ZM70 180v-32l70-42 76 46v28ZM196 180v-30l44-26v56Z', night),
    line('M64 152l76-46 80 48', wood, 3),
    line('M0 143l42-34 38 30', wood, 3),
    box(22, 94, 14, 26, night) + box(19, 91, 20, 5, wood),
    pane(132, 138, 20, 22) + line('M142 138v22M132 149h20', night, 2),
    pane(36, 138, 12, 16),
    // sitting cat, its tail over the ridge
    shape('M128 111c-4-18 0-32 10-36 1-6-2-10-1-20l7 6h9l7-6c1 10-1 15-3 19 8 10 10 24 6 36Z', night),
    line('M160 108c10 2 16 10 12 22', night, 5),
    dot(145, 70, 1.7, lamp) + dot(152, 70, 1.7, lamp),
  )

/** Two people on a bench below a street lamp. */
const bench = () =>
  drawing(
    background('sky'),
    stars([70, 30], [104, 20], [200, 56], [164, 30]),
    houses(128),
    ground(128),
    streetLamp(46, 150, 104),
    faint(0.5, oval(120, 162, 96, 10, 'url(#glow)')),
    back(108, 146, 66, primary, wood),
    back(146, 146, 60, lamp, ember),
    // hair over the shoulder, and a scarf
    shape('M95 93c-3-16 26-18 26 0 0 12 2 18 4 22-10 4-28 4-34 0 3-6 4-14 4-22Z', wood),
    line('M134 114c8 5 16 5 24 0', pink, 6),
    line('M70 122h116M68 134h120', wood, 6),
    line('M70 116v46M184 116v46', night, 5),
    line('M64 146h128', ember, 7),
    line('M76 150v16M178 150v16', wood, 5),
  )

/** Single mitten on a fence. */
const glove = () =>
  drawing(
    background('sky'),
    stars([56, 52], [90, 26], [188, 44], [160, 22]),
    moon(186, 56, 19),
    houses(140),
    box(0, 140, 240, 40, night),
    line('M0 122h240M0 156h240', wood, 9),
    [24, 70, 162, 208].map((x) => shape(`M${x - 13} 180v-76l13-14 13 14v76Z`, wood)).join(''),
    faint(0.35, [24, 70, 162, 208].map((x) => shape(`M${x - 13} 180v-76l13-14v90Z`, lamp)).join('')),
    shape('M103 180v-60h26v60Z', wood) + faint(0.35, shape('M103 180v-60h13v60Z', lamp)),
    faint(0.8, glow(118, 76, 60)),
    // the mitten, upside down over its post
    shape('M94 82c0-24 10-36 24-36s24 12 24 36l-1 26H95Z', primary),
    shape('M139 92c8-2 10-14 17-17 8-3 13 5 9 13-5 10-14 18-26 19Z', primary),
    box(90, 104, 55, 20, cream, 7),
    faint(0.45, line('M100 108v12M109 108v12M118 108v12M127 108v12M136 108v12', lamp, 2.5)),
    heart(118, 80, 22, cream),
    faint(0.4, line('M101 84c0-16 5-26 12-29', blush, 4)),
  )

/** Letter halfway into a pillar box. */
const postbox = () =>
  drawing(
    background('sky'),
    stars([60, 46], [92, 26], [200, 70], [170, 34]),
    houses(136),
    ground(146),
    streetLamp(196, 158, 112),
    faint(0.4, oval(122, 160, 76, 8, 'url(#glow)')),
    box(86, 152, 66, 10, night, 3),
    shape('M92 154V70c0-18 12-28 27-28s27 10 27 28v84Z', primary),
    faint(0.4, shape('M99 154V72c0-12 5-20 12-23-3 8-4 15-4 23v82Z', blush)),
    shape('M86 66c0-22 14-34 33-34s33 12 33 34Z', rose),
    box(84, 64, 70, 8, wood, 4),
    box(101, 84, 37, 9, night, 4),
    at(121, 78, letter(), 'rotate(-9) scale(.64)'),
    box(96, 87, 47, 11, rose, 4),
    heart(119, 126, 26, cream),
  )

/** Signpost with arms in all directions, and an owl on top. */
const signpost = () => {
  const arm = (y: number, colour: string, isLeft: boolean, turn: number) =>
    at(
      120,
      y,
      shape('M-8-10h58l13 10-13 10H-8Z', colour) + faint(0.45, line('M4 0h34', night, 3)),
      `rotate(${turn}) scale(${isLeft ? -1 : 1} 1)`,
    )
  return drawing(
    background('sky'),
    stars([62, 40], [96, 22], [196, 90], [48, 86]),
    moon(70, 50, 17),
    houses(140),
    ground(148),
    oval(120, 158, 22, 5, wood),
    line('M120 158V54', wood, 8),
    line('M118 156V56', ember, 3),
    arm(72, cream, false, -7),
    arm(94, primary, true, 5),
    arm(114, lamp, false, 14),
    arm(130, blush, true, -24),
    // owl
    at(
      120,
      47,
      oval(0, -8, 14, 16, ember) +
        shape('M-13-16-14-28-4-23h8l10-5-1 12Z', ember) +
        oval(0, 0, 8, 8, lamp) +
        dot(-5, -13, 5, cream) +
        dot(5, -13, 5, cream) +
        dot(-6.5, -13, 2.2, night) +
        dot(6.5, -11.5, 2.2, night) +
        shape('M-2-8h4l-2 4Z', lamp) +
        line('M-4 7v3M4 7v3', lamp, 2.5),
    ),
  )
}

/** Two people under one umbrella, in the rain. */
const umbrella = () =>
  drawing(
    background('street'),
    houses(138),
    box(0, 138, 240, 42, dusk),
    streetLamp(204, 150, 96),
    faint(0.55, oval(204, 164, 34, 8, lamp)),
    faint(0.5, oval(120, 168, 62, 6, rose)),
    faint(
      0.6,
      line(
        'M40 44l-5 16M62 82l-5 16M30 108l-5 16M182 30l-5 16M224 84l-5 16M172 96l-5 16M56 132l-5 16M98 18l-5 14M150 22l-4 12M190 126l-5 14',
        blush,
        2,
      ),
    ),
    back(98, 168, 74, rose, wood),
    back(142, 168, 80, lamp, ember),
    line('M120 132V52', cream, 3.5),
    shape(
      'M50 98c0-42 32-62 70-62s70 20 70 62c-8-9-19-9-26 0-8-10-22-10-30 0-8-8-20-8-28 0-8-10-22-10-30 0-7-9-18-9-26 0Z',
      primary,
    ),
    shape('M78 97c2-34 18-56 42-61 22 5 38 26 42 61-8-8-20-8-28 0-8-8-20-8-28 0-8-8-20-8-28 0Z', pink),
    shape('M106 98c0-30 4-50 14-62 10 12 14 32 14 62-8-8-20-8-28 0Z', primary),
    line('M120 36v-8', cream, 4),
  )

/** Sleeping carrier pigeon with a nightcap. */
const pigeon = () =>
  drawing(
    background('street'),
    stars([48, 74], [74, 34], [196, 76], [206, 110], [104, 20], [36, 112]),
    moon(178, 52, 22),
    houses(186),
    line('M0 128c60 14 180 14 240 0', wood, 4),
    // body and tail
    shape(
      'M66 122c-2-32 20-54 50-54 6 0 10 2 14 4 16 10 20 34 10 50-6 10-16 14-28 14-20 0-30-8-46-6l-32 8c4-12 18-14 32-16Z',
      blush,
    ),
    shape('M74 120c4-24 24-34 42-26 6 20-6 34-24 36-8 0-14-2-18-10Z', pink),
    faint(0.5, line('M84 118c12 4 22 0 28-10M82 108c10 2 20-2 26-10', rose, 2.5)),
    // head asleep
    dot(134, 70, 23, blush),
    line('M136 72c4 4 9 4 12 0', night, 3),
    shape('M155 72l13 5-13 6Z', lamp),
    // nightcap
    shape('M112 62c2-20 20-28 38-16l6 14c-14-6-28-6-44 2Z', primary),
    shape('M114 50c-4-20 14-36 36-22-14-2-20 6-14 16Z', primary),
    line('M112 64c14-8 30-9 46-2', cream, 7),
    dot(152, 29, 6, cream),
    // feet on the wire, and a letter that hangs beside them
    line('M100 136v6M116 137v6', lamp, 3),
    line('M44 130v16', lamp, 3),
    at(44, 158, letter(), 'rotate(6) scale(.72)'),
    faint(0.85, line('M176 100h9l-9 9h9M194 82h12l-12 12h12', cream, 2.5)),
  )

/** Bicycle by a canal. */
const bicycle = () => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="128" r="27" fill="none" stroke="${cream}" stroke-width="4"/>` +
    faint(0.35, line(`M${x - 24} 128h48M${x} 104v48M${x - 17} 111l34 34M${x + 17} 111l-34 34`, cream, 1.2)) +
    dot(x, 128, 3.5, cream)
  return drawing(
    background('sky'),
    stars([70, 30], [110, 22], [168, 32]),
    houses(104),
    water(104),
    box(0, 152, 240, 28, night),
    line('M0 118h240M0 136h240', wood, 4),
    line('M22 110v44M218 110v44', wood, 6),
    faint(0.5, oval(120, 158, 84, 6, 'url(#glow)')),
    wheel(76),
    wheel(162),
    line('M76 128l24-44h46l-28 44H76ZM100 84l18 44M146 84l16 44', primary, 5.5),
    line('M96 84l-4-10M84 73h18', cream, 5),
    line('M146 84l-5-18c6-4 12-5 18-4', cream, 4),
    dot(118, 128, 6, lamp),
    // basket with flowers
    shape('M150 74h30l-4 22h-22Z', wood) + faint(0.6, line('M152 81h27M153 88h24', lamp, 1.5)),
    dot(157, 68, 6, pink) + dot(167, 63, 7, cream) + dot(175, 69, 6, blush) + dot(167, 63, 2.5, lamp),
    faint(0.9, glow(150, 104, 20)) + dot(150, 104, 4, cream),
  )
}

/** Lit lantern with a moth. */
const lantern = () =>
  drawing(
    background('sky'),
    stars([52, 96], [186, 84], [70, 116], [210, 112]),
    houses(150),
    box(0, 150, 240, 30, night),
    faint(0.5, oval(120, 164, 80, 9, 'url(#glow)')),
    line('M0 46c40 22 80 24 120 6 40 18 80 16 120-6', wood, 3),
    [
      [34, 62, pink],
      [76, 66, lamp],
      [164, 66, blush],
      [206, 62, primary],
    ]
      .map(
        ([x, y, colour]) =>
          faint(0.5, glow(Number(x), Number(y) + 10, 18)) + oval(Number(x), Number(y) + 9, 7, 9, String(colour)),
      )
      .join(''),
    glow(120, 98, 66),
    line('M120 52v16', wood, 3),
    box(108, 66, 24, 7, wood, 2),
    heart(120, 100, 66, primary),
    heart(120, 99, 42, lamp),
    heart(120, 98, 22, cream),
    moth(172, 112, 'rotate(-40) scale(.7)'),
    faint(0.8, line('M182 124c12 6 22 2 28 12', cream, 2, 'stroke-dasharray="1 6"')),
  )

/** Small boat with a lantern. */
const boat = () =>
  drawing(
    background('sky'),
    stars([58, 50], [96, 24], [196, 64], [40, 84]),
    moon(170, 58, 24),
    shape('M0 118c30-10 54-12 78-6s40 6 60 2 70-12 102 4v4H0Z', night),
    water(120),
    faint(0.7, line('M156 128h32M150 136h40M158 144h26M152 152h36', cream, 2.5)),
    line('M104 128V40', wood, 4),
    shape('M108 44c24 14 38 40 40 72h-40Z', cream),
    faint(0.35, shape('M108 44c10 20 14 44 14 72h-14Z', lamp)),
    shape('M99 54c-16 16-26 38-28 62h28Z', pink),
    shape('M104 40c8-6 14 0 22-4v10c-8 4-14-2-22 2Z', primary),
    faint(0.9, glow(66, 118, 30)),
    dot(66, 118, 5, cream),
    shape('M56 126h104c-6 18-16 24-30 24H88c-16 0-26-8-32-24Z', wood),
    line('M56 126h104', lamp, 4),
    faint(0.7, line('M44 154c12-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0', blush, 3)),
  )

export const outdoors = {
  roofs,
  bench,
  glove,
  postbox,
  signpost,
  umbrella,
  pigeon,
  bicycle,
  lantern,
  boat,
} satisfies Partial<Record<Drawing, () => string>>
