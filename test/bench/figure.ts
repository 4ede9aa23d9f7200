export type Figure = {
  what: string
  measured: number
  unit: string
  /** Limit, or undefined if the figure has no goal. */
  goal?: number | undefined
  /** The goal is a lower limit, as for a score; by default it is an upper limit. */
  isLeast?: true
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** Prints figures under a heading. Returns whether all reach their goals. */
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
