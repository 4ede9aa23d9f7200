import type * as z from 'zod/mini'

/** Path of a value in a query or a body, such as `['details', 'hair']`. */
export type FieldPath = readonly string[]

type Def = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  in?: z.core.$ZodType
}

/**
 * Every field of a contract shape, in all its alternatives; of a list, the fields of its first
 * element.
 */
export function fieldsOf(shape: z.core.$ZodType, at: FieldPath = []): FieldPath[] {
  const def = shape._zod.def as unknown as Def
  const own = at.length > 0 ? [at] : []
  if (def.type === 'object')
    return [...own, ...Object.entries(def.shape!).flatMap(([name, field]) => fieldsOf(field, [...at, name]))]
  if (def.type === 'union') return distinct(def.options!.flatMap((option) => fieldsOf(option, at)))
  if (def.type === 'array') return distinct([...own, ...fieldsOf(def.element!, [...at, '0'])])
  if (def.type === 'record') return [...own, [...at, 'anything']]
  const inner = def.innerType ?? def.in
  return inner ? fieldsOf(inner, at) : own
}

const distinct = (paths: readonly FieldPath[]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()]

/** Copy of an input with another value at a path. */
export function withField(input: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  const isList = name === '0'
  const within = typeof input === 'object' && input !== null ? input : isList ? [] : {}
  const inner = withField((within as Record<string, unknown>)[name], rest, value)
  return isList ? [inner] : { ...within, [name]: inner }
}

const ulids = ['0'.repeat(26), 'Z'.repeat(26), `7${'Z'.repeat(25)}`]

/**
 * Texts that are out of range, malformed, or in the form of a key, id or cursor of another kind.
 */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'A',
  'zzzz',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '999999999',
  '2147483648',
  '18446744073709551616',
  '-90.00',
  '__proto__',
  'constructor',
  '../../x',
  '#',
  '##',
  'CHAT#',
  'MESSAGE#',
  'ACCOUNT',
  'PAYMENT#',
  '9999-12',
  '9999-12#x',
  '0000-00',
  `9999-12#${ulids[0]}`,
  `0000-01#${ulids[0]}`,
  `2026-13#${ulids[0]}`,
  `9999-12-31T23:59:59.999Z#${ulids[1]}`,
  `0000-01-01T00:00:00.000Z#${ulids[0]}`,
  `MESSAGE#9999-12-31T23:59:59.999Z#${ulids[0]}`,
  '9999-99-99T99:99:99.999Z',
  '0000-00-00',
  '9999-12-31',
  '2000-02-30',
  'zzzzzzzZZZZZZZZ',
  '0000000000000000',
  'NL',
  'zz',
  'NL-XX',
  ...ulids,
  'z'.repeat(26),
  '0'.repeat(26).toLowerCase(),
  '\u0000',
  '\ufffd',
  '\uffff',
  '\ufdfa'.repeat(254),
  '\ufdfa'.repeat(40),
  '😀'.repeat(500),
  'ﬃ'.repeat(20),
  '\u0130'.repeat(120),
  'a@b.nl',
  `${'a'.repeat(240)}@example.org`,
  'x'.repeat(1_000),
  'x'.repeat(9_000),
  '€'.repeat(254),
  '€'.repeat(1_000),
]

/**
 * `hostileTexts`, and values that only a body can hold: other types, numbers out of range, lone
 * surrogates.
 */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [null],
  [[]],
  { length: 5 },
  '\ud800',
  'Hoi \udfff',
  ['\ud800'],
]
