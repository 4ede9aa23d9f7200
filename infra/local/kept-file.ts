import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The content of a JSON file, or `empty` without the file. */
export const readKept = <T>(file: string, empty: T): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw new Error(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** Replaces the file in one step, so that a crash leaves the old content or the new one. */
export const keep = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(value))
  renameSync(`${file}.new`, file)
}

/**
 * Appends a line to a file of JSON lines. The line break comes first, so that a line truncated by a
 * crash is never joined with the new line.
 */
export const appendLine = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(file), { recursive: true })
  appendFileSync(file, `\n${JSON.stringify(value)}`)
}

/** The appended values; a line truncated by a crash is skipped. */
export const readLines = <T>(file: string): T[] => {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return content.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as T]
    } catch {
      return []
    }
  })
}
