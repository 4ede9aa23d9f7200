import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'

const folder = path.resolve(import.meta.dirname, '../../shared/i18n')
const filesOf = (language: string) => readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.ts'))
const files = filesOf('nl').filter((name) => name !== 'messages.ts')

type Texts = { [key: string]: string | Texts }

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const textsOf = async (language: string, file: string): Promise<Map<string, string>> =>
  new Map(flat((await import(path.join(folder, language, file))) as Texts))

/** Every argument with its kind, including tags and the arguments inside plural forms. */
function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>()
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return
    found.add(`${element.value}:${TYPE[element.type]}`)
    if (element.type === TYPE.tag) for (const child of element.children) visit(child)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) for (const child of option.value) visit(child)
  }
  for (const element of elements) visit(element)
  return found
}

/** Plural arguments without a form that the language needs. */
function missingForms(elements: readonly MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingForms(element.children, language)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const inner = Object.values(element.options).flatMap((option) => missingForms(option.value, language))
    if (element.type === TYPE.select) return inner
    const needed = new Intl.PluralRules(language, { type: element.pluralType }).resolvedOptions().pluralCategories
    // Romance languages use "many" from a million on, where the form "other" reads correctly too.
    return [
      ...inner,
      ...needed
        .filter((form) => form !== 'many' || language === 'pl')
        .filter((form) => !(form in element.options))
        .map((form) => `${element.value}:${form}`),
    ]
  })
}

describe('TRAP-31 I18N-02 every language is complete', () => {
  test('the folders of texts are those of the languages, each with the same files as nl', () => {
    const folders = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))
    expect(folders.sort()).toEqual([...languages].sort())
    const allOf = (language: string) => readdirSync(path.join(folder, language), { recursive: true }).sort()
    for (const language of languages) expect(allOf(language)).toEqual(allOf('nl'))
  })

  describe.each(languages)('%s', (language) => {
    test.each(files)('%s has the same keys, placeholders and plural forms', async (file) => {
      const [source, texts] = await Promise.all([textsOf('nl', file), textsOf(language, file)])
      expect([...texts.keys()].sort()).toEqual([...source.keys()].sort())
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('')
        const elements = parse(text)
        expect([...argumentsOf(elements)].sort(), key).toEqual([...argumentsOf(parse(source.get(key)!))].sort())
        expect(missingForms(elements, language), key).toEqual([])
      }
    })
  })
})

/**
 * Text keys that source files may use: their literals, alone and below each namespace that the same
 * file opens. `${...}` stands for one part of a key.
 */
class UsedKeys {
  private readonly whole = new Set<string>()
  private readonly endings = new Set<string>()
  private readonly patterns = new Map<string, RegExp>()

  addFrom(source: string): void {
    const namespaces = [...source.matchAll(/useTranslations\('([^']*)'\)/g)].map(([, name]) => name)
    for (const [, plain, template] of source.matchAll(/'([\w-]+(?:\.[\w -]+)*)'|`((?:[\w. -]|\$\{[^`{}]*\})+)`/g)) {
      // A literal may be passed to code that opens the namespace. A template that begins with a
      // value is too unspecific to match alone.
      if (plain) {
        for (const name of namespaces) this.whole.add(`${name}.${plain}`)
        this.endings.add(plain)
      } else {
        for (const name of namespaces) this.addPattern('^', `${name}.${template}`)
        if (!template!.startsWith('${')) this.addPattern('(^|\\.)', template!)
      }
    }
  }

  private addPattern(start: string, template: string): void {
    const parts = template.split(/\$\{[^`{}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    const pattern = `${start}${parts.join('[^.]+')}$`
    if (!this.patterns.has(pattern)) this.patterns.set(pattern, new RegExp(pattern))
  }

  has(key: string): boolean {
    const parts = key.split('.')
    return (
      this.whole.has(key) ||
      parts.some((_, at) => this.endings.has(parts.slice(at).join('.'))) ||
      [...this.patterns.values()].some((pattern) => pattern.test(key))
    )
  }
}

test('I18N-02 every text of the interface is used', async () => {
  const root = path.resolve(folder, '../..')
  const used = new UsedKeys()
  for (const top of ['frontend/src', 'shared/rules', 'functions'])
    for (const file of readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(file)) used.addFrom(readFileSync(path.join(root, top, file), 'utf8'))
  // Files whose keys are chosen by a value of the contract: a code, a kind of mail, a tag.
  const chosenByValue = [
    'errors.ts',
    'staff-errors.ts',
    'mail.ts',
    'mandate.ts',
    'interests.ts',
    'settings.ts',
    'push.ts',
    'document.ts',
    'messages.ts',
    'inside-messages.ts',
    'lander-messages.ts',
  ]
  const unused: string[] = []
  for (const file of files.filter((name) => !chosenByValue.includes(name))) {
    for (const key of (await textsOf('nl', file)).keys()) if (!used.has(key)) unused.push(`${file}: ${key}`)
  }
  expect(unused).toEqual([])
})
