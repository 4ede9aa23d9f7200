import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadOnce, root } from '#infra/inventory.ts'
import { countryOf } from '#shared/countries/all.ts'
import { isCountryCode } from '#shared/countries/country.ts'
import { startGateway } from './gateway.ts'
import { claimData } from './running-file.ts'
import type { Stack } from './running-stack.ts'
import type { Seed } from './seed-target.ts'
import { buildSite, developSite } from './site-build.ts'
import { startStack } from './stack.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * `npm start`: the built site. `--dev`: the site from its sources. `--seed`: seeds all data anew
 * and exits. `--age-check DE`: that country requires the external age check (TRAP-24).
 */
const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        dev: { type: 'boolean' },
        seed: { type: 'boolean' },
        dir: { type: 'string' },
        'age-check': { type: 'string' },
      },
    })
    const port = Number(values.port ?? process.env.PORT ?? 3000)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`"${values.port ?? process.env.PORT}" is not a port`)
    const dir = values.dir ?? path.join(root, '.local/data')
    // `--seed` alone serves nobody, so it takes any free port (0 below), and works even while
    // another project uses the default port.
    const checked = values['age-check']
    if (checked !== undefined) {
      if (!isCountryCode(checked)) throw new Error(`"${checked}" is not a country`)
      // Set before anything reads the country.
      Object.assign(countryOf(checked), { ageCheck: 'yoti' })
    }
    return { port: values.seed ? 0 : port, isDev: values.dev ?? false, isSeedOnly: values.seed ?? false, dir }
  } catch (error) {
    throw new StartRefusal(
      `${(error as Error).message.split('.')[0]}: start with \`npm start\`, or \`npm start -- --port 3001\`.`,
    )
  }
}

const say = (line: string) => console.log(line)

// Loaded late: it imports the functions' stores, which read the environment that the stack sets.
const seed: Seed = async (target) => ((await loadOnce('infra/local/seed/seed.ts')).seed as Seed)(target)

/** Progress as a single updated line in a terminal, elsewhere as a new line for every 10 %. */
const progressBar = (title: string) => {
  let shown = -1
  return (done: number, total: number) => {
    const share = total ? Math.floor((done / total) * 100) : 100
    if (process.stdout.isTTY) {
      const filled = Math.floor(share / 4)
      process.stdout.write(`\r${title} [${'#'.repeat(filled)}${'.'.repeat(25 - filled)}] ${done} of ${total}`)
      if (done >= total && shown < 100) process.stdout.write('\n')
    } else if (Math.floor(share / 10) > Math.floor(shown / 10)) say(`${title} ${share} %`)
    shown = share
  }
}

const seedAnew = async (stack: Stack, isFirst: boolean) => {
  // Existing data is deleted first, including the incomplete data of an interrupted first seeding.
  if (!isFirst) await stack.clear()
  await stack.seed(progressBar('Seeding people'))
  say('Counting them...')
  await stack.settle()
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const introduce = (stack: Stack) => {
  const sites = Object.entries(stack.origins).map(([country, origin]) => [countryNames.of(country)!, origin])
  const lines = [...sites, ['Developer page', `${stack.url}/dev`]]
  say('')
  for (const [name, address] of lines) say(`  ${name!.padEnd(16)} ${address}`)
  const logins = stack.logins()
  if (logins.length) say('\n  Log in as')
  for (const { who, email, password, country, authenticator } of logins) {
    const address = `${stack.origins[country] ?? country}${authenticator ? '/staff' : ''}`
    say(`  ${who.padEnd(28)} ${email.padEnd(34)} ${password.padEnd(16)} ${address}`)
  }
  say('\n  Stop with Ctrl+C.')
}

const run = async () => {
  const { port, isDev, isSeedOnly, dir } = readOptions()
  const claim = claimData(dir)
  process.on('exit', claim.release)
  // A port in use is reported before the build, which takes a minute.
  await (await startGateway(port, say)).close()
  if (!isDev && !isSeedOnly) await buildSite(say)
  const stack = await startStack({
    port,
    dir,
    seed,
    hasPushStandIn: true,
    ...(isDev && { develop: developSite }),
    schedules: !isSeedOnly,
  })
  stopWith(stack)
  if (!isSeedOnly && !(await stack.isCurrentData())) {
    await stack.stop()
    throw new StartRefusal(
      `The data in ${dir} was written by another version of the site. Run \`npm run seed\` to replace it with new example data, then start again.`,
    )
  }
  claim.tell({ endpoint: stack.endpoint, origins: stack.origins })
  if (isSeedOnly || !stack.isSeeded()) await seedAnew(stack, !stack.hasData)
  if (!isSeedOnly) return introduce(stack)
  say(`Seeded anew; start the site with \`npm start\`.`)
  await stack.stop()
}

/** Stops in order on every signal. Java would end anyway, but pending work is finished first. */
const stopWith = (stack: Stack) => {
  let isStopping = false
  const stop = (code: number) => {
    // npm forwards a Ctrl+C that the terminal has already sent, so the second signal is ignored.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(code), 5_000).unref()
    void stack.stop().finally(() => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  process.on('uncaughtException', (error) => {
    console.error(error)
    stop(1)
  })
}

run().catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
})
