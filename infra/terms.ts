import { readFileSync } from 'node:fs'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { countEverybody, findOlderAccounts } from '#functions/stores/campaigns/everybody.ts'
import { addTermsChange, findTermsChange } from '#functions/stores/campaigns/terms-change.ts'
import { addAudit, operator } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import { countries } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { languages } from '#shared/i18n/languages.ts'
import { civilDate } from '#shared/rules/age.ts'
import { campaignPace } from '#shared/rules/limits.ts'
import { firstTermsDay, termsNoticeDays } from '#shared/rules/terms-notice.ts'
import { addOlderAccounts } from './older-accounts.ts'
import { runCommand, Wrong } from './operator-command.ts'

/**
 * The operator's command that announces new terms to all members of a country by mail:
 * `npm run terms -- --country NL --from 2027-01-15 --changes changes.json`. It writes to the table
 * directly, so AWS alone decides who may run it; the job `runCampaigns` queues the mails. Before
 * the first announcement, `--list` adds the accounts that were created before the audience existed.
 */

const usage = `npm run terms -- --list                          lists older accounts, once per country, before the first terms
npm run terms -- --from <day> --changes <file>   announces terms that apply from that day (2027-01-15)
npm run terms -- --from <day>                    how many members have been told

  The file is JSON with what changes, in every language: { "nl": "...", "en": "...", ... }

  --country NL     whose members are told (NL)
  --table <name>   the table of that country on AWS (output TableName); left out: the local one
  --dir <folder>   the local data (.local/data)`

/** Description of the changes in each language; the mail contains it as a few paragraphs. */
const Changes = z.record(z.enum(languages), z.string().check(z.trim(), z.minLength(20), z.maxLength(3_000)))

function readChanges(file: string): z.infer<typeof Changes> {
  const { data, error } = z.safeParse(Changes, JSON.parse(readFileSync(file, 'utf8')))
  if (data) return data
  const wrong = [...new Set(error.issues.map(({ path: at }) => String(at[0])))].join(', ')
  throw new Wrong(`${file} needs 20 to 3,000 characters in each of ${languages.join(', ')}. Wrong: ${wrong}.`)
}

async function announce(site: CountryCode, from: string, file: string, now: Date): Promise<string> {
  if (!(await findOlderAccounts(site)).endedAt)
    throw new Wrong(`Older accounts of ${site} may not be listed yet: run this command with --list first.`)
  const members = await countEverybody(site)
  const minutes = Math.ceil(members / campaignPace.membersPerMinute)
  const first = firstTermsDay(civilDate(now, countries[site].timeZone), members)
  if (from < first)
    throw new Wrong(
      `Members are told ${termsNoticeDays} days ahead, and the mails take about ${minutes} min: the first day that can be announced is ${first}.`,
    )
  const change = { site, from, changes: readChanges(file) }
  const entry = { id: ulid(now.getTime()), action: 'terms_announced', reason: `${site}, ${from}` } as const
  await commit([
    addTermsChange(change, () => new Wrong(`New terms from ${from} are announced in ${site} already.`), now),
    ...addAudit(operator, entry, now),
  ])
  return `New terms from ${from} are being announced to the members of ${site}: ${members} accounts, about ${minutes} min.`
}

async function progressOf(site: CountryCode, from: string): Promise<string> {
  const change = await findTermsChange(site, from)
  if (!change) return `Nothing is announced in ${site} from ${from}. It has ${await countEverybody(site)} accounts.`
  const { ordered, endedAt } = change
  return `${ordered} members of ${site} have been told of new terms from ${from}; ${endedAt ? 'that is all' : 'it goes on'}.`
}

const options = { list: { type: 'boolean' }, from: { type: 'string' }, changes: { type: 'string' } } as const

runCommand(usage, options, ({ list, from, changes }) => {
  if (list) return ({ tableName, offsetMs }, site) => addOlderAccounts(tableName, site, new Date(Date.now() + offsetMs))
  if (!from || !z.safeParse(z.iso.date(), from).success) throw new Wrong(`--from must be a day.\n\n${usage}`)
  return ({ offsetMs }, site) =>
    changes ? announce(site, from, changes, new Date(Date.now() + offsetMs)) : progressOf(site, from)
})
