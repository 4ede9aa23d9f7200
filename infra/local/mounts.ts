import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { type Load, listFunctionsOf, root } from '#infra/inventory.ts'
import { countryOf } from '#shared/countries/all.ts'
import { uploadPath } from '#shared/model/photo.ts'
import { createDevPage } from './dev-page.ts'
import { photoBucket, supportEmail } from './environment.ts'
import { lambdaBodyBytes, type Mount, onlyFromHere, siteHeaders } from './gateway.ts'
import type { Ask, Serve } from './http.ts'
import { createPhotos } from './photos.ts'
import { pushPageScript, pushPath, servePushPages, withPushStandIn } from './push-stand-in.ts'
import { runners } from './runners.ts'
import type { S3 } from './s3.ts'
import { createStaticSite } from './static-site.ts'
import type { Workshop } from './workshop.ts'

/**
 * Body limit of a browser's upload. It is above the product's limit, so that a file that is too
 * large is refused by the upload policy, not by the gateway.
 */
const uploadBytes = 64 * 1024 * 1024
const formBytes = 10_000

/** All mounts of the port except the site itself. */
export function mountsOf(options: {
  load: Load
  s3: S3
  workshop: Workshop
  say: (line: string) => void
  secondsPerCall: number | undefined
  /** Resolves once the table exists. */
  whenOpen: () => Promise<void>
}): Mount[] {
  const { load, s3, workshop, say, secondsPerCall, whenOpen } = options
  const { clock, mailbox, sms, pushes, payments, flexpay, yoti, queues, sockets } = workshop
  const now = clock.now
  const api = runners.endpoint({ load, endpoints: () => listFunctionsOf('endpoint', load), say, now, secondsPerCall })
  const photos = createPhotos({ load, s3, now, bucket: photoBucket })
  return [
    {
      path: '/api/',
      serve: async (ask) => {
        await whenOpen()
        return api(ask)
      },
      maxBytes: lambdaBodyBytes,
      headers: siteHeaders,
    },
    { path: uploadPath, serve: uploadsTo(s3), maxBytes: uploadBytes, headers: siteHeaders },
    { path: `/${bucketFolders.photos}/`, serve: photos, maxBytes: 0, headers: siteHeaders },
    { path: '/pay/', serve: onlyFromHere(payments.servePage), maxBytes: formBytes },
    { path: '/flexpay/', serve: onlyFromHere((ask) => flexpay.serve(ask)), maxBytes: formBytes },
    { path: '/yoti', serve: onlyFromHere((ask) => yoti.serve(ask)), maxBytes: formBytes },
    ownFile('/dev/pay.css', 'text/css'),
    ownFile('/dev/dev.css', 'text/css'),
    ownFile(pushPageScript, 'text/javascript'),
    { path: pushPath, serve: onlyFromHere(servePushPages(pushes)), maxBytes: 0 },
    { path: '/dev', serve: onlyFromHere(createDevPage(workshop)), maxBytes: formBytes },
    service('/services/s3', s3.serve),
    service('/services/ses', mailbox.serve),
    service('/services/sns', sms.serve),
    service('/services/push', pushes.serve),
    // Looked up per call, since tests replace them.
    service('/services/payments', (ask) => payments.serve(ask)),
    service('/services/sqs', (ask) => queues.serve(ask)),
    service('/services/live', (ask) => sockets.serve(ask)),
  ]
}

/** `/uploads` as the edge serves it: a form with a signed policy. */
const uploadsTo =
  (s3: S3): Serve =>
  (ask) =>
    ask.method === 'POST' && ask.url.pathname === uploadPath
      ? s3.serve({ ...ask, url: new URL(`/${photoBucket}`, ask.url) })
      : { status: 403 }

/**
 * The built site of each country, for every path without another mount; an unknown host gets the
 * first country's.
 */
export const builtSite = (origins: Readonly<Record<string, string>>, name: string, hasPushStandIn: boolean): Mount => {
  const sites = Object.entries(origins).map(([code, origin]) => ({
    country: countryOf(code),
    name,
    origin,
    supportEmail,
  }))
  return {
    path: '/',
    serve: createStaticSite(
      path.join(root, 'dist/site'),
      (host) => sites.find(({ origin }) => new URL(origin).host === host) ?? sites[0]!,
      hasPushStandIn ? withPushStandIn : undefined,
    ),
    maxBytes: 0,
    headers: siteHeaders,
  }
}

/** Mounts a stand-in for an external service. The stand-in gets paths without the prefix. */
const service = (prefix: string, serve: Serve): Mount => ({
  path: prefix,
  serve: onlyFromHere((ask: Ask) => serve({ ...ask, url: new URL(ask.url.href.replace(prefix, '')) })),
  maxBytes: uploadBytes,
})

/** Mounts a file of this folder. */
const ownFile = (address: string, type: string): Mount => ({
  path: address,
  serve: async () => ({
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: await readFile(path.join(root, 'infra/local', path.basename(address))),
  }),
  maxBytes: 0,
})
