/** The seven languages of the interface, nl first: it is the source and the fallback (I18N-01, I18N-05). */
export const languages = ['nl', 'de', 'en', 'es', 'fr', 'it', 'pl'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'nl'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Argument},${string}` ? Argument : Name) | Placeholder<Rest>
  : never

/** What another language must look like: every key of the source, no key besides. Placeholders and plural forms are compared by the texts check. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** The arguments of a text, read from its placeholders: `'{minutes} min'` needs `{ minutes }`. */
export type TextArguments<Text extends string> = [Placeholder<Text>] extends [never]
  ? undefined
  : Record<Placeholder<Text>, string | number>
