import { vi } from 'vitest'

// The files of a project share their processes, which saves a third of a small file's time. The
// state of a module (clients, names from the environment) belongs to the stack of a single file, so
// each file evaluates the product's modules anew; only packages stay loaded.
vi.resetModules()
// Removes the mocks and stubs of earlier files.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
