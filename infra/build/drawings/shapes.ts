import { colours } from '#shared/rules/colours.ts'

/** Colours of the site; a drawing is the same on light and dark pages. */
export const night = colours.night
export const dusk = colours.evening.light
export const rose = colours['primary-strong'].light
export const ember = colours['evening-glow'].light
export const primary = colours.primary.dark
export const pink = colours['primary-ink'].dark
export const blush = colours['on-primary-tint'].dark
export const lamp = colours.warning.dark
export const cream = colours.cream
export const wood = colours['evening-glow'].dark

const stops = (colours: readonly (readonly [at: number, colour: string, opacity?: number])[]) =>
  colours
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

const defs = `<defs>
<clipPath id="arch"><path d="M4 162V92a88 88 0 0 1 88-88h56a88 88 0 0 1 88 88v70a14 14 0 0 1-14 14H18a14 14 0 0 1-14-14Z"/></clipPath>
<linearGradient id="sky" x2="0" y2="1">${stops([
  [0, night],
  [0.32, dusk],
  [0.62, rose],
  [0.8, ember],
  [1, lamp],
])}</linearGradient>
<radialGradient id="room" cx=".5" cy=".2" r=".95">${stops([
  [0, ember],
  [0.35, rose],
  [0.75, dusk],
  [1, night],
])}</radialGradient>
<linearGradient id="street" x2="0" y2="1">${stops([
  [0, night],
  [1, dusk],
])}</linearGradient>
<radialGradient id="glow">${stops([
  [0, cream, 0.95],
  [0.25, lamp, 0.6],
  [1, lamp, 0],
])}</radialGradient>
<linearGradient id="lit" x2="0" y2="1">${stops([
  [0, cream],
  [1, lamp],
])}</linearGradient>
<linearGradient id="beam" x2="0" y2="1">${stops([
  [0, cream, 0.6],
  [1, lamp, 0],
])}</linearGradient>
</defs>`

/** SVG of a drawing, clipped to an arched window. */
export const drawing = (...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180">${defs}<g clip-path="url(#arch)">${parts.join('')}</g></svg>\n`

const numbers = (values: readonly (number | string)[]) => values.join(' ')

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const at = (x: number, y: number, body: string, more = ''): string =>
  `<g transform="translate(${numbers([x, y])}) ${more}">${body}</g>`
export const faint = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`

export const background = (paint: 'sky' | 'room' | 'street'): string => box(0, 0, 240, 180, `url(#${paint})`)
export const glow = (x: number, y: number, r: number): string => dot(x, y, r, 'url(#glow)')
export const moon = (x: number, y: number, r: number): string =>
  faint(0.55, glow(x, y, r * 2.1)) +
  dot(x, y, r, cream) +
  faint(0.35, dot(x - r * 0.3, y - r * 0.2, r * 0.2, lamp) + dot(x + r * 0.25, y + r * 0.35, r * 0.28, lamp))
export const stars = (...places: (readonly [x: number, y: number])[]): string =>
  faint(0.8, places.map(([x, y], index) => dot(x, y, index % 2 ? 1 : 1.6, cream)).join(''))
export const heart = (x: number, y: number, size: number, fill: string): string =>
  at(x, y, shape('M0 9C-5 5-9 2-9-3a5 5 0 0 1 9-3 5 5 0 0 1 9 3C9 2 5 5 0 9Z', fill), `scale(${size / 18})`)
export const pane = (x: number, y: number, width: number, height: number): string =>
  faint(0.35, glow(x + width / 2, y + height / 2, Math.max(width, height))) + box(x, y, width, height, 'url(#lit)', 1.5)

/** Row of canal houses with a few lit windows; `y` is the street. */
export const houses = (y: number): string =>
  shape(
    `M0 ${y}V${y - 52}l8-8 8 8v-16h6v-6h6v-6h8v6h6v6h6v16h4v-6l20-20 20 20v10h4v-28l6-8h4l4-6h8l4 6h4l6 8v24h6v-10h6v-7h5v-7h9v7h5v7h6v10h5v-18l17-15 17 15v20h8v-8l14-12 14 12h20V${y}Z`,
    night,
  ) +
  [
    [24, y - 50],
    [36, y - 50],
    [66, y - 40],
    [112, y - 58],
    [124, y - 38],
    [158, y - 44],
    [194, y - 56],
    [206, y - 36],
  ]
    .map(([x = 0, top = 0]) => box(x, top, 6, 9, 'url(#lit)', 1))
    .join('')

/** Street lamp with its foot at x, y. */
export const streetLamp = (x: number, y: number, height: number): string =>
  faint(0.9, glow(x, y - height, 46)) +
  line(`M${x} ${y}V${y - height + 10}`, wood, 4) +
  shape(`M${x - 6} ${y}h12l-3-10h-6Z`, wood) +
  shape(`M${x - 7} ${y - height - 9}h14l-3 18h-8Z`, 'url(#lit)') +
  shape(`M${x - 9} ${y - height - 8}h18l-9-9Z`, wood)

/** Lamp that hangs from the ceiling, and the beam of light below it. */
export const pendant = (x: number, y: number, reach = 100): string =>
  shape(`M${x - 20} ${y}h40l${reach * 0.45} ${reach}h-${40 + reach * 0.9}Z`, 'url(#beam)') +
  line(`M${x} 0V${y - 22}`, night, 2.5) +
  oval(x, y, 20, 4, cream) +
  shape(`M${x - 22} ${y}c0-14 9-24 22-24s22 10 22 24Z`, primary) +
  faint(0.5, shape(`M${x - 16} ${y - 3}c1-9 6-15 12-17-4 5-6 10-6 17Z`, blush))

/** Table or bar, seen from the side, to the bottom of the picture. */
export const bar = (y: number): string =>
  box(0, y, 240, 180 - y, night) + box(0, y, 240, 9, wood) + faint(0.7, box(0, y, 240, 2, lamp))

export const steam = (d: string): string => faint(0.75, line(d, cream, 3))

/** Cup on its saucer; x, y is the middle of the saucer. */
export const cup = (x: number, y: number, colour: string, isLeft = false): string =>
  at(
    x,
    y,
    oval(0, 0, 30, 5, cream) +
      faint(0.3, oval(0, 2, 30, 4, dusk)) +
      line('M20-26c16-4 16 18-2 16', colour, 5) +
      shape('M-22-34h44c0 18-4 34-14 34H-8c-10 0-14-16-14-34Z', colour) +
      faint(0.35, shape('M-17-34h9c0 14 2 24 6 33h-6c-7-2-9-18-9-33Z', cream)) +
      oval(0, -34, 22, 4.5, wood),
    isLeft ? 'scale(-1 1)' : '',
  )

/** Person from behind: head and shoulders, x in the middle, y where the body leaves the picture. */
export const back = (x: number, y: number, height: number, colour: string, hair: string): string =>
  shape(
    `M${x - 24} ${y}c0-${height * 0.55} 8-${height * 0.62} 24-${height * 0.64} 16 ${height * 0.02} 24 ${height * 0.09} 24 ${height * 0.64}Z`,
    colour,
  ) + dot(x, y - height * 0.8, 13, hair)

/** Envelope with a heart as its seal, around 0, 0. */
export const letter = (): string =>
  box(-27, -18, 54, 36, cream, 3) +
  line('M-26 17-6-2M26 17 6-2', lamp, 2) +
  shape('M-27-16a3 3 0 0 1 3-2h48a3 3 0 0 1 3 2L3 4a5 5 0 0 1-6 0Z', lamp) +
  faint(0.55, line('M-26-15-3 4a5 5 0 0 0 6 0L26-15', wood, 1.5)) +
  heart(0, 2, 15, primary)

export const moth = (x: number, y: number, more: string): string =>
  at(
    x,
    y,
    shape('M0 2C-8-16-26-14-24-2c0 8 14 10 24 4ZM0 2C8-16 26-14 24-2c0 8-14 10-24 4Z', cream) +
      shape('M0 4c-8 2-14 8-10 14 5 4 9-4 10-12 1 8 5 16 10 12 4-6-2-12-10-14Z', blush) +
      line('M0-2v14', wood, 4) +
      line('M-1-4l-5-8M1-4l5-8', wood, 1.8),
    more,
  )
