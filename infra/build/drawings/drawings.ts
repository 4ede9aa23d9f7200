import type { Drawing } from '#frontend/ui/EmptyState.tsx'
import { indoors } from './indoors.ts'
import { outdoors } from './outdoors.ts'

/** The drawings of empty states, by name. */
export const drawings: Record<Drawing, () => string> = { ...indoors, ...outdoors }
