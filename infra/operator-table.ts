import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#infra/inventory.ts'
import { countriesOnAws } from './aws/countries.ts'
import { startDynamoDb } from './local/dynamodb.ts'
import { originsOf } from './local/environment.ts'
import { findJava } from './local/java.ts'
import { readKept } from './local/kept-file.ts'
import { claimData, findRunning } from './local/running-file.ts'
import { setOperatorCredentials } from './operator-credentials.ts'

/** Wrong use of an operator's command: its text is shown without a stack trace. */
export class Wrong extends Error {}

/** Table of a country, for an operator's command, which writes it directly. */
export type Place = { tableName: string; origin: string; offsetMs: number; close: () => Promise<void> }

/** Opens the table on AWS, with the operator's own credentials. */
export async function openOnAws(tableName: string, code: string): Promise<Place> {
  const own = contextSites()[code]
  const { host, region } = { ...countriesOnAws.find((site) => site.code === code), ...own }
  if (!host || !region || host.endsWith('.example'))
    throw new Wrong(`The host of ${code} is not known: fill in cdk.context.json first (infra/opening.md).`)
  process.env.AWS_REGION ??= region
  await setOperatorCredentials()
  return { tableName, origin: `https://${host}`, offsetMs: 0, close: async () => {} }
}

const contextSites = (): Record<string, { host?: string; region?: string }> => {
  const file = path.join(root, 'cdk.context.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).sites ?? {}) : {}
}

/** Opens the local table: that of the running site, or a database started for this command. */
export async function openHere(dir: string, code: string): Promise<Place> {
  const folder = path.join(dir, 'table')
  if (!existsSync(folder)) throw new Wrong('There is no local data yet: start the site with `npm start` first.')
  const running = findRunning(dir)
  if (running && !running.endpoint) throw new Wrong('The site is just starting: try again in a moment.')
  const origin = (running?.origins ?? originsOf(['NL', 'BE', 'DE'], 3000))[code]
  if (!origin) throw new Wrong(`The local run has no site for ${code}.`)
  const { offsetMs } = readKept(path.join(dir, 'clock.json'), { offsetMs: 0 })

  const claim = running ? undefined : claimData(dir)
  const database = running
    ? undefined
    : await startDynamoDb({ dir: folder, java: await findJava(path.join(root, '.local/java'), console.log) })
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: running?.endpoint ?? database?.endpoint,
  })
  const close = async () => {
    await database?.stop()
    claim?.release()
  }
  return { tableName: 'site', origin, offsetMs, close }
}
