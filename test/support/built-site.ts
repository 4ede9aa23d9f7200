import { buildSite } from '#infra/local/site-build.ts'

/**
 * Builds the site if a source is newer than the build. Journeys run what members get: the built
 * site behind the gateway, with its real Content-Security-Policy.
 */
export default async function setup() {
  await buildSite(console.log)
}
