import { buildSite } from '#infra/local/site-build.ts'

/**
 * Builds the site for the journeys where a source is newer than the build. Journeys run what
 * members get: the built site behind the gateway, with its real policy.
 */
export default async function setup() {
  await buildSite(console.log)
}
