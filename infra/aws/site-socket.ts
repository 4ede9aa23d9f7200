import { Stack, Validations } from 'aws-cdk-lib'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import { CfnApi, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { livePath } from '#shared/contract/live.ts'
import { addAccessLog } from './access-log.ts'
import type { CountryOnAws } from './countries.ts'

/** The WebSocket API of live connections. Its functions add their routes. */
export class SiteSocket extends Construct {
  readonly apiId: string
  readonly host: string
  /** URL of the connection management API, for functions. */
  readonly apiUrl: string
  /** ARN of all connections. */
  readonly connectionsArn: string

  constructor(scope: Construct, id: string, { site }: { site: CountryOnAws }) {
    super(scope, id)
    const { rate, burst } = site.throttle
    const api = new CfnApi(this, 'Api', {
      name: `${site.siteName} live`,
      protocolType: 'WEBSOCKET',
      // Required by API Gateway. No route matches its values, so every frame takes the default
      // route.
      routeSelectionExpression: '$request.body.type',
    })
    const stage = new CfnStage(this, 'Stage', {
      apiId: api.ref,
      // The edge forwards the path unchanged, and API Gateway reads the stage from its first part.
      stageName: livePath.slice(1),
      autoDeploy: true,
      defaultRouteSettings: { throttlingRateLimit: rate, throttlingBurstLimit: burst },
      accessLogSettings: addAccessLog(this, 'Log', { functionMilliseconds: '$context.integrationLatency' }),
    })
    stage.node.addDependency(this.#allowLogging())
    this.apiId = api.ref
    this.host = `${api.ref}.execute-api.${Stack.of(this).region}.amazonaws.com`
    this.apiUrl = `https://${this.host}${livePath}`
    this.connectionsArn = Stack.of(this).formatArn({
      service: 'execute-api',
      resource: api.ref,
      resourceName: `${stage.stageName}/*/@connections/*`,
    })
  }

  /**
   * Sets the role with which API Gateway writes the logs of WebSocket APIs; HTTP APIs need no role.
   * The setting applies to the whole account and region, which only this country uses
   * (infra/opening.md).
   */
  #allowLogging(): CfnAccount {
    const role = new Role(this, 'LogRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [
            new PolicyStatement({
              // Actions of the policy AmazonAPIGatewayPushToCloudWatchLogs, which API Gateway
              // requires.
              actions: [
                ...['CreateLogGroup', 'CreateLogStream', 'PutLogEvents', 'DescribeLogGroups', 'DescribeLogStreams'],
                ...['GetLogEvents', 'FilterLogEvents'],
              ].map((action) => `logs:${action}`),
              resources: ['*'],
            }),
          ],
        }),
      },
    })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'API Gateway takes a role for its logs only if it may write every log of the account.',
    })
    return new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn })
  }
}
