import path from 'node:path'
import type { Load } from '#infra/inventory.ts'
import { newEvidenceLockDays } from '#shared/rules/safety-limits.ts'
import { evidenceBucket, paymentApiKey, secretKey, servicesAt } from './environment.ts'
import { createFlexpay } from './flexpay.ts'
import { flexpayKey, flexpayShop } from './flexpay-signed.ts'
import { createPayments } from './payments.ts'
import { createPushService } from './push.ts'
import { createPushPages } from './push-pages.ts'
import { runners } from './runners.ts'
import { createS3 } from './s3.ts'
import { createMailbox } from './ses.ts'
import { createSmsBox } from './sms.ts'
import { createYoti } from './yoti.ts'

type Setting = {
  /** Whether data survives `stop`, in the folder `home`; `kept` returns a file name there. */
  isKept: boolean
  home: string
  kept: (name: string) => { file?: string }
  load: Load
  now: () => Date
  port: number
  /** Origin of the first country's site. */
  url: string
  pushPublicKey: string
  reportDelaysMs: readonly number[] | undefined
  say: (line: string) => void
}

/** Stand-ins of the services that the product uses, besides the table and its stream. */
export function createStandIns(setting: Setting) {
  const { isKept, home, kept, load, now, port, url, pushPublicKey, reportDelaysMs, say } = setting
  const pushPages = createPushPages()
  const uploads = runners.upload({ load, now, say, delayMs: isKept ? 2_000 : 50 })
  return {
    mailbox: createMailbox({ now, ...kept('mails.jsonl') }),
    sms: createSmsBox({ now, ...kept('sms.jsonl') }),
    pushPages,
    pushes: createPushService({
      now,
      ...kept('pushes.jsonl'),
      subscriptionsFile: kept('push-subscriptions.json').file,
      publicKey: pushPublicKey,
      onPush: pushPages.deliver,
    }),
    payments: createPayments({
      now,
      ...kept('payments.json'),
      apiKey: paymentApiKey,
      apiUrl: `${servicesAt(port)}/payments`,
      pageOrigin: url,
      reportDelaysMs: reportDelaysMs ?? (isKept ? undefined : [10, 20, 40]),
    }),
    flexpay: createFlexpay({
      ...kept('flexpay.json'),
      shop: flexpayShop,
      key: flexpayKey,
      reportDelaysMs: isKept ? undefined : [10],
    }),
    yoti: createYoti(kept('yoti.json')),
    uploads,
    queues: runners.queue({ load, say, delayMs: isKept ? 2_000 : 50, ...kept('queues.json') }),
    sockets: runners.socket({ load, now, say }),
    s3: createS3({
      dir: path.join(home, 'buckets'),
      secretKey,
      now,
      onPut: uploads.onPut,
      locked: { name: evidenceBucket, days: newEvidenceLockDays },
    }),
  }
}

export type StandIns = ReturnType<typeof createStandIns>
