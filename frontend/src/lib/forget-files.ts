export const keptFilesDatabase = 'kept-files'

/**
 * Deletes all stored files (kept-files.ts) when the member signs out. This module is part of the
 * first load, unlike the code that stores files, as members sign out on any page.
 */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(keptFilesDatabase)
  } catch {
    // storage is unavailable
  }
}
