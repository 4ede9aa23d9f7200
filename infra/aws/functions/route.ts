import { Validations } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import type { EndpointEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'
import { allowInvocation } from './permission.ts'

/** Adds the route of the HTTP API that starts the function. */
export function addRoute(stack: DomainStack, { key, method, path }: EndpointEntry, added: AddedFunction): void {
  const id = pascal(key)
  const apiId = stack.site.api.ref
  const integration = new CfnIntegration(stack, `${id}Integration`, {
    apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: added.lambda.functionArn,
    payloadFormatVersion: '2.0',
  })
  const route = new CfnRoute(stack, `${id}Route`, {
    apiId,
    routeKey: `${method} ${path}`,
    target: `integrations/${integration.ref}`,
    authorizationType: 'NONE',
  })
  Validations.of(route).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The contract declares who may call, and the pipeline of every function checks it beside its reads; an authorizer would be a further function and round trip.',
  })
  allowInvocation(stack, id, added, {
    principal: 'apigateway.amazonaws.com',
    sourceArn: stack.formatArn({
      service: 'execute-api',
      resource: apiId,
      resourceName: `*/${method}${path}`,
    }),
  })
}
