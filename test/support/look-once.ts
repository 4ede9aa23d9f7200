import { parseSync } from 'vite'

type Node = { type: string; start: number; [key: string]: unknown }

/** Methods of a page or locator that return its state at that moment, without waiting. */
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

/**
 * Whether a call is `page.url()`. The URL of a request or response is not counted, because it does
 * not change.
 */
const isAddress = ({ object, name }: { object: Node; name: unknown }) =>
  name === 'url' && object.type === 'Identifier' && !/^(request|response|route)$/.test(object.name as string)

/**
 * Scope of a function: the names that it declares, each with whether its value was read from a
 * page.
 */
type Scope = { own: Map<string, boolean>; outer: Scope | null }
type Scopes = Map<Node, Scope>
const isRead = (scope: Scope | null, name: string): boolean =>
  scope !== null && (scope.own.get(name) ?? isRead(scope.outer, name))

function declareNames(node: Node, scope: Scope, scopes: Scopes): void {
  if (node.type === 'VariableDeclarator') for (const name of namesIn(node.id as Node)) scope.own.set(name, false)
  if (node.type === 'FunctionDeclaration') scope.own.set((node.id as Node).name as string, false)
  const inner = isFunction(node) ? { own: new Map<string, boolean>(), outer: scope } : scope
  if (isFunction(node)) {
    scopes.set(node, inner)
    for (const name of (node.params as Node[]).flatMap(namesIn)) inner.own.set(name, false)
  }
  for (const child of childrenOf(node)) declareNames(child, inner, scopes)
}

/**
 * Whether the value of an expression was read from a page, directly or by a function that it calls.
 */
function isFromPage(node: Node, scope: Scope): boolean {
  if (isFunction(node) || isPoll(node)) return false
  if (node.type === 'Identifier') return isRead(scope, node.name as string)
  const member = node.type === 'CallExpression' ? memberOf(node) : undefined
  const isPromise = member?.object.name === 'Promise'
  if (member && !isPromise && (reads.has(member.name as string) || isAddress(member))) return true
  if (node.type === 'MemberExpression') return isFromPage(node.object as Node, scope)
  if (node.type === 'Property') return isFromPage(node.value as Node, scope)
  return childrenOf(node).some((child) => isFromPage(child, scope))
}

function returnsRead(node: Node, scope: Scope): boolean {
  const isReadReturned = (part: Node): boolean =>
    part.type === 'ReturnStatement'
      ? isNode(part.argument) && isFromPage(part.argument, scope)
      : !isFunction(part) && childrenOf(part).some(isReadReturned)
  const body = node.body as Node
  return body.type === 'BlockStatement' ? childrenOf(body).some(isReadReturned) : isFromPage(body, scope)
}

/**
 * Marks the names whose value was read from a page. Returns whether one was newly marked, because
 * other names may depend on it.
 */
function markReads(node: Node, scope: Scope, scopes: Scopes): boolean {
  const inner = scopes.get(node) ?? scope
  const init = node.type === 'VariableDeclarator' && isNode(node.init) ? node.init : null
  const isVariableRead = init && (isFunction(init) ? returnsRead(init, scopes.get(init)!) : isFromPage(init, scope))
  const isFunctionRead = node.type === 'FunctionDeclaration' && returnsRead(node, inner)
  const names = isVariableRead || isFunctionRead ? namesIn(node.id as Node) : []
  const found = names.filter((name) => scope.own.get(name) === false)
  for (const name of found) scope.own.set(name, true)
  return childrenOf(node).reduce((any, child) => markReads(child, inner, scopes) || any, found.length > 0)
}

function faultsOf(node: Node, scope: Scope): string[] {
  const method = memberOf(node)?.name
  const isStrange =
    node.type === 'ImportDeclaration' &&
    ['vitest', '@playwright/test'].includes(String((node.source as Node).value)) &&
    (node.specifiers as { imported: Node }[]).some(({ imported }) => imported.name === 'expect')
  return [
    ...(isCall(node, 'expect') && isFromPage((node.arguments as Node[])[0]!, scope) ? ['looks at a page once'] : []),
    ...(method === 'waitForTimeout' ? ['waits for a time'] : []),
    ...(method === 'runFor' || method === 'fastForward'
      ? ['runs the clock of a page that still loads: use runClock']
      : []),
    ...(method === 'toPass' ? ['waits without an end: use expect.poll'] : []),
    ...(isStrange ? ['takes another expect than that of test/support/page-expect.ts'] : []),
  ]
}

/**
 * Faults of a journey, each with file and line. The main fault is an expectation about a page that
 * was read once, without waiting: a race between page and test decides whether such a test passes.
 * Values read from a page are traced through the names and functions of the file. Reading inside
 * `expect.poll` is accepted, because it repeats. Other faults are, for example, a wait for a fixed
 * time and the `expect` of another module.
 */
export function findLooksOnce(file: string, source: string): string[] {
  const program = parseSync(file, source).program as unknown as Node
  const [top, scopes]: [Scope, Scopes] = [{ own: new Map(), outer: null }, new Map()]
  declareNames(program, top, scopes)
  while (markReads(program, top, scopes));
  const faultsIn = (node: Node, scope: Scope): string[] => {
    const inner = scopes.get(node) ?? scope
    const line = source.slice(0, node.start).split('\n').length
    const own = faultsOf(node, inner).map((fault) => `${file}:${line} ${fault}`)
    return [...own, ...childrenOf(node).flatMap((child) => faultsIn(child, inner))]
  }
  return faultsIn(program, top)
}
