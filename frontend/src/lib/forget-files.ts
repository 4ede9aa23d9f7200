export const keptFilesDatabase = 'kept-files'

/**
 * Deletes all stored files (kept-files.ts) when the member signs out. In the first load, unlike
 * what stores them, as members sign out on any page.
 */
export function forgetKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(keptFilesDatabase)
  } catch {
    // storage is unavailable
  }
}
