import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  HttpVersion,
  KeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { bucketFolders } from '#functions/platform/bucket-paths.ts'
import { siteTable } from '#infra/build/site-table.ts'
import {
  contentSecurityPolicy,
  crossOriginOpenerPolicy,
  permissionsPolicy,
  referrerPolicy,
  strictTransportSecurity,
  unlistedHeaders,
} from '#infra/security-headers.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import { livePath } from '#shared/contract/live.ts'
import { countries } from '#shared/countries/all.ts'
import { uploadPath } from '#shared/model/photo.ts'
import { listCaching } from '#shared/rules/limits.ts'
import { photoCaching } from '#shared/rules/photo-limits.ts'
import {
  originSecretHeader,
  sessionCookieName,
  siteHostHeader,
  visitLanguageHeader,
} from '#shared/rules/request-headers.ts'
import type { CountryOnAws } from './countries.ts'
import { type EdgeFunction as EdgeFunctionName, edgeCode } from './edge/code.ts'

type SiteEdgeProps = {
  site: CountryOnAws
  files: Bucket
  photos: Bucket
  apiHost: string
  socketHost: string
  /**
   * Secret that the edge sends to the functions, so that calls that bypass the edge are refused.
   */
  originSecret: string
}

/**
 * CloudFront in front of everything: site, API and photos are under one host, so that no CORS is
 * needed and all cookies belong to one host.
 */
export class SiteEdge extends Construct {
  readonly distributionId: string
  readonly distributionArn: string

  constructor(scope: Construct, id: string, { site, files, photos, apiHost, socketHost, originSecret }: SiteEdgeProps) {
    super(scope, id)
    const photoKeys = new KeyValueStore(this, 'PhotoKeys', {
      comment: 'The key of signed photo addresses, under photo-key',
    })
    const table = siteTable(countries[site.code])
    const atEdge = (name: EdgeFunctionName, eventType: FunctionEventType, keyValueStore?: KeyValueStore) => ({
      function: new EdgeFunction(this, name, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(edgeCode(name, { siteHost: site.host, siteTable: table })),
        ...(keyValueStore && { keyValueStore }),
      }),
      eventType,
    })
    const atRequest = (name: EdgeFunctionName, keyValueStore?: KeyValueStore) =>
      atEdge(name, FunctionEventType.VIEWER_REQUEST, keyValueStore)
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.#createHeaders('Headers'),
    }

    const photoTime = Duration.seconds(photoCaching.edgeSeconds)
    const apiConnection = {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(30),
    }

    const siteFiles = {
      ...shared,
      // For a missing file the bucket returns an XML page. The fallback replaces that page: the API
      // has no such route and returns a 404 in one line.
      origin: new OriginGroup({
        primaryOrigin: S3BucketOrigin.withOriginAccessControl(files),
        fallbackOrigin: new HttpOrigin(apiHost, apiConnection),
        fallbackStatusCodes: [403, 404],
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [atRequest('site-request'), atEdge('site-response', FunctionEventType.VIEWER_RESPONSE)],
    }
    const customHeaders = { [originSecretHeader]: originSecret }
    const unlisted = this.#createHeaders('UnlistedHeaders', unlistedHeaders)
    const api = {
      ...shared,
      // Only pages of the site call the API, and a redirect would lose the body of a call.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      origin: new HttpOrigin(apiHost, { ...apiConnection, customHeaders }),
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [atRequest('api-request')],
    }
    const distribution = new Distribution(this, 'Distribution', {
      // Contains the version of the secrets, so that CloudFormation reads the origin's secret again
      // when the version is raised.
      comment: `${site.siteName} (${site.code}), secrets ${site.secretsVersion}`,
      domainNames: [site.host, ...site.otherHosts],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', site.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(site.webAclArn && { webAclId: site.webAclArn }),
      defaultBehavior: siteFiles,
      additionalBehaviors: {
        // The console and members' profiles, which search engines may not list (PRIV-02).
        '/staff*': { ...siteFiles, responseHeadersPolicy: unlisted },
        '/members/*': { ...siteFiles, responseHeadersPolicy: unlisted },
        ...this.#createLists(api),
        ...this.#createPages(api),
        '/api/*': {
          ...api,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
        },
        // The path is the name of the WebSocket API's stage. Cookies are forwarded (LIVE-02).
        [livePath]: {
          ...api,
          origin: new HttpOrigin(socketHost, { ...apiConnection, customHeaders }),
          cachePolicy: CachePolicy.CACHING_DISABLED,
        },
        [uploadPath]: {
          ...shared,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          // The edge does not sign this request, because the form contains a signed policy. The
          // bucket refuses forms without one.
          origin: new HttpOrigin(photos.bucketRegionalDomainName, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [atRequest('upload-request')],
        },
        [`/${bucketFolders.photos}/*`]: {
          ...shared,
          origin: S3BucketOrigin.withOriginAccessControl(photos),
          // The signature is checked before the cache, so one copy serves everybody with access.
          // With a minimum TTL above zero, the edge caches the response although its
          // `cache-control` is `private`.
          cachePolicy: new CachePolicy(this, 'PhotoCache', {
            minTtl: photoTime,
            defaultTtl: photoTime,
            maxTtl: photoTime,
          }),
          responseHeadersPolicy: this.#createHeaders('PhotoHeaders', {
            ...unlistedHeaders,
            'cache-control': photoCaching.browser,
          }),
          functionAssociations: [atRequest('photo-request', photoKeys)],
        },
      },
    })
    this.distributionId = distribution.distributionId
    this.distributionArn = distribution.distributionArn
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'Members travel: a site serves one country but may be used from anywhere.',
    })
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR7',
      reason:
        'Photos and files of the site are behind origin access control; uploads are forms that bring a signed policy, which a signature of the edge beside it would make invalid.',
    })
    Validations.of(distribution).acknowledge({
      id: 'AwsSolutions-CFR3',
      reason:
        "CloudFront's logs hold every visitor's address beside the query: who searched whom, and rounded positions. The API keeps a log without either, which is what faults are found by.",
    })
    if (!site.webAclArn) {
      Validations.of(distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason:
          'A web access control list costs by the request and is chosen per country (webAclArn); without one the limits of the API and of sign-in hold.',
      })
    }
    // Outputs of the stack, because the names of a construct's outputs get a prefix and a hash.
    const stack = Stack.of(this)
    new CfnOutput(stack, 'DistributionId', { value: distribution.distributionId })
    new CfnOutput(stack, 'DistributionHost', { value: distribution.distributionDomainName })
    new CfnOutput(stack, 'SiteFilesBucket', { value: files.bucketName })
    new CfnOutput(stack, 'PhotoKeyStoreArn', { value: photoKeys.keyValueStoreArn })
  }

  /**
   * Behaviors of the lists that change only with a release (API-28), one each. The response's own
   * header decides whether and how long it is cached.
   */
  #createLists(api: BehaviorOptions): Record<string, BehaviorOptions> {
    const policyFor = (id: string, cookies: readonly string[]) =>
      new CachePolicy(this, id, {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(listCaching.edgeSeconds),
        // Everything that determines the response besides the path.
        headerBehavior: CacheHeaderBehavior.allowList(siteHostHeader, visitLanguageHeader),
        cookieBehavior: CacheCookieBehavior.allowList(...cookies),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      })
    const forAll = policyFor('ListCache', ['language'])
    // The answer to a request with a session is never cached. The session cookie in the key keeps a
    // visitor's cached copy from being served to such a request.
    const forStrangers = policyFor('StrangersListCache', ['language', sessionCookieName])
    const cached = Object.values(contract)
      .flatMap((calls): Endpoint[] => Object.values(calls))
      .filter(({ cache }) => cache)
    return Object.fromEntries(
      cached.map(({ path, access }) => {
        const cachePolicy = access === 'public' ? forAll : forStrangers
        return [path, { ...api, allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy }]
      }),
    )
  }

  /**
   * Behaviors of the calls that return a page. The page's content and frame policies are headers of
   * the response itself.
   */
  #createPages(api: BehaviorOptions): Record<string, BehaviorOptions> {
    const pages = Object.values(contract)
      .flatMap((calls): Endpoint[] => Object.values(calls))
      .filter(({ page }) => page)
    const options = {
      ...api,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      responseHeadersPolicy: this.#createHeaders('PageHeaders', {}, { isFramed: true }),
    }
    return Object.fromEntries(pages.map(({ path }) => [path, options]))
  }

  #createHeaders(
    id: string,
    more: Readonly<Record<string, string>> = {},
    { isFramed = false } = {},
  ): ResponseHeadersPolicy {
    const { maxAgeSeconds, includeSubdomains, preload } = strictTransportSecurity
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: {
        ...(!isFramed && {
          contentSecurityPolicy: { contentSecurityPolicy, override: true },
          frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        }),
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(maxAgeSeconds),
          includeSubdomains,
          preload,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'permissions-policy', value: permissionsPolicy, override: true },
          { header: 'cross-origin-opener-policy', value: crossOriginOpenerPolicy, override: true },
          ...Object.entries(more).map(([header, value]) => ({ header, value, override: true })),
        ],
      },
    })
  }
}
