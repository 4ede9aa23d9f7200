import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '#infra/inventory.ts'
import { json, type Serve } from './http.ts'
import type { PushService } from './push.ts'

/**
 * Path at which pages create and end subscriptions, and connect to receive their pushes
 * (push-page.js).
 */
export const pushPath = '/dev/push'

export const pushPageScript = '/dev/push-page.js'

/**
 * Adds the stand-in for the browser's push service to a file of the built site: pages get a script
 * before their own, the service worker a listener after its own.
 */
export async function withPushStandIn(file: string, body: Buffer): Promise<Buffer> {
  if (path.extname(file) === '.html')
    return Buffer.from(body.toString().replace('<head>', `$&<script type="module" src="${pushPageScript}"></script>`))
  if (path.basename(file) !== 'sw-push.js') return body
  return Buffer.concat([body, Buffer.from('\n'), await readFile(path.join(root, 'infra/local/push-worker.js'))])
}

/** Creates a subscription for a page (POST), or ends one (DELETE). */
export const servePushPages =
  (pushes: PushService): Serve =>
  ({ method, url }) => {
    if (method === 'POST') return json(201, pushes.createSubscription())
    if (method !== 'DELETE') return { status: 405 }
    pushes.endSubscription(url.searchParams.get('endpoint') ?? '')
    return { status: 204 }
  }
