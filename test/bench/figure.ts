/** One measured figure beside its goal. */
export type Figure = {
  what: string
  measured: number
  unit: string
  /** At most this, or undefined where the figure is only told. */
  goal?: number | undefined
  /** The goal is the least, as with a score. */
  isLeast?: true
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** Prints figures under a heading and tells whether all of them reach their goals. */
export function printFigures(heading: string, figures: readonly Figure[]): boolean {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${heading}`)
  let isReached = true
  for (const { what, measured, unit, goal, isLeast } of figures) {
    const isMissed = goal !== undefined && (isLeast ? measured < goal : measured > goal)
    isReached &&= !isMissed
    const beside =
      goal === undefined ? '' : `  goal at ${isLeast ? 'least' : 'most'} ${shown(goal)}${isMissed ? '   MISSED' : ''}`
    console.log(`  ${what.padEnd(width)}  ${shown(measured).padStart(9)} ${unit.padEnd(12)}${beside}`)
  }
  return isReached
}
