import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { tokenFor } from '#functions/platform/invitation-token.ts'
import { addAudit, operator } from '#functions/stores/staff/audit.ts'
import * as store from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import { root } from '#infra/inventory.ts'
import { isCountryCode } from '#shared/countries/country.ts'
import { Email } from '#shared/model/input.ts'
import { type StaffRole, staffRoles } from '#shared/model/staff-roles.ts'
import { countriesOnAws } from './aws/countries.ts'
import { startDynamoDb } from './local/dynamodb.ts'
import { originsOf } from './local/environment.ts'
import { findJava } from './local/java.ts'
import { readKept } from './local/kept-file.ts'
import { claimData, findRunning } from './local/running-file.ts'
import { setOperatorCredentials } from './operator-credentials.ts'

/**
 * The operator's command that creates staff:
 * `npm run staff -- --email x --name "..." --roles moderator,finance`. It writes the table
 * directly, so AWS alone decides who may run it. The link is printed once; the table has only its
 * hash.
 */

class Wrong extends Error {}

const usage = `npm run staff -- --email <address> --name "<name>" --roles moderator,finance   invites a staff member
npm run staff -- --email <address> --reset                                  a new invitation after a lost phone or password
npm run staff -- --email <address> --disable                                disables a staff member at once

  --country NL     whose site the link leads to (NL)
  --table <name>   the table of that country on AWS (output TableName); left out: the local one
  --dir <folder>   the local data (.local/data)`

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        roles: { type: 'string' },
        country: { type: 'string', default: 'NL' },
        reset: { type: 'boolean', default: false },
        disable: { type: 'boolean', default: false },
        table: { type: 'string' },
        dir: { type: 'string', default: path.join(root, '.local/data') },
      },
    }).values
  } catch (error) {
    throw new Wrong(`${(error as Error).message}\n\n${usage}`)
  }
}
type Options = ReturnType<typeof readOptions>

const rolesOf = (text: string): StaffRole[] =>
  text.split(',').map((word) => {
    const role = staffRoles.find((known) => known === word.trim())
    if (!role) throw new Wrong(`"${word}" is no role: ${staffRoles.join(', ')}, or several with a comma.`)
    return role
  })

type Place = { tableName: string; origin: string; offsetMs: number; close: () => Promise<void> }

/** Opens the table on AWS, with the operator's own credentials. */
async function openOnAws(tableName: string, code: string): Promise<Place> {
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

/** Entry of the trail about an account of staff (MOD-15), for the transaction that changes it. */
const audit = (
  action: 'staff_invited' | 'staff_reset' | 'staff_disabled',
  { email, name, roles }: Pick<store.Staff, 'email' | 'name' | 'roles'>,
  now: Date,
) => addAudit(operator, { id: ulid(now.getTime()), action, reason: `${name} <${email}>, ${roles.join(', ')}` }, now)

async function act({ reset, disable, ...given }: Options, place: Place): Promise<string> {
  process.env.TABLE_NAME = place.tableName
  const { data: email } = z.safeParse(Email, given.email)
  if (!email) throw new Wrong(`--email must be an address.\n\n${usage}`)
  const now = new Date(Date.now() + place.offsetMs)
  const staffId = await store.findStaffByEmail(email)
  const existing = staffId ? await store.findStaff(staffId, { consistent: true }) : undefined

  if (disable) {
    if (!existing) throw new Wrong(`${email} is not a staff member.`)
    await commit([store.disableStaff(existing, now), ...audit('staff_disabled', existing, now)])
    return `${existing.name} <${email}> is disabled.`
  }
  if (existing && !reset) throw new Wrong(`${email} is already a staff member: add --reset for a new invitation.`)
  if (!existing && reset) throw new Wrong(`${email} is not a staff member: invite them without --reset.`)
  const name = given.name?.trim() ?? existing?.name
  const roles = given.roles ? rolesOf(given.roles) : existing?.roles
  if (!name || !roles) throw new Wrong(`--name and --roles are needed for a new staff member.\n\n${usage}`)

  const id = existing?.id ?? ulid(now.getTime())
  const token = tokenFor(id, randomBytes(32).toString('base64url'))
  if (existing)
    await commit([
      store.resetStaff(existing, { name, roles }, { token, now }),
      ...audit('staff_reset', { email, name, roles }, now),
    ])
  else
    await commit([
      ...store.addStaff({ id, email, name, roles }, { token, now }),
      ...audit('staff_invited', { email, name, roles }, now),
    ])
  return `${name} <${email}>, ${roles.join(' and ')}. This link works once, for 24 hours, and is shown only here:

  ${place.origin}/staff#invite=${token}`
}

const run = async () => {
  const options = readOptions()
  const code = options.country.toUpperCase()
  if (!isCountryCode(code)) throw new Wrong(`"${options.country}" is not one of our countries.`)
  const place = options.table ? await openOnAws(options.table, code) : await openHere(options.dir, code)
  try {
    console.log(await act(options, place))
  } finally {
    await place.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Wrong ? error.message : error)
  process.exitCode = 1
})
