import type { Gender } from '#shared/model/profile.ts'
import { distances } from '#shared/rules/limits.ts'
import { kilometresPerDegree } from '#shared/rules/town.ts'

/**
 * Coarse place of a member (SEARCH-25): a square of about 15 km that contains their town. Distances
 * are measured between the centres of two cells. Many searches from different places therefore
 * reveal no more about a member than the cell.
 */
export type Cell = string

/**
 * Side of a cell in km, and side of a wide cell. Members at larger distances are read by wide cell.
 */
const cellKilometres = 15
const wideKilometres = 75

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Position = { lat: number; lon: number }

/**
 * Height of a row of the grid in degrees. Rows are counted from the south pole. Each row is divided
 * into columns that are about as wide, in kilometres, as the row is high.
 */
const rowHeight = (kilometres: number) => kilometres / kilometresPerDegree
const latitudeOf = (row: number, kilometres: number) => (row + 0.5) * rowHeight(kilometres) - 90
const columnWidth = (row: number, kilometres: number) =>
  rowHeight(kilometres) / Math.max(0.01, Math.cos(radians(latitudeOf(row, kilometres))))

const coded = (value: number) => value.toString(36).padStart(3, '0')

function squareAt({ lat, lon }: Position, kilometres: number): Cell {
  const row = Math.floor((lat + 90) / rowHeight(kilometres))
  return coded(row) + coded(Math.floor((lon + 180) / columnWidth(row, kilometres)))
}

export const cellAt = (position: Position): Cell => squareAt(position, cellKilometres)

const rowOf = (cell: Cell) => Number.parseInt(cell.slice(0, 3), 36)

function centreOf(cell: Cell): Position {
  const row = rowOf(cell)
  const column = Number.parseInt(cell.slice(3), 36)
  return { lat: latitudeOf(row, cellKilometres), lon: (column + 0.5) * columnWidth(row, cellKilometres) - 180 }
}

/** Wide cell that contains the centre of a cell. */
export const wideCellOf = (cell: Cell): Cell => squareAt(centreOf(cell), wideKilometres)

/** Key of a cell in the search indexes, for members of one gender in one country. */
export const cellKey = (country: string, gender: Gender, cell: Cell): string => `${country}|${gender}|${cell}`
export const cellIn = (key: string): Cell => key.slice(key.lastIndexOf('|') + 1)

function kilometresBetween(one: Position, other: Position): number {
  const north = other.lat - one.lat
  const apart = Math.abs(other.lon - one.lon)
  const east = Math.min(apart, 360 - apart) * Math.cos(radians((one.lat + other.lat) / 2))
  return kilometresPerDegree * Math.hypot(north, east)
}

/** Band of everybody farther away than the last distance, and of members without a cell. */
export const farthestBand = distances.length

/** Band of distance between two cells: the position in `distances`, or `farthestBand`. */
export function distanceBand(from: Cell, to: Cell | undefined): number {
  if (!to) return farthestBand
  const kilometres = kilometresBetween(centreOf(from), centreOf(to))
  const band = distances.findIndex((distance) => kilometres <= distance)
  return band < 0 ? farthestBand : band
}

/** Cells whose band of distance from `from` is `band`. */
export function cellsInBand(from: Cell, band: number): Cell[] {
  const farthest = distances[band]
  if (farthest === undefined) throw new Error('the farthest band has no end')
  const { lon } = centreOf(from)
  const rows = Math.ceil(farthest / cellKilometres)
  const cells: Cell[] = []
  for (let row = rowOf(from) - rows; row <= rowOf(from) + rows; row++) {
    const width = columnWidth(row, cellKilometres)
    const middle = Math.floor((lon + 180) / width)
    for (let column = middle - rows - 1; column <= middle + rows + 1; column++) {
      const cell = coded(row) + coded(column)
      if (column >= 0 && distanceBand(from, cell) === band) cells.push(cell)
    }
  }
  return cells
}
