import { buildSite } from '#infra/local/site-build.ts'

/** The journeys see what members see: the built site behind the gateway, with its real policy. Built once, where a source is newer. */
export default async function setup() {
  await buildSite(console.log)
}
