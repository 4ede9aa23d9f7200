import { parseAst } from 'vite'

/** One small change of a source that its tests should detect. */
export type Fault = {
  start: number
  end: number
  /** Replacement for the text between `start` and `end`. */
  text: string
  /** Description of the change, such as `<` -> `<=`. */
  what: string
}

// biome-ignore lint/suspicious/noExplicitAny: of about 200 node types only a few are read
type Node = any

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** Attributes whose effect no quick test can see: appearance, and `key`, which React uses. */
const ignoredAttributes: ReadonlySet<string> = new Set([
  ...['className', 'style', 'key'],
  ...['tone', 'size', 'isWide', 'isNarrow', 'ratio', 'drawing'],
  ...['fill', 'stroke', 'strokeWidth', 'opacity'],
])

/**
 * Elements of a drawing. Of their attributes, assistive technology reads only `role` and `aria-`.
 */
const shapes: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line'],
  ...['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
])

/** File of the API examples, in which another number or boolean is equally valid. */
const examplesFile = 'shared/contract/examples.ts'

const maxQuoteLength = 40
const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return `\`${line.length > maxQuoteLength ? `${line.slice(0, maxQuoteLength)}...` : line}\``
}

/** Every possible fault of a source, including those that do not compile. */
export function faultsIn(source: string, file: string): Fault[] {
  const faults: Fault[] = []
  const textOf = ({ start, end }: Node): string => source.slice(start, end)
  const put = (node: Node, text: string, what: string) =>
    void faults.push({ start: node.start, end: node.end, text, what })
  const change = (node: Node, text: string) =>
    put(node, text, `${quoted(source.slice(node.start, node.end))} -> ${quoted(text)}`)
  const takeOut = (node: Node, text: string) => put(node, text, `${quoted(textOf(node))} taken out`)

  const mutators: Readonly<Record<string, (node: Node) => void>> = {
    BinaryExpression: swapOperator,
    LogicalExpression: swapOperator,
    IfStatement: ({ test }) => turnRound(test),
    ConditionalExpression: ({ test }) => turnRound(test),
    UnaryExpression: (node) => {
      if (node.operator === '!') change(node, textOf(node.argument))
    },
    Literal: (node) => {
      if (file === examplesFile) return
      if (typeof node.value === 'boolean') change(node, String(!node.value))
      if (typeof node.value === 'number') change(node, String(node.value + 1))
    },
    ExpressionStatement: (node) => {
      const called = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression
      if (called.type === 'CallExpression') takeOut(node, ';')
    },
    CallExpression: (node) => {
      // In a chain, `shape.check(rule)` becomes `shape`. Around a value, `optional(shape)` becomes
      // `shape`.
      if (node.callee.type === 'MemberExpression' && !isNeverValue(node.callee.object))
        change(node, textOf(node.callee.object))
      if (node.arguments.length > 0 && node.arguments[0].type !== 'SpreadElement')
        change(node, textOf(node.arguments[0]))
    },
    JSXAttribute: (node) => takeOut(node, ''),
    FunctionDeclaration: returnEarly,
    FunctionExpression: returnEarly,
    ArrowFunctionExpression: returnEarly,
  }

  function swapOperator({ left, right, operator }: Node): void {
    const text = swapped[operator]
    if (!text) return
    const at = source.indexOf(operator, left.end)
    if (at < right.start) change({ start: at, end: at + operator.length }, text)
  }
  function turnRound(test: Node): void {
    // A comparison or negation has a mutator of its own with the same effect.
    if (!['BinaryExpression', 'UnaryExpression'].includes(test.type)) change(test, `!(${textOf(test)})`)
  }
  function returnEarly({ body }: Node): void {
    if (body?.type !== 'BlockStatement' || body.body.length === 0) return
    const { start } = body.body[0]
    put({ start, end: start }, 'return; ', `return before ${quoted(textOf(body.body[0]))}`)
  }

  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const namespaces = namespacesIn(body)
  const icons = iconsIn(body)
  // `z.string()` -> `z` and `Math.min(a)` -> `Math` never compile where a value is needed.
  function isNeverValue({ type, name }: Node): boolean {
    return type === 'Super' || (type === 'Identifier' && (namespaces.has(name) || builtIns.has(name)))
  }
  const visit = (node: Node): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    else if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration' || isAboutLooks(node)) return
    // Types have no effect at run time. A type assertion is visited for its value.
    else if (node.type.startsWith('TS')) visit(node.expression)
    else if (node.type === 'JSXElement' && shapes.has(nameOf(node))) visit(spokenAttributes(node))
    else if (node.type === 'JSXElement' && icons.has(nameOf(node))) visit(iconAttributes(node))
    else {
      mutators[node.type]?.(node)
      for (const part of Object.values(node)) visit(part)
    }
  }
  visit(body)
  return faults.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

const builtIns: ReadonlySet<string> = new Set(['Array', 'JSON', 'Math', 'Number', 'Object', 'String'])

const namespacesIn = (body: readonly Node[]): ReadonlySet<string> =>
  new Set(
    body
      .flatMap(({ type, specifiers }) => (type === 'ImportDeclaration' ? specifiers : []))
      .filter(({ type }) => type === 'ImportNamespaceSpecifier')
      .map(({ local }) => local.name),
  )

/**
 * Components of lucide-react in a source, and `Icon`, the name of a component chosen at run time.
 */
const iconsIn = (body: readonly Node[]): ReadonlySet<string> =>
  new Set([
    'Icon',
    ...body
      .flatMap(({ type, source, specifiers }) =>
        type === 'ImportDeclaration' && source.value === 'lucide-react' ? specifiers : [],
      )
      .map(({ local }) => local.name),
  ])

const nameOf = ({ openingElement }: Node): string => openingElement.name.name
const attributesOf = ({ openingElement }: Node): Node[] => openingElement.attributes

const isSpoken = ({ name }: Node): boolean => /^(role$|aria-)/.test(name?.name)
const spokenAttributes = (element: Node): Node[] => attributesOf(element).filter(isSpoken)

/**
 * Attributes of an icon that get faults. An `aria-hidden` without other ARIA attributes gets none,
 * because lucide-react itself adds it to such an icon.
 */
const iconAttributes = (element: Node): Node[] => {
  const isSilent = spokenAttributes(element).every(({ name }) => name.name === 'aria-hidden')
  return attributesOf(element).filter((one) => !(isSilent && isSpoken(one)))
}

function isAboutLooks(node: Node): boolean {
  if (node.type === 'JSXAttribute') return ignoredAttributes.has(node.name.name)
  // Default value of a component's property, such as `tone = 'quiet'`.
  if (node.type === 'AssignmentPattern') return ignoredAttributes.has(node.left.name)
  // Class names, including names returned by functions such as `buttonClass`.
  return node.type === 'CallExpression' && /^clsx$|Class$/.test(node.callee.name)
}

export const withFault = (source: string, { start, end, text }: Fault): string =>
  source.slice(0, start) + text + source.slice(end)

/** Whether a changed source still parses. */
export function isParsed(source: string, file: string): boolean {
  try {
    parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    return true
  } catch {
    return false
  }
}

export const lineOf = (source: string, { start }: Fault): number => source.slice(0, start).split('\n').length

/** The same order for the same seed (mulberry32, Fisher-Yates). */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
