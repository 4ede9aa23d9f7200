import { NestedStack } from 'aws-cdk-lib'
import type { FunctionEntry } from '#infra/inventory.ts'
import { addAlarms } from './functions/alarms.ts'
import { addFunction } from './functions/function.ts'
import { DomainRoles } from './functions/roles.ts'
import { addTrigger } from './functions/triggers.ts'
import type { SiteStack } from './site-stack.ts'

type DomainStackProps = {
  site: SiteStack
  domain: string
  functions: readonly FunctionEntry[]
  /** Folder of the bundles, one subfolder per function. */
  functionsDir: string
}

/** Functions of one domain, each with its role, log and trigger, and their alarms. */
export class DomainStack extends NestedStack {
  readonly site: SiteStack
  readonly domain: string
  readonly functionsDir: string
  readonly roles: DomainRoles

  constructor(site: SiteStack, id: string, { domain, functions, functionsDir }: DomainStackProps) {
    super(site, id, { description: `The ${domain} functions of ${site.site.siteName}` })
    this.site = site
    this.domain = domain
    this.functionsDir = functionsDir
    this.roles = new DomainRoles(this)
    const added = functions.map((entry) => ({ entry, ...addFunction(this, entry) }))
    for (const { entry, ...one } of added) addTrigger(this, entry, one)
    addAlarms(this, added)
  }
}
