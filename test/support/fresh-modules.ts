import { vi } from 'vitest'

// The files of a project share their processes, which saves a third of a small file's time. What a
// module keeps (clients, names from the environment) belongs to the stack of one file, so each file
// evaluates the product's modules anew; only packages stay loaded.
vi.resetModules()
// Nor does a file see what an earlier one replaced.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
