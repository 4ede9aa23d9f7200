import path from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo(id: string): ModuleInfo | null }

// Most first visits begin on the home page, so its screen is bundled with the shell.
const starts = ['frontend/src/app/main.tsx', 'frontend/src/features/site/HomeScreen.tsx']

/**
 * The package's index imports every icon, so it is not followed; only the icons that a module
 * imports by name are added.
 */
const iconIndex = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.m?js$/
const namedIcons = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter(Boolean)
/** File name of an icon: ArrowLeft is arrow-left, Share2 is share-2. */
const fileOf = (icon: string): string =>
  icon
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()

/**
 * Assigns modules to chunks: everything that the shell and the home page need at once is in the
 * chunk `shell`. Otherwise the bundler makes some twenty files of 1 KB, which browsers request in
 * two round trips.
 */
export const firstLoad = (project: string): ((id: string, context: Context) => string | null) => {
  let found: Set<string> | undefined
  const find = (context: Context) => {
    const seen = new Set<string>()
    const add = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      const { importedIds, code } = context.getModuleInfo(id) ?? { importedIds: [], code: null }
      for (const imported of importedIds) {
        if (!iconIndex.test(imported)) add(imported)
        else
          for (const icon of namedIcons(code ?? ''))
            add(path.join(path.dirname(imported), 'icons', `${fileOf(icon)}${path.extname(imported)}`))
      }
    }
    for (const start of starts) add(path.join(project, start))
    return seen
  }
  return (id, context) => {
    found ??= find(context)
    return found.has(id) ? 'shell' : null
  }
}
