import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../shared/i18n')

export type FoundText = { file: string; key: string; text: string }

/**
 * Keys of values that no reader sees: the id of a section, and the sites that the section is for.
 */
const isName = (key: string) => /\.(?:id|only)$/.test(key)

export function flat(value: unknown, file: string, key: string): FoundText[] {
  if (typeof value === 'string') return isName(key) ? [] : [{ file, key, text: value }]
  return Object.entries(value as object).flatMap(([name, child]) => flat(child, file, key ? `${key}.${name}` : name))
}

/** Every text of a language with its file and key, including long pages. */
export async function textsOf(language: string): Promise<FoundText[]> {
  const files = readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('messages.ts'),
  )
  const found = await Promise.all(
    files.map(async (file) => flat({ ...((await import(path.join(folder, language, file))) as object) }, file, '')),
  )
  return found.flat()
}
