import { expect, test } from 'vitest'
import { openTemplates, type Resources, type SynthesizedTemplates } from '#test/support/templates.ts'

const templates = openTemplates()
const raised = openTemplates({ secretsVersion: 2 })

/** Properties of every resource, by stack and logical id. */
const resourcesOf = ({ main, domains }: SynthesizedTemplates) =>
  Object.entries({ main, ...domains }).flatMap(([stack, resources]: [string, Resources]) =>
    Object.entries(resources).map(([id, { Type, Properties }]) => ({
      name: `${stack} ${id}`,
      type: Type,
      properties: JSON.stringify(Properties ?? {}),
    })),
  )

test('a raised secretsVersion updates everything that contains a secret, so that a rotated one is read', () => {
  const after = new Map(resourcesOf(raised).map(({ name, properties }) => [name, properties]))
  const before = resourcesOf(templates)
  const secret = before.filter(({ properties }) => properties.includes('{{resolve:secretsmanager:'))
  expect(new Set(secret.map(({ type }) => type))).toEqual(
    new Set(['AWS::Lambda::Function', 'AWS::CloudFront::Distribution']),
  )
  const unchanged = secret.filter(({ name, properties }) => after.get(name) === properties)
  expect(unchanged.map(({ name }) => name)).toEqual([])
  const functions = before.filter(({ type }) => type === 'AWS::Lambda::Function')
  expect(functions.filter(({ name, properties }) => after.get(name) === properties)).toEqual([])
})
