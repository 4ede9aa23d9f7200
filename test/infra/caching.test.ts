import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { socketRoutes } from '#functions/platform/resources.ts'
import { contract } from '#shared/contract/index.ts'
import { photoUrlSeconds } from '#shared/rules/photo-limits.ts'
import { type Json, ofType, openTemplates } from '#test/support/templates.ts'

const templates = openTemplates()

const distribution = () => ofType(templates.main, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig
const behaviorAt = (path: string): Json => distribution().CacheBehaviors.find((one: Json) => one.PathPattern === path)
const cachePolicyOf = (behavior: Json): Json => templates.main[behavior.CachePolicyId.Ref]!.Properties.CachePolicyConfig
const headersOf = (behavior: Json): Json =>
  templates.main[behavior.ResponseHeadersPolicyId.Ref]!.Properties.ResponseHeadersPolicyConfig

describe('photos at the edge', () => {
  test('are cached as long as their address is valid, with one copy for all signatures', () => {
    const policy = cachePolicyOf(behaviorAt('/photos/*'))
    // A minimum TTL above zero makes CloudFront cache even what the bucket marks private.
    expect([policy.MinTTL, policy.DefaultTTL, policy.MaxTTL]).toEqual(Array(3).fill(photoUrlSeconds))
    expect(policy.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
    })
    expect(behaviorAt('/photos/*').FunctionAssociations[0].EventType).toBe('viewer-request')
  })

  test('are not cached by any other shared cache', () => {
    const { CustomHeadersConfig } = headersOf(behaviorAt('/photos/*'))
    // Twice the time at the edge, because a browser subtracts the age of the copy at the edge.
    const Value = `private, max-age=${2 * photoUrlSeconds}, immutable`
    expect(CustomHeadersConfig.Items).toContainEqual({ Header: 'cache-control', Value, Override: true })
  })
})

describe('API-28 the API at the edge', () => {
  const cached = Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .filter((spec) => 'cache' in spec)
    .map(({ path, access }) => ({ path, access }))
  const cachedPaths = cached.map(({ path }) => path)

  test('caches only the lists that change with a release, each by site, language and session', () => {
    expect(cachedPaths.toSorted()).toEqual([
      '/api/companyinfo.php',
      '/api/gifts.php',
      '/api/interests.php',
      '/api/regions.php',
    ])
    for (const { path, access } of cached) {
      const policy = cachePolicyOf(behaviorAt(path))
      // Zero, so that CloudFront caches only answers whose own headers allow it, and no refusal.
      expect(policy.MinTTL).toBe(0)
      expect(policy.DefaultTTL).toBe(0)
      expect(policy.MaxTTL).toBe(300)
      expect(policy.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-site-host', 'x-visit-language'] },
        CookiesConfig: {
          CookieBehavior: 'whitelist',
          Cookies: access === 'public' ? ['language'] : ['language', '__Host-session'],
        },
      })
      expect(behaviorAt(path).AllowedMethods).toEqual(['GET', 'HEAD', 'OPTIONS'])
    }
  })

  test('caches no other calls, and has these lists before the general rule', () => {
    const paths = distribution().CacheBehaviors.map((one: Json) => one.PathPattern)
    expect(paths.filter((path: string) => path.startsWith('/api/'))).toEqual([
      ...cachedPaths,
      '/api/staff-campaign-preview.php',
      '/api/*',
    ])
    // The managed policy CachingDisabled.
    expect(behaviorAt('/api/*').CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
  })
})

test('a missing file of the site is a plain 404, not the error page of the bucket', () => {
  const { DefaultCacheBehavior, CacheBehaviors, OriginGroups, Origins } = distribution()
  for (const { TargetOriginId } of [DefaultCacheBehavior, CacheBehaviors[0]]) {
    const group = OriginGroups.Items.find(({ Id }: Json) => Id === TargetOriginId)
    expect(group.FailoverCriteria.StatusCodes.Items).toEqual([403, 404])
    const [, second] = group.Members.Items.map(({ OriginId }: Json) => Origins.find(({ Id }: Json) => Id === OriginId))
    expect(JSON.stringify(second.DomainName)).toContain('execute-api')
    expect(second.OriginCustomHeaders).toBeUndefined()
  }
  const routes = Object.values(templates.domains).flatMap((domain) => ofType(domain, 'AWS::ApiGatewayV2::Route'))
  const ofHttpApi = routes.filter(({ Properties: own }) => !JSON.stringify(own.ApiId).includes('SocketApi'))
  expect(ofHttpApi.length).toBe(routes.length - Object.keys(socketRoutes).length)
  for (const { Properties } of ofHttpApi) expect(Properties.RouteKey).toMatch(/^[A-Z]+ \/api\//)
})

test('every output that the runbook names exists in the template', () => {
  const runbook = readFileSync('infra/opening.md', 'utf8')
  const inCommands = [...runbook.matchAll(/<([A-Z][a-z]+[A-Z]\w*)>/g)]
  const inWords = [...runbook.matchAll(/`((?:Distribution|SiteFiles|PhotoKey|Table|Api|Dkim)\w*)`/g)]
  const named = new Set([...inCommands, ...inWords].map(([, name]) => name!))
  expect(named.size).toBeGreaterThanOrEqual(7)
  // The runbook names the three DKIM records by their common prefix.
  const outputs = Object.keys(templates.outputs).map((name) => name.replace(/^Dkim\d$/, 'Dkim'))
  expect([...named].filter((name) => !outputs.includes(name))).toEqual([])
})
