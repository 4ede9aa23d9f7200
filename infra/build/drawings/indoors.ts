import type { Drawing } from '#frontend/ui/EmptyState.tsx'
import {
  at,
  background,
  bar,
  blush,
  box,
  cream,
  cup,
  dot,
  drawing,
  dusk,
  ember,
  faint,
  glow,
  heart,
  lamp,
  letter,
  line,
  moon,
  moth,
  night,
  oval,
  pendant,
  pink,
  primary,
  rose,
  shape,
  stars,
  steam,
  wood,
} from './shapes.ts'

/** Two cups on a bar, whose steam forms a heart. */
const cups = () =>
  drawing(
    background('room'),
    pendant(120, 40, 110),
    bar(140),
    cup(82, 138, primary, true),
    cup(158, 138, lamp),
    steam('M96 98c4-10-2-16 4-24 6-9 16-6 20 4 4-10 14-13 20-4 6 8 0 14 4 24'),
    steam('M76 96c-5-8 5-12 0-20M164 96c5-8-5-12 0-20'),
  )

/** Letter on a doormat, light under the door. */
const doormat = () =>
  drawing(
    background('street'),
    box(0, 118, 240, 62, wood),
    faint(0.45, box(0, 118, 240, 62, night)),
    box(62, -4, 116, 122, night),
    box(68, -4, 104, 122, rose),
    box(80, 8, 80, 42, primary, 4) + box(80, 74, 80, 34, primary, 4),
    box(98, 57, 44, 10, lamp, 3) + box(102, 60, 36, 4, night, 2),
    dot(162, 68, 5, lamp),
    faint(0.9, shape('M68 118h104l34 30H34Z', 'url(#beam)')),
    box(68, 115, 104, 4, cream),
    shape('M58 128h124l22 38H36Z', dusk),
    line('M58 128h124l22 38H36Z', blush, 2.5),
    line(
      'M38 170v4M56 170v4M74 170v4M92 170v4M110 170v4M128 170v4M146 170v4M164 170v4M182 170v4M200 170v4',
      blush,
      2.5,
    ),
    faint(0.4, oval(122, 159, 42, 5, night)),
    at(120, 144, letter(), 'rotate(-8) scale(1.25 1)'),
  )

/** Door ajar, with light inside. */
const door = () =>
  drawing(
    background('street'),
    stars([34, 88], [62, 38], [206, 84], [188, 40]),
    faint(0.7, glow(120, 100, 100)),
    box(0, 152, 240, 28, night),
    shape('M72 154V82a48 48 0 0 1 96 0v72Z', wood),
    shape('M80 154V82a40 40 0 0 1 80 0v72Z', 'url(#lit)'),
    // a pendant and two glasses far inside
    line('M138 46v26', wood, 2) + shape('M129 80c0-6 4-10 9-10s9 4 9 10Z', primary),
    line('M124 126h34', wood, 5) + line('M141 128v26', wood, 4),
    shape('M131 124l-5-12h10ZM150 124l-5-12h10Z', primary),
    shape('M80 154V82c0-20 16-38 40-40v124Z', primary),
    line('M88 146V84c0-14 9-26 24-30v100Z', rose, 3),
    dot(112, 106, 4, lamp),
    heart(99, 84, 17, blush),
    shape('M120 154h40l46 26H112Z', 'url(#beam)'),
    box(60, 152, 22, 10, wood, 2) + box(158, 152, 22, 10, wood, 2),
    shape('M186 154h24l-4 20h-16Z', ember),
    dot(190, 144, 10, rose) + dot(204, 142, 11, rose) + dot(198, 132, 10, primary) + dot(190, 142, 3, blush),
  )

/** Key with a knotted shaft. */
const key = () =>
  drawing(
    background('room'),
    faint(0.6, glow(178, 84, 60)),
    box(150, 38, 56, 92, wood, 14),
    line('M164 38h28a14 14 0 0 1 14 14v64', lamp, 2.5),
    dot(178, 72, 11, cream) + shape('M178 74l-9 34h18Z', cream),
    faint(0.6, shape('M178 66l-98 80h48Z', 'url(#beam)')),
    bar(150),
    // the shaft has a knot
    `<circle cx="48" cy="96" r="21" fill="none" stroke="${lamp}" stroke-width="10"/>`,
    line('M68 104c16 8 30 8 38-4 6-10-2-22-13-18-12 4-8 22 6 24l40 4', wood, 13),
    line('M68 104c16 8 30 8 38-4 6-10-2-22-13-18-12 4-8 22 6 24l40 4', lamp, 9),
    line('M124 112v14M137 113v11', lamp, 8),
    faint(0.7, line('M34 86c3-6 8-9 14-9', cream, 3)),
    line('M48 117v16', pink, 3) + heart(48, 138, 17, primary),
  )

/** Unplugged plug beside a socket with a surprised face. */
const plug = () =>
  drawing(
    background('street'),
    stars([196, 44], [212, 70], [180, 28]),
    faint(0.45, glow(88, 82, 74)),
    box(0, 150, 240, 30, night) + box(0, 144, 240, 7, wood),
    box(46, 40, 84, 84, cream, 16),
    `<circle cx="88" cy="82" r="31" fill="${lamp}" stroke="${wood}" stroke-width="3"/>`,
    dot(77, 78, 5.5, night) + dot(99, 78, 5.5, night),
    oval(88, 96, 4.5, 5.5, night),
    line('M70 66l9-3M106 66l-9-3', wood, 3),
    faint(0.55, dot(67, 90, 5, pink) + dot(109, 90, 5, pink)),
    // the plug hangs its head
    line('M240 132c-34 30-64 8-50-12 8-12 26-2 18 10-10 14-40 6-42-18', primary, 6),
    at(
      166,
      92,
      box(-15, -14, 30, 32, primary, 8) +
        box(-18, -18, 36, 9, rose, 4) +
        line('M-8-20v-15M8-20v-15', cream, 6) +
        faint(0.4, line('M-9-4v14', blush, 4)),
      'rotate(-38)',
    ),
  )

/** Two glasses that touch. */
const toast = () => {
  const glass = (wine: string) =>
    line('M0 4v36', cream, 4) +
    oval(0, 42, 17, 3.5, cream) +
    faint(0.35, shape('M-22-46h44c4 30-6 50-22 50S-26-16-22-46Z', cream)) +
    shape('M-22-24c6 5 14 5 22 0s16-5 22 0c-2 18-10 27-22 27S-20-6-22-24Z', wine) +
    line('M-22-46c-4 30 6 50 22 50S26-16 22-46', cream, 2.5) +
    faint(0.8, line('M-14-36c-1 8 0 15 2 20', cream, 3))
  return drawing(
    background('room'),
    faint(0.8, glow(120, 74, 84)),
    bar(154),
    at(82, 108, glass(primary), 'rotate(14)'),
    at(158, 108, glass(lamp), 'rotate(-14)'),
    line('M120 44V28M106 48 96 35M134 48l10-13', cream, 4),
    dot(120, 58, 3, cream) + dot(84, 74, 2, cream) + dot(152, 78, 2, cream),
    heart(120, 14, 11, pink),
  )
}

const brick = () =>
  faint(
    0.35,
    line(
      'M14 60h22M44 78h18M8 96h24M20 132h26M204 62h22M178 80h20M206 98h26M190 134h24M150 26h24M66 28h22M8 152h20M212 152h20',
      rose,
      3,
    ),
  )

const windowFrame = (inside: string) =>
  faint(0.75, glow(120, 84, 96)) +
  box(60, 28, 120, 108, wood, 4) +
  `<svg x="67" y="35" width="106" height="94" viewBox="67 35 106 94">${box(67, 35, 106, 94, 'url(#lit)')}${inside}</svg>` +
  box(52, 134, 136, 10, ember, 3)

/** Cat that looks at the viewer. */
const cat = () =>
  drawing(
    background('street'),
    brick(),
    windowFrame(
      shape('M67 35h26c0 40-6 70-26 94ZM173 35h-26c0 40 6 70 26 94Z', primary) +
        faint(0.5, line('M80 35c0 30-2 50-8 70M160 35c0 30 2 50 8 70', rose, 3)) +
        shape('M97 132c-6-26 2-42 14-48-3-8-4-18-3-30l12 9h10l12-9c1 12 0 22-3 30 10 8 18 24 12 48Z', night),
    ),
    line('M148 136c22 8 30-8 22-20', night, 7),
    oval(117, 76, 4, 5, lamp) +
      oval(133, 76, 4, 5, lamp) +
      oval(118, 76, 1.4, 4.4, night) +
      oval(132, 76, 1.4, 4.4, night),
    shape('M123 84h4l-2 3Z', pink),
    faint(0.6, line('M112 86l-10-2M112 89l-9 2M138 86l10-2M138 89l9 2', cream, 1.3)),
  )

/** Closed curtains with light behind. */
const curtain = () =>
  drawing(
    background('street'),
    brick(),
    windowFrame(
      shape('M67 35h51c4 30 4 60 0 94H67Z', pink) +
        shape('M173 35h-51c-4 30-4 60 0 94h51Z', pink) +
        faint(
          0.45,
          line(
            'M78 35v94M90 35c3 30 3 60 0 94M103 35c3 30 3 60 0 94M162 35v94M150 35c-3 30-3 60 0 94M137 35c-3 30-3 60 0 94',
            rose,
            3,
          ),
        ),
    ),
    line('M62 34h116', lamp, 5),
    shape('M84 116h24l-4 20H88Z', wood) + box(82, 112, 28, 6, ember, 2),
    line('M96 112V96M96 106c-6-2-9-6-9-10M96 104c6-2 9-6 9-10', night, 3),
    dot(96, 92, 6, primary) + dot(87, 93, 4.5, blush) + dot(106, 91, 4.5, blush),
  )

/** Wall of pictures with one empty place. */
const frame = () =>
  drawing(
    background('room'),
    faint(0.8, glow(120, 30, 100)),
    bar(154),
    box(30, 62, 50, 60, wood, 3) +
      box(36, 68, 38, 48, dusk) +
      moon(60, 84, 8) +
      shape('M36 116v-12l14-12 10 8 14-8v24Z', night),
    box(160, 56, 52, 46, lamp, 3) + box(166, 62, 40, 34, primary) + heart(186, 80, 22, cream),
    at(
      120,
      84,
      line('M-18-36 0-52 18-36', cream, 2) +
        box(-30, -38, 60, 76, lamp, 3) +
        box(-23, -31, 46, 62, cream) +
        faint(
          0.8,
          `<rect x="-17" y="-25" width="34" height="50" rx="3" fill="none" stroke="${pink}" stroke-width="2.5" stroke-dasharray="5 5"/>`,
        ) +
        line('M0-7V7M-7 0H7', primary, 4),
      'rotate(5)',
    ),
    dot(122, 33, 3, cream),
    shape('M182 154l4-26h20l4 26Z', rose) +
      line('M196 128c-2-14-10-18-14-20M196 128c2-12 8-16 12-20M196 128v-20', ember, 4),
  )

/** Cat asleep on a till. */
const till = () =>
  drawing(
    background('room'),
    pendant(166, 32, 90),
    bar(150),
    shape('M64 150l10-52h92l10 52Z', primary),
    faint(0.35, shape('M64 150l10-52h14l-8 52Z', blush)),
    box(60, 138, 120, 14, rose, 3) + box(112, 143, 16, 4, lamp, 2),
    [0, 1, 2]
      .map((row) => [0, 1, 2, 3].map((place) => dot(98 + place * 15, 108 + row * 10, 3.6, cream)).join(''))
      .join(''),
    shape('M150 98V66a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5h-24v7Z', rose),
    box(156, 67, 32, 18, cream, 2),
    line('M162 76h7M175 76h7', primary, 3.5),
    // asleep, tail over the side
    shape('M66 99c-6-26 12-42 42-42 22 0 36 14 36 42Z', night),
    shape('M60 99c-6-10-4-22 2-28l-3-15 12 7c6-2 12-1 16 1l12-7-2 17c6 10 4 20-2 25Z', night),
    line('M142 96c10 0 14 10 10 22', night, 8),
    line('M66 84c3 3 7 3 9 0M83 84c3 3 7 3 9 0', lamp, 2.5),
    shape('M77 89h5l-2.500 3Z', pink),
    faint(0.35, line('M112 64c14 2 22 12 24 26', ember, 4)),
    faint(0.9, line('M50 50h10L50 60h10M34 28h13L34 41h13', cream, 3)),
  )

/** Chairs on the tables of a closed bar. */
const closing = () => {
  const chair = (x: number, isLeft: boolean) =>
    at(
      x,
      108,
      line('M-20-4v42M-11-4v42M-20 14h9M-20 32h9', lamp, 4.5) +
        box(-24, -10, 50, 9, lamp, 3) +
        line('M-16-12l-4-42M20-12l6-42M-18-32h40', lamp, 5),
      isLeft ? 'scale(-1 1)' : '',
    )
  const table = (x: number) => line(`M${x} 114v52M${x - 18} 166h36`, night, 6) + box(x - 36, 107, 72, 8, ember, 3)
  return drawing(
    background('room'),
    pendant(120, 34, 120),
    box(0, 164, 240, 16, night),
    chair(44, false),
    chair(196, true),
    table(76),
    table(164),
    line('M124 66l-6 80', cream, 4),
    shape('M105 144h18l7 24H96Z', lamp) + box(104, 140, 20, 7, primary, 2),
    faint(0.5, line('M106 166l3-14M114 166v-14M122 166l-2-14', wood, 2)),
  )
}

/** Desk with an empty tray and a cup of tea. */
const desk = () =>
  drawing(
    background('room'),
    shape('M78 74h52l44 76H50Z', 'url(#beam)'),
    bar(148),
    line('M58 148l-12-52 46-34', cream, 5),
    dot(46, 96, 5, lamp) + oval(58, 147, 22, 5, primary),
    shape('M82 46l38 12-14 26c-16 4-36-4-40-16Z', primary),
    oval(0, 0, 22, 6, cream, 'transform="translate(86 77) rotate(20)"'),
    line('M166 126l4 20h44l4-20M168 134h48', lamp, 4),
    cup(116, 146, pink),
    steam('M110 104c-5-8 5-12 0-20M122 104c-5-8 5-12 0-20'),
    box(162, 38, 44, 52, wood, 3) +
      box(167, 43, 34, 42, night) +
      moon(188, 58, 7) +
      stars([174, 54], [178, 74], [196, 76]),
  )

/** Open drawer with a moth. */
const drawer = () =>
  drawing(
    background('room'),
    faint(0.7, glow(96, 66, 80)),
    box(0, 154, 240, 26, night),
    box(44, 34, 84, 124, rose, 5),
    box(52, 42, 68, 30, primary, 3) + box(52, 120, 68, 30, primary, 3),
    line('M78 58h16M78 136h16', lamp, 5),
    box(52, 78, 68, 36, night, 2),
    shape('M52 78h68l32 12v12H76Z', dusk),
    shape('M76 92h80v36H76Z', pink),
    line('M76 92h80', cream, 3),
    line('M106 112h20', wood, 6),
    faint(0.8, line('M150 82c14-4 8-22 22-22', cream, 2, 'stroke-dasharray="1 6"')),
    moth(184, 52, 'rotate(16)'),
  )

export const indoors = {
  cups,
  doormat,
  door,
  key,
  plug,
  toast,
  cat,
  curtain,
  frame,
  till,
  closing,
  desk,
  drawer,
} satisfies Partial<Record<Drawing, () => string>>
