/**
 * Languages of the interface; nl first, as it is the source and the fallback (I18N-01, I18N-05).
 */
export const languages = ['nl', 'de', 'en', 'es', 'fr', 'it', 'pl'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'nl'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Word<Name extends `${infer Argument},${string}` ? Argument : Name> | Placeholder<Rest>
  : never
/** The name of a placeholder; `never` for the texts of plural forms, which contain spaces. */
type Word<Name extends string> = Name extends `${string} ${string}` ? never : Name

/**
 * Shape of a translation: exactly the keys of the
 * source. A test compares placeholders and plural forms.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** Arguments of a text by its placeholders: `'{minutes} min'` needs `{ minutes }`. */
export type TextArguments<Text extends string> = [Placeholder<Text>] extends [never]
  ? undefined
  : Record<Placeholder<Text>, string | number>
