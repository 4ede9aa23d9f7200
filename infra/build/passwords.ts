// Makes shared/rules/data/common-passwords.json: the 3,000 most common passwords of at least 8
// characters (ASVS 6.2.4) and those of the site's own languages in local-passwords.json. Run by
// hand after an update of @zxcvbn-ts/language-common, whose list is ordered by frequency:
//   node infra/build/passwords.ts
import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import local from './local-passwords.json' with { type: 'json' }

/** Minimum length; shorter passwords are refused for their length. */
const shortest = 8
const mostCommon = 3000

const common = (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= shortest)
const list = new Set([...common.slice(0, mostCommon), ...local].map((password) => password.toLowerCase()))
const file = new URL('../../shared/rules/data/common-passwords.json', import.meta.url)
// One text, without quotes and commas: every function that takes a password includes it.
writeFileSync(file, `${JSON.stringify([...list].join(' '))}\n`)
console.log(`${list.size} passwords`)
