import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundleFunctions, functionsDir } from '#infra/build/bundle.ts'
import { missingPackages } from '#infra/build/lambda-packages.ts'
import { listFunctions } from '#infra/inventory.ts'
import { isToFillIn, type OwnValues, siteProblems, sitesOnAws } from './countries.ts'
import { SiteStack } from './site-stack.ts'

const app = new App({ analyticsReporting: false, treeMetadata: false })
// The plugin refuses to write templates with an unacknowledged finding.
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))

const sites = sitesOnAws((app.node.tryGetContext('sites') ?? {}) as OwnValues)

const problems = sites.flatMap(siteProblems)
if (problems.length)
  throw new Error(`No templates are written:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)

const functions = await listFunctions()
const missing = missingPackages(functions.flatMap((entry) => (entry.kind === 'upload' ? entry.packages : [])))
if (missing.length > 0 && !sites.every(isToFillIn))
  throw new Error(`No templates are written: for Lambda, fetch ${missing.join(', ')} by \`npm run lambda-packages\``)
// `-c sdk=whole` bundles the complete AWS SDK, larger and slower to start, in case of doubt about
// the reduced one.
await bundleFunctions(functions, { lean: app.node.tryGetContext('sdk') !== 'whole' })
for (const site of sites) new SiteStack(app, `Dating${site.code}`, { site, functions, functionsDir })
app.synth()
