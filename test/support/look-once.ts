import { parseSync } from 'vite'

type Node = { type: string; start: number; [key: string]: unknown }

/** Calls of a page or locator that answer with what shows at that moment. */
const reads = new Set([
  ...['all', 'allInnerTexts', 'allTextContents', 'ariaSnapshot', 'boundingBox', 'content', 'cookies', 'count'],
  ...['evaluate', 'evaluateAll', 'evaluateHandle', 'getAttribute', 'innerHTML', 'innerText', 'inputValue'],
  ...['isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isVisible', 'textContent', 'title'],
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) => /Function(Expression|Declaration)$/.test(type)
const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node.callee as Node).type === 'Identifier' && (node.callee as Node).name === name
const memberOf = ({ callee }: Node): { object: Node; name: unknown } | undefined => {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined
  return { object: callee.object as Node, name: (callee.property as Node).name }
}
const isPoll = (node: Node) => {
  const member = memberOf(node)
  return member?.name === 'poll' && member.object.name === 'expect'
}
const namesIn = (pattern: Node): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name as string]
  if (pattern.type === 'Property') return namesIn(pattern.value as Node)
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left as Node)
  return childrenOf(pattern).flatMap((part) => (part.type === 'TSTypeAnnotation' ? [] : namesIn(part)))
}

/** `page.url()`; a request's or an answer's address does not change. */
const isAddress = ({ object, name }: { object: Node; name: unknown }) =>
  name === 'url' && object.type === 'Identifier' && !/^(request|response|route)$/.test(object.name as string)

/** Names of one function, with those of the functions around it. */
type Scope = { own: Map<string, boolean>; outer: Scope | null }
const isRead = (scope: Scope | null, name: string): boolean =>
  scope !== null && (scope.own.get(name) ?? isRead(scope.outer, name))

/**
 * Lines of a journey that expect something of a page after one look, which passes or fails by who is faster: the page
 * or the test. What is read from a page is followed through names and functions of the file; inside `expect.poll` it
 * is read until it holds.
 */
export function findLooksOnce(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as Node
  const scopes = new Map<Node, Scope>()
  const found = new Set<string>()
  const tell = ({ start }: Node, what: string) => {
    const line = source.slice(0, start).split('\n').length
    found.add(`${file}:${line} ${what}`)
  }

  const declare = (node: Node, scope: Scope) => {
    if (node.type === 'VariableDeclarator') for (const name of namesIn(node.id as Node)) scope.own.set(name, false)
    if (node.type === 'FunctionDeclaration') scope.own.set((node.id as Node).name as string, false)
    const inner = isFunction(node) ? { own: new Map<string, boolean>(), outer: scope } : scope
    if (isFunction(node)) {
      scopes.set(node, inner)
      for (const parameter of node.params as Node[]) for (const name of namesIn(parameter)) inner.own.set(name, false)
    }
    for (const child of childrenOf(node)) declare(child, inner)
  }
  const top: Scope = { own: new Map(), outer: null }
  declare(program, top)

  /** Whether an expression's value was read from a page, here or by a function that it calls. */
  const isFromPage = (node: Node, scope: Scope): boolean => {
    if (isFunction(node) || isPoll(node)) return false
    if (node.type === 'Identifier') return isRead(scope, node.name as string)
    const member = node.type === 'CallExpression' ? memberOf(node) : undefined
    const isPromise = member?.object.name === 'Promise'
    if (member && !isPromise && (reads.has(member.name as string) || isAddress(member))) return true
    if (node.type === 'MemberExpression') return isFromPage(node.object as Node, scope)
    if (node.type === 'Property') return isFromPage(node.value as Node, scope)
    return childrenOf(node).some((child) => isFromPage(child, scope))
  }
  const returnsRead = (node: Node, scope: Scope): boolean => {
    const look = (part: Node): boolean =>
      part.type === 'ReturnStatement'
        ? isNode(part.argument) && isFromPage(part.argument, scope)
        : !isFunction(part) && childrenOf(part).some(look)
    const body = node.body as Node
    return body.type === 'BlockStatement' ? childrenOf(body).some(look) : isFromPage(body, scope)
  }
  const mark = (node: Node, scope: Scope): boolean => {
    const inner = scopes.get(node) ?? scope
    let isNew = false
    const set = (names: string[]) => {
      for (const name of names) if (scope.own.get(name) === false) isNew = Boolean(scope.own.set(name, true))
    }
    const init = node.type === 'VariableDeclarator' && isNode(node.init) ? node.init : null
    if (init && (isFunction(init) ? returnsRead(init, scopes.get(init)!) : isFromPage(init, scope)))
      set(namesIn(node.id as Node))
    if (node.type === 'FunctionDeclaration' && returnsRead(node, inner)) set([(node.id as Node).name as string])
    return childrenOf(node).reduce((any, child) => mark(child, inner) || any, isNew)
  }
  while (mark(program, top));

  const check = (node: Node, scope: Scope) => {
    const inner = scopes.get(node) ?? scope
    if (isCall(node, 'expect') && isFromPage((node.arguments as Node[])[0]!, inner)) tell(node, 'looks at a page once')
    if (memberOf(node)?.name === 'waitForTimeout') tell(node, 'waits for a time')
    if (memberOf(node)?.name === 'toPass') tell(node, 'waits without an end: use expect.poll')
    if (
      node.type === 'ImportDeclaration' &&
      ['vitest', '@playwright/test'].includes(String((node.source as Node).value))
    )
      for (const { imported } of node.specifiers as { imported: Node }[])
        if (imported.name === 'expect' && !file.startsWith('test/support/'))
          tell(node, 'takes another expect than that of test/support/browser.ts')
    for (const child of childrenOf(node)) check(child, inner)
  }
  check(program, top)
  return [...found]
}
