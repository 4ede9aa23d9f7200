import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { variableNames } from '#functions/platform/resources.ts'
import { root } from '#infra/inventory.ts'
import { type CountryCode, isCountryCode } from '#shared/countries/country.ts'
import { type OwnValues, siteOnAws } from './aws/countries.ts'
import { startDynamoDb } from './local/dynamodb.ts'
import { originsOf } from './local/environment.ts'
import { findJava } from './local/java.ts'
import { readKept } from './local/kept-file.ts'
import { claimData, findRunning } from './local/running-file.ts'
import { setOperatorCredentials } from './operator-credentials.ts'

/** Wrong use of an operator's command: its text is shown without a stack trace. */
export class Wrong extends Error {}

/** Table of a country, to which an operator's command writes directly. */
export type Place = { tableName: string; origin: string; offsetMs: number; close: () => Promise<void> }

/** Opens the table on AWS, with the operator's own credentials. */
async function openOnAws(tableName: string, code: CountryCode): Promise<Place> {
  const { host, region } = siteOnAws(code, ownValues())
  if (host.endsWith('.example'))
    throw new Wrong(`The host of ${code} is not known: fill in cdk.context.json first (infra/opening.md).`)
  process.env.AWS_REGION ??= region
  await setOperatorCredentials()
  return { tableName, origin: `https://${host}`, offsetMs: 0, close: async () => {} }
}

const ownValues = (): OwnValues => {
  const file = path.join(root, 'cdk.context.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).sites ?? {}) : {}
}

/** Opens the local table: the table of the running site, or a database started for this command. */
async function openHere(dir: string, code: string): Promise<Place> {
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

/** Options that every operator's command takes. */
const shared = {
  country: { type: 'string', default: 'NL' },
  table: { type: 'string' },
  dir: { type: 'string', default: path.join(root, '.local/data') },
} as const

type Options = NonNullable<ParseArgsConfig['options']>
/** Values of a command's own options and of the shared ones. */
export type Values<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & typeof shared; strict: true; allowPositionals: false }>
>['values']

/** Action of the command on the table; returns the text to print. */
type Act = (place: Place, site: CountryCode) => Promise<string>

function readOptions<Own extends Options>(usage: string, own: Own): Values<Own> {
  try {
    return parseArgs({ options: { ...own, ...shared }, strict: true, allowPositionals: false }).values as Values<Own>
  } catch (error) {
    throw new Wrong(`${(error as Error).message}\n\n${usage}`)
  }
}

async function run<Own extends Options>(usage: string, own: Own, begin: (values: Values<Own>) => Act): Promise<void> {
  const values = readOptions(usage, own)
  const { country, table, dir } = values as Values<typeof shared>
  const site = country.toUpperCase()
  if (!isCountryCode(site)) throw new Wrong(`"${country}" is not one of our countries.`)
  const act = begin(values)
  const place = table ? await openOnAws(table, site) : await openHere(dir, site)
  process.env[variableNames.tableName] = place.tableName
  try {
    console.log(await act(place, site))
  } finally {
    await place.close()
  }
}

/**
 * Runs an operator's command on the table of a country. `begin` gets the options and may refuse
 * them, by throwing `Wrong`, before the table is opened.
 */
export function runCommand<Own extends Options>(usage: string, own: Own, begin: (values: Values<Own>) => Act): void {
  run(usage, own, begin).catch((error: unknown) => {
    console.error(error instanceof Wrong ? error.message : error)
    process.exitCode = 1
  })
}
