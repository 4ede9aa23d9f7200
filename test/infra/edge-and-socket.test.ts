import { CachePolicy, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { AwsSolutionsChecks } from 'cdk-nag'
import { describe, expect, test } from 'vitest'
import { socketRoutes } from '#functions/platform/resources.ts'
import { siteToFillIn } from '#infra/aws/countries.ts'
import { pascal } from '#infra/aws/site-stack.ts'
import { contentSecurityPolicy } from '#infra/security-headers.ts'
import { contract } from '#shared/contract/index.ts'
import { actionsOf, type Json, ofType, openTemplates, statementsOf } from '#test/support/templates.ts'

const site = siteToFillIn('NL')
const templates = openTemplates()
const statements = () => statementsOf(templates)

describe('the WebSocket API', () => {
  const live = () => templates.domains.notifications!
  /** Parameter by which a domain's stack gets the API's id. */
  const socketApi = 'referencetoSiteSocketApi'
  const routes = () =>
    ofType(live(), 'AWS::ApiGatewayV2::Route').filter(({ Properties: own }) => own.RouteKey.startsWith('$'))

  test('starts a function by each of its routes, with the permission for that route only', () => {
    const permissions = ofType(live(), 'AWS::Lambda::Permission').map(({ Properties: own }) => own)
    for (const [key, routeKey] of Object.entries(socketRoutes)) {
      const route = routes().find(({ Properties: own }) => own.RouteKey === routeKey)!.Properties
      expect(JSON.stringify(route.ApiId), key).toContain(socketApi)
      const integration = live()[route.Target['Fn::Join'][1][1].Ref]!.Properties
      expect(integration).toMatchObject({ IntegrationType: 'AWS_PROXY', IntegrationMethod: 'POST' })
      const [, parts] = integration.IntegrationUri['Fn::Join']
      expect(parts.filter((part: unknown) => typeof part === 'string').join('')).toBe(
        'arn::apigateway::lambda:path/2015-03-31/functions//invocations',
      )
      const [lambdaId] = parts.at(-2)['Fn::GetAtt']
      expect(lambdaId).toMatch(new RegExp(`^${pascal(key)}[0-9A-F]{8}$`))
      const own = permissions.filter(({ FunctionName: name }) => name['Fn::GetAtt'][0] === lambdaId)
      expect(own).toHaveLength(1)
      expect(own[0]).toMatchObject({ Action: 'lambda:InvokeFunction', Principal: 'apigateway.amazonaws.com' })
      expect(JSON.stringify(own[0]!.SourceArn)).toContain(socketApi)
      expect(own[0]!.SourceArn['Fn::Join'][1].at(-1)).toBe(`/*/${routeKey}`)
    }
  })

  test('LIVE-07 answers the frames of a browser, and no other event', () => {
    const [response, ...others] = ofType(live(), 'AWS::ApiGatewayV2::RouteResponse')
    expect(others).toEqual([])
    const answered = live()[response!.Properties.RouteId.Ref]!.Properties
    expect(answered).toMatchObject({ RouteKey: '$default', RouteResponseSelectionExpression: '$default' })
    expect(response!.Properties.RouteResponseKey).toBe('$default')
  })

  test('has a throttled stage with the name of its path, and a log of no visitor data', () => {
    const stages = ofType(templates.main, 'AWS::ApiGatewayV2::Stage').map(({ Properties: own }) => own)
    const stage = stages.find(({ StageName }) => StageName === 'live')!
    const { rate, burst } = site.throttle
    expect(stage).toMatchObject({
      ApiId: { Ref: expect.stringMatching(/^SocketApi/) },
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    })
    expect(stages).toHaveLength(2)
    for (const { AccessLogSettings } of stages) {
      expect(AccessLogSettings.Format).toContain('$context.status')
      expect(AccessLogSettings.Format).not.toMatch(/sourceIp|identity|connectionId|querystring|cookie|userAgent/i)
    }
  })

  test('LIVE-08 lets only the functions that need it send frames and close connections, and only of this API', () => {
    const needing = templates.functions.filter(({ resources }) => resources.live).map(({ name }) => name)
    expect(needing.toSorted()).toEqual(['notifications/connect', 'notifications/live', 'notifications/message'])
    const managing = statements().filter((one) => actionsOf(one).some((action) => action.startsWith('execute-api')))
    // The two functions of the socket share a role.
    expect(managing).toHaveLength(2)
    for (const { Action, Resource } of managing) {
      expect(Action).toBe('execute-api:ManageConnections')
      expect(JSON.stringify(Resource)).toContain(socketApi)
      expect(Resource['Fn::Join'][1].at(-1)).toBe('/live/*/@connections/*')
    }
  })

  test('may write its log: API Gateway has a role for it before the stage exists', () => {
    const [account] = Object.entries(templates.main).find(([, { Type }]) => Type === 'AWS::ApiGateway::Account')!
    const [roleId] = templates.main[account]!.Properties.CloudWatchRoleArn['Fn::GetAtt']
    const { AssumeRolePolicyDocument, Policies } = templates.main[roleId]!.Properties
    expect(JSON.stringify(AssumeRolePolicyDocument)).toContain('apigateway.amazonaws.com')
    expect(actionsOf(Policies[0].PolicyDocument.Statement[0])).toContain('logs:PutLogEvents')
    const stage = Object.values(templates.main).find(
      ({ Type, Properties: own }) => Type === 'AWS::ApiGatewayV2::Stage' && own.StageName === 'live',
    )!
    expect(stage.DependsOn).toContain(account)
  })

  test('LIVE-02 its functions read no session keys or edge secret, except the one that connects', () => {
    const secrets = templates.functions
      .filter(({ kind }) => kind === 'socket')
      .map(({ key }) => {
        const [, made] = Object.entries(live()).find(
          ([id, { Type }]) => Type === 'AWS::Lambda::Function' && new RegExp(`^${pascal(key)}[0-9A-F]{8}$`).test(id),
        )!
        const names = Object.keys(made.Properties.Environment.Variables)
        // The version of the secrets is a number that is not secret.
        return [key, names.filter((name) => /SECRET|KEY/.test(name) && name !== 'SECRETS_VERSION')]
      })
    expect(Object.fromEntries(secrets)).toEqual({
      connect: ['ORIGIN_SECRETS', 'SESSION_KEYS'],
      disconnect: [],
      message: [],
    })
  })
})

describe('the edge', () => {
  const distribution = () => ofType(templates.main, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig

  test('adds the headers of infra/security-headers.ts to every answer, and leaves pages their own policy', () => {
    const previews = distribution().CacheBehaviors.find(
      ({ PathPattern }: Json) => PathPattern === '/api/staff-campaign-preview.php',
    ).ResponseHeadersPolicyId.Ref
    const { SecurityHeadersConfig: ofPages } = templates.main[previews]!.Properties.ResponseHeadersPolicyConfig
    expect([ofPages.ContentSecurityPolicy, ofPages.FrameOptions]).toEqual([undefined, undefined])
    expect(ofPages.StrictTransportSecurity).toBeDefined()
    for (const headers of ofType(templates.main, 'AWS::CloudFront::ResponseHeadersPolicy')) {
      if (headers === templates.main[previews]) continue
      const { SecurityHeadersConfig } = headers.Properties.ResponseHeadersPolicyConfig
      expect(SecurityHeadersConfig.ContentSecurityPolicy).toEqual({
        ContentSecurityPolicy: contentSecurityPolicy,
        Override: true,
      })
    }
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.ResponseHeadersPolicyId).toBeDefined()
  })

  test('PRIV-02 excludes console, profiles and photos from search engines, and nothing else', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    const isUnlisted = (behavior: Json) =>
      JSON.stringify(templates.main[behavior.ResponseHeadersPolicyId.Ref]).includes('noindex, nofollow')
    expect([DefaultCacheBehavior, ...CacheBehaviors].filter(isUnlisted).map((one: Json) => one.PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      '/photos/*',
    ])
  })

  test('serves site, API and photos on one host, each with its edge function', () => {
    const { Aliases, DefaultCacheBehavior, CacheBehaviors } = distribution()
    expect(Aliases).toEqual([site.host, ...site.otherHosts])
    const calls = Object.values(contract).flatMap((domain) => Object.values(domain))
    const cached = calls.filter((spec) => 'cache' in spec).map(({ path: address }) => address)
    expect(CacheBehaviors.map(({ PathPattern }: Json) => PathPattern)).toEqual([
      '/staff*',
      '/members/*',
      ...cached,
      '/api/staff-campaign-preview.php',
      '/api/*',
      '/live',
      '/uploads',
      '/photos/*',
    ])
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(behavior.FunctionAssociations[0].EventType).toBe('viewer-request')
    // The site has a second function, which sets the status of missing pages (ROUTE-60).
    for (const behavior of [DefaultCacheBehavior, CacheBehaviors[0]])
      expect(behavior.FunctionAssociations.map(({ EventType }: Json) => EventType)).toEqual([
        'viewer-request',
        'viewer-response',
      ])
  })

  test('authenticates to both APIs with a secret that the functions check', () => {
    const apis = distribution().Origins.filter(({ OriginCustomHeaders }: Json) => OriginCustomHeaders)
    expect(apis).toHaveLength(2)
    for (const api of apis) {
      expect(JSON.stringify(api.DomainName)).toContain('execute-api')
      expect(api.OriginCustomHeaders).toEqual([
        {
          HeaderName: 'x-origin-secret',
          HeaderValue: '{{resolve:secretsmanager:dating/nl:SecretString:edgeSecret::}}',
        },
      ])
    }
  })

  test('LIVE-02 passes a handshake with its headers on to the WebSocket API, and stores no answer', () => {
    const live = distribution().CacheBehaviors.find(({ PathPattern }: Json) => PathPattern === '/live')
    const calls = distribution().CacheBehaviors.find(({ PathPattern }: Json) => PathPattern === '/api/*')
    expect(live).toMatchObject({
      ViewerProtocolPolicy: 'https-only',
      CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
      OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
      // This function sets the host and the visitor's address.
      FunctionAssociations: [{ FunctionARN: calls.FunctionAssociations[0].FunctionARN, EventType: 'viewer-request' }],
    })
    const origin = distribution().Origins.find(({ Id }: Json) => Id === live.TargetOriginId)
    const [apiId] = Object.entries(templates.main).find(([, { Properties: own }]) => own?.ProtocolType === 'WEBSOCKET')!
    expect(origin.DomainName['Fn::Join'][1][0]).toEqual({ Ref: apiId })
    expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only')
    expect(origin.OriginPath ?? '').toBe('')
  })
})

test('the templates have no finding of cdk-nag that is not acknowledged', () => {
  const { violations } = new AwsSolutionsChecks(templates.app).validateScope(templates.app)
  expect(violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources[0]])).toEqual([])
})
