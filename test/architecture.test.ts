import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { errors } from '#shared/contract/errors.ts'
import { contract } from '#shared/contract/index.ts'
import { countries } from '#shared/countries/all.ts'

const root = path.resolve(import.meta.dirname, '..')
const domains = [
  'account',
  'profile',
  'photos',
  'members',
  'likes',
  'chats',
  'credits',
  'discounts',
  'notifications',
  'safety',
  'site',
  'staff',
  // The other domains of the staff console.
  'moderation',
  'fictional',
  'desk',
  'campaigns',
  'finance',
  'proofs',
  'mail',
]

const filesBelow = (folder: string): string[] =>
  !existsSync(path.join(root, folder))
    ? []
    : readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && statSync(path.join(root, file)).isFile())

const aliases: Record<string, string> = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#infra/': 'infra/',
  '#frontend/': 'frontend/src/',
  '#test/': 'test/',
}

/**
 * Imports of a file: project files by path, packages by name. `import type` counts only with
 * `typesToo`.
 */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const found = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ]
  return found.map(([, a, b, c]) => {
    const target = (a ?? b ?? c)!
    if (target.startsWith('.')) return path.join(path.dirname(file), target)
    for (const [alias, folder] of Object.entries(aliases))
      if (target.startsWith(alias)) return folder + target.slice(alias.length)
    return target
  })
}

const isProject = (target: string) => /^(shared|functions|infra|frontend|test)\//.test(target)

/** Every import below a folder that the rule does not allow, as `file -> target`. */
const offences = (folder: string, mayImport: (target: string, file: string) => boolean): string[] =>
  filesBelow(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(target, file))
      .map((target) => `${file} -> ${target}`),
  )

describe('imports', () => {
  test('shared imports zod and itself', () => {
    expect(offences('shared', (target) => target.startsWith('shared/') || target === 'zod/mini')).toEqual([])
  })

  test("the frontend imports nothing from functions, nor the contract's index from shared", () => {
    expect(
      offences(
        'frontend/src',
        (target) =>
          !isProject(target) ||
          target.startsWith('frontend/') ||
          (target.startsWith('shared/') && target !== 'shared/contract/index.ts'),
      ),
    ).toEqual([])
  })

  /**
   * Layers of the browser's source, lowest first: technical, kit, shared domain code, screens,
   * composition.
   */
  const pageFloors = ['lib', 'ui', 'domain', 'features', 'app']
  const pageFloorOf = (file: string) => pageFloors.indexOf(file.split('/')[2]!)

  test('the frontend imports downwards only, and no feature imports another', () => {
    const featureOf = (file: string) => /^frontend\/src\/features\/([^/]+)\//.exec(file)?.[1]
    expect(
      offences('frontend/src', (target, file) => {
        if (!target.startsWith('frontend/src/')) return true
        if (featureOf(file) && featureOf(target)) return featureOf(file) === featureOf(target)
        return pageFloorOf(target) <= pageFloorOf(file)
      }),
    ).toEqual([])
  })

  test('the kit and the technical layer import no calls of the contract', () => {
    const isCall = (target: string) => /^shared\/contract\/(?!endpoint|errors)/.test(target)
    const isKit = (file: string) => /^frontend\/src\/(ui|lib)\//.test(file)
    expect(offences('frontend/src', (target, file) => !isKit(file) || !isCall(target))).toEqual([])
  })

  test('ROLE-11 OPEN-06 the member site loads no code, texts or calls of the staff console', () => {
    const calls = 'staff|moderation|member-file|hand-requests|flaggers|finance|desk|campaigns|fictional'
    const console = new RegExp(
      `^frontend/src/(features/staff/|app/staff-main\\.tsx)|^shared/contract/(${calls})\\.ts$|^shared/i18n/[a-z]{2}/(staff|staff-errors|finance)\\.ts$`,
    )
    const isConsole = (file: string) => console.test(file)
    const isTypeOnly = (file: string) => file.endsWith('.d.ts')
    expect(
      offences('frontend/src', (target, file) => isConsole(file) || isTypeOnly(file) || !isConsole(target)),
    ).toEqual([])
  })

  /** Layers of `functions`, lowest first. Every other folder is a domain, the highest layer. */
  const floors = ['platform', 'table', 'stores', 'auth']
  const floorOf = (file: string): number => {
    const floor = floors.indexOf(file.split('/')[1]!)
    return floor < 0 ? floors.length : floor
  }
  const folderOf = (file: string) => file.split('/')[1]

  test('functions import downwards only: a domain imports no other domain', () => {
    expect(
      offences('functions', (target, file) => {
        if (!isProject(target)) return true
        if (target.startsWith('shared/')) return target !== 'shared/contract/index.ts'
        if (!target.startsWith('functions/')) return false
        return folderOf(target) === folderOf(file) || floorOf(target) < floorOf(file)
      }),
    ).toEqual([])
  })

  test.each(['functions', 'functions/stores', 'frontend/src', 'frontend/src/domain'])(
    'the folders of %s have no import cycle',
    (parent) => {
      const folderIn = (file: string) =>
        file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0]! : []
      const imported = new Map<string, Set<string>>()
      for (const file of filesBelow(parent)) {
        const own = [folderIn(file)].flat()[0]!
        const others = importsOf(file).flatMap(folderIn)
        imported.set(own, new Set([...(imported.get(own) ?? []), ...others.filter((other) => other !== own)]))
      }
      const reachable = (folder: string, seen = new Set<string>()): Set<string> => {
        for (const other of imported.get(folder) ?? []) if (!seen.has(other)) reachable(other, seen.add(other))
        return seen
      }
      expect([...imported.keys()].filter((folder) => reachable(folder).has(folder))).toEqual([])
    },
  )

  test("only stores access the table's client, reads and writes", () => {
    const isAccess = (target: string) => /^functions\/table\/(read|write|client|dynamodb)\.ts$/.test(target)
    expect(
      offences('functions', (target, file) => !isAccess(target) || /^functions\/(table|stores)\//.test(file)),
    ).toEqual([])
  })

  test('NOTIF-15 mails are ordered by the policy only, through notify', () => {
    const orders = [...filesBelow('functions'), ...filesBelow('infra')].filter((file) =>
      /\baddMail\b/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(orders.sort()).toEqual(['functions/stores/mail/outbox.ts', 'functions/stores/notifications/notify.ts'])
  })

  test("the AWS infrastructure imports contract, resources, the table's shape and the bucket's paths, no handler", () => {
    const isAllowed = (target: string) =>
      !target.startsWith('functions/') ||
      ['functions/table/shape.ts', 'functions/platform/bucket-paths.ts'].includes(target) ||
      /^functions\/\w+\/resources\.ts$/.test(target)
    expect([...offences('infra/aws', isAllowed), ...offences('infra/build', isAllowed)]).toEqual([])
  })

  test("functions have the table's client of the bundles, in functions/table only", () => {
    const isClient = (target: string) =>
      /^@aws-sdk\/(client|lib)-dynamodb/.test(target) || target === 'functions/table/dynamodb.ts'
    expect(offences('functions', (target, file) => !isClient(target) || file.startsWith('functions/table/'))).toEqual(
      [],
    )
    const sdkValues = /^import (?!type )[^'"]*from '@aws-sdk\/(client|lib)-dynamodb'/m
    const users = filesBelow('functions').filter((file) => sdkValues.test(readFileSync(path.join(root, file), 'utf8')))
    expect(users).toEqual([])
  })

  test('no file is a barrel except the contract', () => {
    const barrels = ['shared', 'functions', 'infra', 'frontend/src']
      .flatMap(filesBelow)
      .filter((file) => /\/index\.tsx?$/.test(file))
    expect(barrels).toEqual(['shared/contract/index.ts'])
  })
})

test('the style sheets of each page are built from files that exist', () => {
  const sheets = ['site.css', 'landers.css'].map((name) => `frontend/src/app/${name}`)
  const sources = sheets.flatMap((sheet) => {
    const text = readFileSync(path.join(root, sheet), 'utf8')
    return [...text.matchAll(/@source "([^"]+)"/g)].flatMap(([, source]) => {
      const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source!) ?? []
      const paths = names ? names.split(',').map((name) => before + name + after) : [source!]
      return paths.map((one) => path.join(path.dirname(sheet), one))
    })
  })
  expect(sources.length).toBeGreaterThan(10)
  expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
})

describe('one of each kind', () => {
  const endpoints = Object.entries(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([key, spec]) => ({ domain, key, spec })),
  )

  test('every domain of the contract is one of the domain words', () => {
    expect(Object.keys(contract).filter((domain) => !domains.includes(domain))).toEqual([])
  })

  test('every endpoint has a handler named by its key, and every handler an endpoint', () => {
    const declared = endpoints.map(({ domain, key }) => `functions/${domain}/endpoints/${key}.ts`).sort()
    const found = filesBelow('functions')
      .filter((file) => file.includes('/endpoints/'))
      .sort()
    expect(found).toEqual(declared)
  })

  test('every handler passes the endpoint of its own file name', () => {
    // The browser loads the calls of direct debit, stored cards, kept copies, verification and age
    // check with their screens only, so they have files of their own. Those of moderation have
    // five, as one is long.
    const parts: Record<string, string[]> = {
      account: ['account', 'ageCheck'],
      credits: ['credits', 'cards', 'directDebit'],
      moderation: ['moderation', 'handRequests', 'flaggers', 'verifying', 'queueClaims'],
      photos: ['photos', 'verification'],
      safety: ['safety', 'keptChats'],
    }
    const partsOf = (domain: string) => parts[domain] ?? [domain]
    const strangers = endpoints.filter(({ domain, key }) => {
      const text = readFileSync(path.join(root, `functions/${domain}/endpoints/${key}.ts`), 'utf8')
      return !partsOf(domain).some((name) => text.includes(`handle(${name}.${key},`))
    })
    expect(strangers.map(({ domain, key }) => `${domain}.${key}`)).toEqual([])
  })

  test('no two endpoints share a method and path', () => {
    const routes = endpoints.map(({ spec }) => `${spec.method} ${spec.path}`)
    expect(new Set(routes).size).toBe(routes.length)
  })

  test.each(Object.keys(contract))(
    'the resources of %s list each of its endpoints, jobs and reactions with the impact of a failure',
    async (domain) => {
      const listed = (await import(`../functions/${domain}/resources.ts`)) as Record<
        string,
        Record<string, { impact: string }>
      >
      const keysOf = (folder: string) =>
        filesBelow(`functions/${domain}/${folder}`)
          .map((file) => path.basename(file, '.ts'))
          .sort()
      expect(Object.keys(listed.endpoints ?? {}).sort()).toEqual(keysOf('endpoints'))
      expect(Object.keys(listed.jobs ?? {}).sort()).toEqual(keysOf('jobs'))
      expect(Object.keys(listed.reactions ?? {}).sort()).toEqual(keysOf('reactions'))
      for (const group of Object.values(listed))
        for (const resources of Object.values(group)) expect(resources.impact).toMatch(/\w.*\.$/)
    },
  )

  test('every refusal has a text in every language', async () => {
    const languages = readdirSync(path.join(root, 'shared/i18n')).filter((name) => /^[a-z]{2}$/.test(name))
    expect(languages).toEqual(expect.arrayContaining(['nl', 'en']))
    for (const language of languages) {
      const files = await Promise.all(
        ['errors', 'staff-errors'].map((name) => import(`../shared/i18n/${language}/${name}.ts`)),
      )
      const texts = Object.assign({}, ...files.flatMap((file: object) => Object.values(file))) as Record<string, string>
      expect(Object.keys(texts).sort()).toEqual(Object.keys(errors).sort())
      for (const [code, text] of Object.entries(texts)) {
        expect(text, code).not.toBe('')
        // error-texts.ts fills in plain placeholders only, no plurals or other ICU syntax.
        expect(text.replace(/\{\w+\}/g, ''), code).not.toMatch(/[{}]/)
      }
    }
  })

  test('each of the 15 countries has a file', () => {
    expect(Object.keys(countries)).toHaveLength(15)
  })
})

describe('rules for the sources', () => {
  test('no comment line has more than 100 columns', () => {
    const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
    const long = ['shared', 'functions', 'infra', 'frontend', 'test'].flatMap(filesBelow).flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (isComment(line) && line.length > 100 ? [`${file}:${at + 1}`] : [])),
    )
    expect(long).toEqual([])
  })

  const sources = ['shared', 'functions', 'infra', 'frontend/src'].flatMap(filesBelow)

  test('only functions/platform/log.ts logs errors, and all functions but endpoints start through it', () => {
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const functions = filesBelow('functions').filter((file) => file !== 'functions/platform/log.ts')
    expect(
      functions.filter((file) => /console\.(error|warn)\([^)]*(\berror\b(?!\.)|\.message\b)/.test(read(file))),
    ).toEqual([])
    // A message can contain stored items, addresses and texts of members.
    expect(functions.filter((file) => /\bString\((error|reason|cause)\)/.test(read(file)))).toEqual([])
    const entries = functions.filter((file) => /^functions\/\w+\/(jobs|queues|sockets|uploads|topics)\//.test(file))
    const starts = /export const handler = (job|guarded|queueHandler|handleConnect|disconnectHandler|messageHandler)\(/
    expect(entries.filter((file) => !starts.test(read(file)))).toEqual([])
  })

  test('no code scans the table', () => {
    const scans = [...filesBelow('functions'), ...filesBelow('infra')].filter((file) =>
      /\bScanCommand\b|dynamodb:Scan\b/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(scans).toEqual([])
  })

  test('only functions/platform/clock.ts reads the clock in rules and functions', () => {
    const readers = [...filesBelow('shared'), ...filesBelow('functions')].filter(
      (file) =>
        file !== 'functions/platform/clock.ts' &&
        /\bDate\.now\(\)|new Date\(\)/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(readers).toEqual([])
  })

  test('Intl formatters are created in shared/rules/intl.ts only', () => {
    const makers = [...filesBelow('shared'), ...filesBelow('functions')].filter((file) =>
      /\bnew Intl\.|\.toLocale(|Date|Time)String\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // Exceptions: one checks that a time zone exists, the other creates the only segmenter.
    const allowed = ['shared/countries/check.ts', 'shared/rules/intl.ts', 'shared/rules/message.ts']
    expect(makers.sort()).toEqual(allowed)
  })

  test('zod is imported as zod/mini everywhere', () => {
    expect(sources.filter((file) => /from 'zod(\/v4)?'/.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  test('no test is disabled', () => {
    const off = filesBelow('test').filter((file) =>
      /\b(it|test|describe)\.(skip|only|todo)\b\(/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(off).toEqual([])
  })
})
