import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const folders = ['.github', 'frontend', 'functions', 'infra', 'shared', 'test']
const files = [
  ...globSync('*', { cwd: root }),
  ...folders.flatMap((folder) => globSync(`${folder}/**`, { cwd: root })),
].filter((file) => file !== 'node_modules')

/**
 * Guides to the code. Decision records are left out, as they describe the code at the time of the
 * decision.
 */
const guides = files.filter((file) => file.endsWith('.md') && !file.includes('/decisions/'))
const sources = files.filter((file) => /\.(tsx?|mjs|css)$/.test(file))

/** Whether a build or a command writes this file or folder. */
const isWritten = (name: string) => /^(dist|cdk\.out|\.local|\.screenshots)\/|^cdk\.context\.json$/.test(name)

/** Whether text in backticks names a file, or a folder below the top folders. */
const isPath = (words: string) =>
  /^[\w./<>{},*-]+\.(tsx?|mjs|md|json|css|html)$/.test(words) ||
  folders.some((folder) => words.startsWith(`${folder}/`))

/** Path as a pattern: `{a,b}` is a choice; `*`, `<domain>` and `Xxx` stand for a part of a name. */
function patternOf(name: string): RegExp {
  const body = name
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*+|<\w+>|Xxx/g, '[^/]+')
  const isWhole = folders.some((folder) => name.startsWith(`${folder}/`))
  return new RegExp(`${isWhole ? '^' : '(?:^|/)'}${body}$`)
}

describe('the guides', () => {
  test.each(guides)('%s names only files and folders that exist', (guide) => {
    const named = [...read(guide).matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!)
    const missing = named
      .filter((words) => isPath(words) && !isWritten(words))
      .map((name) => (name.startsWith('../') ? path.join(path.dirname(guide), name) : name))
      .filter((name) => !files.some((file) => patternOf(name).test(file)))
    expect(missing).toEqual([])
  })

  const readmes = guides.filter((guide) => path.basename(guide) === 'README.md')
  test.each([...readmes.map((guide) => [guide, 120] as const), ['.github/CONTRIBUTING.md', 80] as const])(
    '%s has at most %i lines, so that it is read in one go',
    (guide, most) => {
      expect(read(guide).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
    },
  )

  test('have only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = guides.flatMap((guide) =>
      [...read(guide).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => `${guide}: ${name}`),
    )
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter((command) => !((command.split(': ')[1] ?? '') in scripts))).toEqual([])
  })

  test('and the sources refer only to decisions that exist', () => {
    const missing = [...guides, ...sources].flatMap((file) =>
      [...read(file).matchAll(/[\w/]*decisions\/\d{4}-[\w-]+\.md/g)]
        .map(([name]) => name)
        .filter((name) => !files.some((one) => one === name || one.endsWith(`/${name}`)))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})
