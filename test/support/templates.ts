import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App, type NestedStack } from 'aws-cdk-lib'
import { afterAll, beforeAll } from 'vitest'
import { type CountryOnAws, siteToFillIn } from '#infra/aws/countries.ts'
import { pascal, SiteStack } from '#infra/aws/site-stack.ts'
import { type FunctionEntry, listFunctions } from '#infra/inventory.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes; a wrong path fails its test
export type Json = any
export type Resource = {
  Type: string
  Properties: Json
  DependsOn?: string[]
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}
export type Resources = Record<string, Resource>

export type SynthesizedTemplates = {
  app: App
  functions: readonly FunctionEntry[]
  main: Resources
  outputs: Record<string, { Value: Json }>
  domains: Record<string, Resources>
}

export const ofType = (resources: Resources, type: string) =>
  Object.values(resources).filter((resource) => resource.Type === type)

/** Resources of a type in all stacks of the site. */
export const everywhereIn = ({ main, domains }: SynthesizedTemplates, type: string): Resource[] =>
  [main, ...Object.values(domains)].flatMap((resources) => ofType(resources, type))

/** Policy statements of all roles. */
export const statementsOf = (stack: SynthesizedTemplates): Json[] =>
  [...everywhereIn(stack, 'AWS::IAM::Policy'), ...everywhereIn(stack, 'AWS::IAM::Role')].flatMap(
    ({ Properties: own }): Json[] => [
      ...(own.PolicyDocument?.Statement ?? []),
      ...(own.Policies ?? []).flatMap((policy: Json) => policy.PolicyDocument.Statement),
    ],
  )

export const actionsOf = (statement: Json): string[] => [statement.Action].flat()

/**
 * Templates of the Netherlands, with `own` in place of the placeholders of an operator's settings.
 * The code of each function is replaced by a stub of a single line. The returned object is filled
 * in before the first test.
 */
export function openTemplates(own: Partial<CountryOnAws> = {}): SynthesizedTemplates {
  const opened = {} as SynthesizedTemplates
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'stacks-'))
    const functions = await listFunctions()
    for (const { name } of functions) {
      mkdirSync(path.join(folder, 'functions', name), { recursive: true })
      writeFileSync(path.join(folder, 'functions', name, 'index.mjs'), `export const handler = '${name}'`)
    }
    const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }
    const app = new App({ outdir: path.join(folder, 'out'), context, treeMetadata: false })
    const site = { ...siteToFillIn('NL'), pushPublicKey: 'public', flexpayShop: '115790', yotiSdkId: 'sdk', ...own }
    const stack = new SiteStack(app, 'Site', { site, functions, functionsDir: path.join(folder, 'functions') })
    const { directory } = app.synth()
    const read = (file: string) => JSON.parse(readFileSync(path.join(directory, file), 'utf8'))
    const { Resources: main, Outputs: outputs } = read(stack.templateFile)
    const domains = Object.fromEntries(
      [...new Set(functions.map(({ domain }) => domain))].map((domain) => {
        const nested = stack.node.findChild(pascal(domain)) as NestedStack
        return [domain, read(nested.templateFile).Resources]
      }),
    )
    Object.assign(opened, { app, functions, main, outputs, domains })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return opened
}
