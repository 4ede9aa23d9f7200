import { CfnOutput, Duration, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
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
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { siteTable } from '#infra/build/site-table.ts'
import {
  contentSecurityPolicy,
  crossOriginOpenerPolicy,
  permissionsPolicy,
  referrerPolicy,
  strictTransportSecurity,
  unlistedHeaders,
} from '#infra/security-headers.ts'
import { countries } from '#shared/countries/all.ts'
import { uploadPath } from '#shared/model/photo.ts'
import type { CountryOnAws } from './countries.ts'
import { type EdgeFunction as EdgeFunctionName, edgeCode } from './edge/code.ts'

type SiteEdgeProps = {
  site: CountryOnAws
  files: Bucket
  photos: Bucket
  apiHost: string
  /** What the edge shows the functions, so that nobody calls them around it. */
  originSecret: string
}

/** CloudFront before everything: the site, its API and its photos under one host, so that there is no CORS and one cookie. */
export class SiteEdge extends Construct {
  readonly distributionId: string
  readonly distributionArn: string

  constructor(scope: Construct, id: string, { site, files, photos, apiHost, originSecret }: SiteEdgeProps) {
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
      responseHeadersPolicy: this.#createHeaders({ isListed: true }),
    }

    const siteFiles = {
      ...shared,
      origin: S3BucketOrigin.withOriginAccessControl(files),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [atRequest('site-request'), atEdge('site-response', FunctionEventType.VIEWER_RESPONSE)],
    }
    const unlisted = this.#createHeaders({ isListed: false })
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${site.siteName} (${site.code})`,
      domainNames: [site.host, ...site.otherHosts],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', site.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(site.webAclArn && { webAclId: site.webAclArn }),
      defaultBehavior: siteFiles,
      additionalBehaviors: {
        // The console and members' profiles, which no search engine may list (PRIV-02).
        '/staff*': { ...siteFiles, responseHeadersPolicy: unlisted },
        '/members/*': { ...siteFiles, responseHeadersPolicy: unlisted },
        '/api/*': {
          ...shared,
          // Nothing but a page of the site itself calls the API; a redirect would lose the body of a call.
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          origin: new HttpOrigin(apiHost, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            readTimeout: Duration.seconds(30),
            customHeaders: { 'x-origin-secret': originSecret },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [atRequest('api-request')],
        },
        [uploadPath]: {
          ...shared,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          // Not signed by the edge: the form brings a signed policy of its own, and whatever has none is refused by the bucket.
          origin: new HttpOrigin(photos.bucketRegionalDomainName, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [atRequest('upload-request')],
        },
        '/photos/*': {
          ...shared,
          responseHeadersPolicy: unlisted,
          origin: S3BucketOrigin.withOriginAccessControl(photos),
          // The signature is checked before the cache is asked, so one copy serves everybody who may see it.
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
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
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId })
    new CfnOutput(this, 'DistributionHost', { value: distribution.distributionDomainName })
    new CfnOutput(this, 'SiteFilesBucket', { value: files.bucketName })
    new CfnOutput(this, 'PhotoKeyStoreArn', { value: photoKeys.keyValueStoreArn })
  }

  #createHeaders({ isListed }: { isListed: boolean }): ResponseHeadersPolicy {
    const { maxAgeSeconds, includeSubdomains, preload } = strictTransportSecurity
    return new ResponseHeadersPolicy(this, isListed ? 'Headers' : 'ConsoleHeaders', {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
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
          ...(isListed
            ? []
            : Object.entries(unlistedHeaders).map(([header, value]) => ({ header, value, override: true }))),
        ],
      },
    })
  }
}
