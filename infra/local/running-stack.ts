import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '#infra/inventory.ts'
import { photoCaching } from '#shared/rules/photo-limits.ts'
import type { LocalClock } from './clock.ts'
import { photoBucket } from './environment.ts'
import type { Flexpay } from './flexpay.ts'
import { keep, readKept } from './kept-file.ts'
import type { Payments } from './payments.ts'
import type { PushService } from './push.ts'
import type { Queues } from './queues.ts'
import type { S3 } from './s3.ts'
import type { Schedules } from './schedules.ts'
import type { Login, Seed } from './seed-target.ts'
import type { Mailbox } from './ses.ts'
import type { SmsBox } from './sms.ts'
import type { Sockets } from './sockets.ts'
import type { StackTable } from './stack-table.ts'
import type { StandIns } from './stand-ins.ts'
import type { TellFeedback } from './topics.ts'
import type { Yoti } from './yoti.ts'

export type Stack = {
  /** Origin of the first country's site, such as http://localhost:3000; 127.0.0.1 works as well. */
  url: string
  /**
   * Origin per country. If the system does not resolve names such as `be.localhost`, call `url`
   * with that name in the header `host`.
   */
  origins: Readonly<Record<string, string>>
  /** DynamoDB Local's address. */
  endpoint: string
  tableName: string
  /** The functions' `process.env`. */
  env: Readonly<Record<string, string>>
  mailbox: Mailbox
  sms: SmsBox
  pushes: PushService
  payments: Payments
  flexpay: Flexpay
  yoti: Yoti
  s3: S3
  queues: Queues
  sockets: Sockets
  clock: LocalClock
  schedules: Schedules
  /**
   * Reports a bounce or a spam complaint to the site, as feedback on the last mail to an address.
   */
  tellMailFeedback: TellFeedback
  /** Runs a scheduled job now, and rejects with what it throws. */
  runJob(domain: string, key: string): Promise<void>
  /**
   * Resolves when all webhook calls, postbacks, uploads, stream records, queued messages and their
   * effects are processed, and posted frames are sent.
   */
  settle(): Promise<void>
  logins(): readonly Login[]
  /** Whether a seeding of this stack's data was completed. */
  isSeeded(): boolean
  /** Whether the table existed before this start. */
  hasData: boolean
  /**
   * Whether indexes and stored attributes are of this version; if not, the data must be reseeded.
   */
  isCurrentData(): Promise<boolean>
  /** Adds seed data to the existing data. */
  seed(progress: (done: number, total: number) => void): Promise<void>
  clear(): Promise<void>
  stop(): Promise<void>
}

type StackParts = Pick<Stack, 'url' | 'origins' | 'endpoint' | 'tableName' | 'env' | 'hasData' | 'stop'> &
  Pick<Stack, 'clock' | 'schedules' | 'tellMailFeedback'> & {
    standIns: StandIns
    table: StackTable
    home: string
    seed: Seed | undefined
  }

/** The running stack as its users see it. */
export function stackOf({ standIns, table, home, seed, ...parts }: StackParts): Stack {
  const { mailbox, sms, pushes, payments, flexpay, yoti, uploads, queues, sockets, s3 } = standIns
  const { clock, schedules, tableName } = parts
  const loginsFile = path.join(home, 'logins.json')
  const versionFile = path.join(home, 'data-version.json')
  return {
    ...parts,
    mailbox,
    sms,
    pushes,
    payments,
    flexpay,
    yoti,
    s3,
    queues,
    sockets,
    runJob: schedules.run,
    async settle() {
      // A webhook call or a message leads to writes; a write may lead to a new call or message.
      for (let delivered = -1; delivered !== queues.deliveries(); ) {
        delivered = queues.deliveries()
        await payments.settle()
        await flexpay.settle()
        await uploads.settle()
        await sockets.settle()
        await table.settle()
        await payments.settle()
        await queues.settle()
      }
    },
    logins: () => readKept<readonly Login[]>(loginsFile, []),
    isSeeded: () => existsSync(loginsFile),
    async isCurrentData() {
      // Data of an interrupted seeding is replaced anyway, so its version is not checked.
      const isCurrentVersion = !existsSync(loginsFile) || readKept(versionFile, 1) === (await table.readDataVersion())
      return isCurrentVersion && table.hasIndexes()
    },
    async seed(progress) {
      const { logins } = (await seed?.({
        tableName,
        putPhoto: async (key, body, contentType) => {
          await s3.put(photoBucket, key, body, { contentType, cacheControl: photoCaching.browser })
        },
        portraitsDir: path.join(root, '.local/portraits'),
        now: clock.now(),
        progress,
      })) ?? { logins: [] }
      keep(versionFile, await table.readDataVersion())
      keep(loginsFile, logins)
    },
    async clear() {
      // Closing connections writes to the table.
      await sockets.clear()
      await table.clear(async () => {
        for (const part of [mailbox, sms, pushes, payments, flexpay, yoti, schedules, queues]) part.clear()
        await rm(loginsFile, { force: true })
        await s3.clear()
      })
    },
  }
}
