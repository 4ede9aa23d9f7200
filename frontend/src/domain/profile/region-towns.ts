import { useRef } from 'react'

/**
 * Town to show after another region is chosen. A town belongs to its region, so another region
 * clears it, and returning to the region brings it back: in some browsers the arrow keys choose
 * every region on their way. Without a region before, the town was only typed, and stays.
 */
export function useRegionTowns(): (from: { region: string; town: string }, region: string) => string {
  const towns = useRef(new Map<string, string>())
  return ({ region: left, town }, region) => {
    if (!left) return town
    if (town) towns.current.set(left, town)
    return towns.current.get(region) ?? ''
  }
}
