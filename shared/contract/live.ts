import * as z from 'zod/mini'

/** Address of the live connection on the site's host (LIVE-01), and the stage of its API on AWS. */
export const livePath = '/live'

/** Frame from a browser: a ping keeps the connection open (LIVE-07). */
export const BrowserFrame = z.strictObject({ type: z.literal('ping') })

/** Frame to a browser. */
export const ServerFrame = z.strictObject({ type: z.literal('pong') })
export type ServerFrame = z.infer<typeof ServerFrame>
