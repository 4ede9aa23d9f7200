import type { OpenApiDocument, Operation } from '#infra/build/openapi.ts'
import { escaped } from './http.ts'

/** Path at which the developer page serves the document itself. */
export const documentPath = '/dev/api/openapi.json'

/** Every call of the OpenAPI document by domain, with access, refusals and sample. */
export function apiPage({ tags, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const index = tags.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ')
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<section><h2 id="${name}">${name}</h2>${own.map(callEntry).join('')}</section>`
  })
  return `<p>${calls.length} calls. <a href="${documentPath}">openapi.json</a></p><p>${index}</p>${sections.join('')}`
}

type Call = { path: string; method: string; operation: Operation }

const callEntry = ({ path, method, operation }: Call): string => {
  const { operationId, description, responses } = operation
  const body = operation.requestBody?.content['application/json']
  const answer = responses[200]?.content?.['application/json']
  return `
<details id="${operationId}">
<summary><code>${method.toUpperCase()} ${path}</code> ${operationId} <span class="tag">${accessText(operation)}</span></summary>
${description ? `<p>${escaped(description)}</p>` : ''}
<h3>Request</h3>
<pre>${method.toUpperCase()} ${escaped(path + queryText(operation))}${body ? `\n\n${jsonText(body.example)}` : ''}</pre>
${fieldList(operation)}
<h3>Answer</h3>
<pre>${answer ? `200\n\n${jsonText(answer.example)}` : '204'}</pre>
<h3>Refusals</h3>
<dl>${refusalRows(operation)}</dl>
</details>`
}

const accessText = (operation: Operation): string => {
  const roles = operation.security.flatMap(({ staffSession = [] }) => staffSession)
  return operation['x-access'] + (roles.length > 0 ? `: ${roles.join(', ')}` : '')
}

const queryText = ({ parameters = [] }: Operation): string => {
  const given = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, String(example)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** Query parameters; optional ones are marked. */
const fieldList = ({ parameters = [] }: Operation): string =>
  parameters.length > 0
    ? `<p class="quiet">Query: ${parameters.map(({ name, required }) => `<code>${name}</code>${required ? '' : ' (optional)'}`).join(', ')}</p>`
    : ''

const refusalRows = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description }]) => description.split('\n').map((line) => [status, line] as const))
    .map(([status, line]) => `<dt>${status}</dt><dd>${escaped(line)}</dd>`)
    .join('')

const jsonText = (value: unknown): string => escaped(JSON.stringify(value, null, 2))
