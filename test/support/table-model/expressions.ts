import { isDeepStrictEqual } from 'node:util'

/** Item or value without DynamoDB's type descriptors. */
export type Item = Record<string, unknown>

/** Names and values that an expression refers to by `#name` and `:value`. */
export type Terms = {
  ExpressionAttributeNames?: Record<string, string> | undefined
  ExpressionAttributeValues?: Record<string, unknown> | undefined
}

type Value = (item: Item, terms: Terms) => unknown
type Test = (item: Item, terms: Terms) => boolean
/** Changes `after`. Reads `before`, because every clause sees the item before the update. */
type Change = (before: Item, after: Item, terms: Terms) => void

const tokensOf = (expression: string): string[] => expression.match(/:\w+|#?\w+(?:\.#?\w+)*|<=|>=|<>|[=<>(),+-]/g) ?? []

class ValidationException extends Error {
  override name = 'ValidationException'
}

const pathOf = (text: string, { ExpressionAttributeNames: names = {} }: Terms): string[] =>
  text.split('.').map((part) => {
    if (!part.startsWith('#')) return part
    const name = names[part]
    if (name === undefined) throw new ValidationException(`${part} is not defined`)
    return name
  })

const valueAt = (item: Item, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item)

/** Object that holds the last name of a path. Throws if there is no such object. */
function holderOf(item: Item, path: readonly string[]): Item {
  const holder = valueAt(item, path.slice(0, -1))
  if (typeof holder !== 'object' || holder === null) throw new ValidationException(`${path.join('.')} has no parent`)
  return holder as Item
}

const comparisons: Record<string, (a: never, b: never) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

function compared(operator: string, a: unknown, b: unknown): boolean {
  if (operator === '=') return a !== undefined && isDeepStrictEqual(a, b)
  if (operator === '<>') return !isDeepStrictEqual(a, b)
  // Values of different types cannot be compared, nor can a missing value.
  return typeof a === typeof b && (typeof a === 'string' || typeof a === 'number')
    ? comparisons[operator]!(a as never, b as never)
    : false
}

/** Recursive descent over the grammar of conditions and updates, as far as the site uses it. */
class Parser {
  readonly #tokens: string[]
  #next = 0

  constructor(expression: string) {
    this.#tokens = tokensOf(expression)
  }

  get isEnd(): boolean {
    return this.#next === this.#tokens.length
  }

  #peek = (): string => this.#tokens[this.#next] ?? ''

  #take(expected?: string): string {
    const token = this.#tokens[this.#next++] ?? ''
    if (expected !== undefined && token !== expected)
      throw new ValidationException(`${expected} expected, not ${token} in ${this.#tokens.join(' ')}`)
    return token
  }

  #takes(token: string): boolean {
    const isNext = this.#peek() === token
    if (isNext) this.#next++
    return isNext
  }

  /** Arguments of a function, after its name. */
  #arguments<Part>(part: () => Part): Part[] {
    this.#take('(')
    const parts = [part()]
    while (this.#takes(',')) parts.push(part())
    this.#take(')')
    return parts
  }

  condition(): Test {
    const tests = [this.#all()]
    while (this.#takes('OR')) tests.push(this.#all())
    return tests.length === 1 ? tests[0]! : (item, terms) => tests.some((test) => test(item, terms))
  }

  #all(): Test {
    const tests = [this.#single()]
    while (this.#takes('AND')) tests.push(this.#single())
    return tests.length === 1 ? tests[0]! : (item, terms) => tests.every((test) => test(item, terms))
  }

  #single(): Test {
    if (this.#takes('(')) {
      const test = this.condition()
      this.#take(')')
      return test
    }
    const name = this.#peek()
    if (name === 'attribute_exists' || name === 'attribute_not_exists') {
      this.#take()
      const [path] = this.#arguments(() => this.#take())
      const isWanted = name === 'attribute_exists'
      return (item, terms) => (valueAt(item, pathOf(path!, terms)) !== undefined) === isWanted
    }
    if (name === 'begins_with') {
      this.#take()
      const [text, start] = this.#arguments(() => this.#operand())
      return (item, terms) => String(text!(item, terms) ?? '').startsWith(String(start!(item, terms)))
    }
    return this.#comparison()
  }

  #comparison(): Test {
    const left = this.#operand()
    const operator = this.#take()
    if (operator === 'BETWEEN') {
      const low = this.#operand()
      this.#take('AND')
      const high = this.#operand()
      return (item, terms) => {
        const value = left(item, terms)
        return compared('>=', value, low(item, terms)) && compared('<=', value, high(item, terms))
      }
    }
    if (operator === 'IN') {
      const choices = this.#arguments(() => this.#operand())
      return (item, terms) => choices.some((choice) => compared('=', left(item, terms), choice(item, terms)))
    }
    if (operator !== '=' && operator !== '<>' && !comparisons[operator])
      throw new ValidationException(`${operator} is no comparison`)
    const right = this.#operand()
    return (item, terms) => compared(operator, left(item, terms), right(item, terms))
  }

  #operand(): Value {
    const token = this.#take()
    if (token.startsWith(':'))
      return (_item, { ExpressionAttributeValues: values = {} }) => {
        if (values[token] === undefined) throw new ValidationException(`${token} is not defined`)
        return values[token]
      }
    if (this.#peek() !== '(') return (item, terms) => valueAt(item, pathOf(token, terms))
    const [first, second] = this.#arguments(() => this.#operand())
    if (token === 'size') return (item, terms) => (first!(item, terms) as { length?: number } | undefined)?.length
    if (token === 'if_not_exists') return (item, terms) => first!(item, terms) ?? second!(item, terms)
    if (token === 'list_append')
      return (item, terms) => [...(first!(item, terms) as unknown[]), ...(second!(item, terms) as unknown[])]
    throw new ValidationException(`${token} is no function`)
  }

  update(): Change {
    const changes: Change[] = []
    while (!this.isEnd) {
      const clause = this.#take()
      const one = { SET: () => this.#set(), REMOVE: () => this.#remove(), ADD: () => this.#add() }[clause]
      if (!one) throw new ValidationException(`${clause} is no clause`)
      do changes.push(one())
      while (this.#takes(','))
    }
    return (before, after, terms) => {
      for (const change of changes) change(before, after, terms)
    }
  }

  #set(): Change {
    const path = this.#take()
    this.#take('=')
    const value = this.#sum()
    return (before, after, terms) => {
      const names = pathOf(path, terms)
      const set = value(before, terms)
      if (set === undefined) throw new ValidationException('The value refers to an attribute that does not exist')
      holderOf(after, names)[names.at(-1)!] = set
    }
  }

  #sum(): Value {
    const left = this.#operand()
    const sign = this.#peek()
    if (sign !== '+' && sign !== '-') return left
    this.#take()
    const right = this.#operand()
    return (item, terms) => {
      const [a, b] = [left(item, terms), right(item, terms)]
      if (typeof a !== 'number' || typeof b !== 'number') throw new ValidationException('Only numbers can be added')
      return sign === '+' ? a + b : a - b
    }
  }

  #remove(): Change {
    const path = this.#take()
    return (_before, after, terms) => {
      const names = pathOf(path, terms)
      delete holderOf(after, names)[names.at(-1)!]
    }
  }

  #add(): Change {
    const path = this.#take()
    const value = this.#operand()
    return (before, after, terms) => {
      const names = pathOf(path, terms)
      const [old = 0, more] = [valueAt(before, names), value(before, terms)]
      if (typeof old !== 'number' || typeof more !== 'number') throw new ValidationException('ADD needs numbers')
      holderOf(after, names)[names.at(-1)!] = old + more
    }
  }
}

/** Parses each expression only once: the site has a few dozen expressions. */
function parsedOnce<Parsed>(parse: (parser: Parser) => Parsed): (expression: string) => Parsed {
  const known = new Map<string, Parsed>()
  return (expression) => {
    const found = known.get(expression)
    if (found) return found
    const parser = new Parser(expression)
    const parsed = parse(parser)
    if (!parser.isEnd) throw new ValidationException(`The expression has a rest: ${expression}`)
    known.set(expression, parsed)
    return parsed
  }
}

export const conditionOf = parsedOnce((parser) => parser.condition())
export const updateOf = parsedOnce((parser) => parser.update())
