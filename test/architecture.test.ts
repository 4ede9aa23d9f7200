import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FunctionEntry, listFunctions } from '#infra/inventory.ts'
import { type Endpoint, endpointsOf } from '#shared/contract/endpoint.ts'
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

const filesBelow = (folder: string, names = /\.tsx?$/): string[] =>
  !existsSync(path.join(root, folder))
    ? []
    : readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file))
        .filter((file) => names.test(file) && statSync(path.join(root, file)).isFile())

const aliases: Record<string, string> = {
  '#shared/': 'shared/',
  '#functions/': 'functions/',
  '#infra/': 'infra/',
  '#frontend/': 'frontend/src/',
  '#test/': 'test/',
}

/** Imports of a file: project files by path, packages by name. Type imports count by default. */
function importsOf(file: string, { withTypes = true } = {}): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const text = withTypes ? source : source.replaceAll(/^import type [^'"]*from ['"][^'"]+['"]$/gm, '')
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

/** Calls of the contract's file `shared/contract/<file>`. */
type ContractFile = { file: string; calls: Record<string, Endpoint> }

const contractFiles: ContractFile[] = await Promise.all(
  readdirSync(path.join(root, 'shared/contract'))
    .filter((file) => file !== 'index.ts' && file !== 'login-calls.ts')
    .map(async (file) => ({
      file,
      calls: endpointsOf(
        (await import(`../shared/contract/${path.basename(file, '.ts')}.ts`)) as Record<string, Endpoint>,
      ),
    })),
)

const hasAccess = ({ calls }: ContractFile, ...access: Endpoint['access'][]) =>
  Object.values(calls).some((call) => access.includes(call.access))

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

  test('no trade of the console imports another, not even by what they share', () => {
    const tradeOf = (file: string) => /^frontend\/src\/features\/staff\/(?!parts\/)([^/]+)\//.exec(file)?.[1]
    const shell = ['routes.ts', 'parts/Rail.tsx'].map((file) => `frontend/src/features/staff/${file}`)
    expect(
      offences('frontend/src/features/staff', (target, file) => {
        const [from, to] = [tradeOf(file), tradeOf(target)]
        return to === undefined || from === to || shell.includes(file)
      }),
    ).toEqual([])
  })

  test('the kit and the technical layer import no calls of the contract', () => {
    const isCall = (target: string) => /^shared\/contract\/(?!endpoint|errors)/.test(target)
    const isKit = (file: string) => /^frontend\/src\/(ui|lib)\//.test(file)
    expect(offences('frontend/src', (target, file) => !isKit(file) || !isCall(target))).toEqual([])
  })

  test('ROLE-11 OPEN-06 the member site loads no code, texts or calls of the staff console', () => {
    // A contract file belongs to the console if any of its calls is for staff, because staff
    // sign-in and invitations are public calls. The two files added by name have no calls, only
    // shapes that console calls use.
    const ofConsole = contractFiles.filter((one) => hasAccess(one, 'staff')).map(({ file }) => file)
    const calls = new Set(
      [...ofConsole, 'member-file.ts', 'moderation-items.ts'].map((file) => `shared/contract/${file}`),
    )
    const console =
      /^frontend\/src\/(features\/staff\/|app\/staff-main\.tsx)|^shared\/i18n\/[a-z]{2}\/(staff|staff-errors|finance)\.ts$/
    const isConsole = (file: string) => calls.has(file) || console.test(file)
    const isTypeOnly = (file: string) => file.endsWith('.d.ts')
    expect(
      offences('frontend/src', (target, file) => isConsole(file) || isTypeOnly(file) || !isConsole(target)),
    ).toEqual([])
  })

  test('ROLE-11 no file of the contract has calls of staff beside calls of members', () => {
    const mixed = contractFiles.filter((one) => hasAccess(one, 'staff') && hasAccess(one, 'member', 'visitor'))
    expect(mixed.map(({ file }) => file)).toEqual([])
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

  test('of the table, domains import keys, transactions, jobs, the stream and queues of staff only', () => {
    const allowed = /^functions\/table\/((index-)?keys?|transaction|job|stream|staff-queue)\.ts$/
    expect(
      offences(
        'functions',
        (target, file) =>
          !target.startsWith('functions/table/') || allowed.test(target) || /^functions\/(table|stores)\//.test(file),
      ),
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
      ['functions/table/shape.ts', 'functions/platform/bucket-paths.ts', 'functions/platform/follows.ts'].includes(
        target,
      ) ||
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
      .flatMap((folder) => filesBelow(folder))
      .filter((file) => /\/index\.tsx?$/.test(file))
    expect(barrels).toEqual(['shared/contract/index.ts'])
  })
})

/** Files and folders whose classes a page's style sheet contains, besides those it finds itself. */
const sourcesOf = (name: string): string[] => {
  const sheet = `frontend/src/app/${name}`
  const text = readFileSync(path.join(root, sheet), 'utf8')
  return [...text.matchAll(/@source "([^"]+)"/g)].flatMap(([, source]) => {
    const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(source!) ?? []
    const paths = names ? names.split(',').map((one) => before + one + after) : [source!]
    return paths.map((one) => path.join(path.dirname(sheet), one))
  })
}

describe('the style sheets', () => {
  test('of each page are built from files that exist', () => {
    const sources = ['site.css', 'landers.css'].flatMap(sourcesOf)
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
  })

  test('of the landers has the classes of every component that they load', () => {
    const sources = sourcesOf('landers.css')
    const loaded = new Set(['frontend/src/app/landers-main.tsx'])
    for (const file of loaded)
      for (const target of importsOf(file, { withTypes: false }))
        if (/^frontend\/.*\.tsx?$/.test(target)) loaded.add(target)
    const styled = [...loaded].filter((file) => readFileSync(path.join(root, file), 'utf8').includes('className='))
    expect(styled.length).toBeGreaterThan(20)
    const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`))
    expect(styled.filter((file) => !isSource(file))).toEqual([])
  })
})

describe('one of each kind', () => {
  let functions: readonly FunctionEntry[]
  beforeAll(async () => {
    functions = await listFunctions()
  })
  const filesOf = (entry: FunctionEntry) =>
    entry.kind === 'stream' ? entry.reactions.map(({ file }) => file) : [entry.file]

  test('every domain of the contract is one of the domain words', () => {
    expect(Object.keys(contract).filter((domain) => !domains.includes(domain))).toEqual([])
  })

  test('every file in a folder of functions is one of the inventory', () => {
    const folders = ['endpoints', 'jobs', 'uploads', 'topics', 'queues', 'sockets', 'reactions']
    const found = filesBelow('functions').filter((file) => folders.includes(file.split('/')[2]!))
    expect(found.sort()).toEqual(functions.flatMap(filesOf).sort())
  })

  test('every line of a resources.ts is of a function, and says the impact of its failure', async () => {
    const files = new Set(functions.flatMap(filesOf))
    for (const domain of new Set([...files].map((file) => file.split('/')[1]!))) {
      const lists = (await import(`../functions/${domain}/resources.ts`)) as Record<
        string,
        Record<string, { impact: string }>
      >
      for (const [folder, lines] of Object.entries(lists))
        for (const [key, { impact }] of Object.entries(lines)) {
          const file = `functions/${domain}/${folder}/${key}.ts`
          expect(files.has(file), file).toBe(true)
          expect(impact, file).toMatch(/\w.*\.$/)
        }
    }
  })

  test('every handler passes the endpoint of its own file name', () => {
    const calls: Record<string, Record<string, Endpoint>> = contract
    const fileOf = (call: Endpoint) => contractFiles.find((one) => Object.values(one.calls).includes(call))!.file
    const strangers = functions.filter((entry) => {
      if (entry.kind !== 'endpoint') return false
      const text = readFileSync(path.join(root, entry.file), 'utf8')
      const from = `#shared/contract/${fileOf(calls[entry.domain]![entry.key]!)}`
      const name = new RegExp(`import \\* as (\\w+) from '${from}'`).exec(text)?.[1]
      return !text.includes(`handle(${name}.${entry.key},`)
    })
    expect(strangers.map(({ name }) => name)).toEqual([])
  })

  test('no two endpoints share a method and path', () => {
    const routes = functions.flatMap((entry) => (entry.kind === 'endpoint' ? [`${entry.method} ${entry.path}`] : []))
    expect(new Set(routes).size).toBe(routes.length)
  })

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
    const isComment = (line: string, file: string) =>
      (file === '.ci/run' ? /^\s*#/ : /^\s*(\/\/|\{?\/?\*|<!--)|\s\/\/ /).test(line)
    const folders = ['shared', 'functions', 'infra', 'frontend', 'test']
    const files = ['.ci/run', ...folders.flatMap((folder) => filesBelow(folder, /\.(tsx?|m?js|css|html)$/))]
    const long = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (isComment(line, file) && line.length > 100 ? [`${file}:${at + 1}`] : [])),
    )
    expect(files).toEqual(expect.arrayContaining(['frontend/src/ui/tokens.css', 'infra/local/npm-start.mjs']))
    expect(long).toEqual([])
  })

  const sources = ['shared', 'functions', 'infra', 'frontend/src'].flatMap((folder) => filesBelow(folder))

  test('only functions/platform/log.ts logs errors, and all functions but endpoints start through it', () => {
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const functions = filesBelow('functions').filter((file) => file !== 'functions/platform/log.ts')
    expect(
      functions.filter((file) => /console\.(error|warn)\([^)]*(\berror\b(?!\.)|\.message\b)/.test(read(file))),
    ).toEqual([])
    // An error's message can contain stored items, addresses and texts of members.
    expect(functions.filter((file) => /\bString\((error|reason|cause)\)/.test(read(file)))).toEqual([])
    const entries = functions.filter((file) => /^functions\/\w+\/(jobs|queues|sockets|uploads|topics)\//.test(file))
    const starts =
      /export const handler = (job|guarded|queueHandler|uploadHandler|handleConnect|disconnectHandler|messageHandler)\(/
    expect(entries.filter((file) => !starts.test(read(file)))).toEqual([])
  })

  test('no code scans the table but the command that lists older accounts once', () => {
    const scans = [...filesBelow('functions'), ...filesBelow('infra')].filter((file) =>
      /\bScanCommand\b|dynamodb:Scan\b/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(scans).toEqual(['infra/older-accounts.ts'])
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
      /\b(it|test|describe)\.(skip|only|todo|skipIf|runIf|fails)\b/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(off).toEqual([])
  })
})
