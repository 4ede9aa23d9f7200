export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening'

/** Part of the day of a local hour, 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
