import { Validations } from 'aws-cdk-lib'
import { CfnIntegration, CfnRoute, CfnRouteResponse } from 'aws-cdk-lib/aws-apigatewayv2'
import { socketRoutes } from '#functions/platform/resources.ts'
import type { SocketEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import type { AddedFunction } from './function.ts'
import { allowInvocation } from './permission.ts'

/** Adds the route of the WebSocket API that starts the function. Only `message` returns a frame. */
export function addSocketRoute(stack: DomainStack, { key }: SocketEntry, added: AddedFunction): void {
  const id = pascal(key)
  const { apiId } = stack.site.socket
  const routeKey = socketRoutes[key]
  const integration = new CfnIntegration(stack, `${id}Integration`, {
    apiId,
    integrationType: 'AWS_PROXY',
    integrationMethod: 'POST',
    // A WebSocket API requires this form of URI, unlike an HTTP API, which takes the ARN.
    integrationUri: stack.formatArn({
      service: 'apigateway',
      account: 'lambda',
      resource: 'path/2015-03-31/functions',
      resourceName: `${added.lambda.functionArn}/invocations`,
    }),
  })
  const isAnswered = key === 'message'
  const route = new CfnRoute(stack, `${id}Route`, {
    apiId,
    routeKey,
    target: `integrations/${integration.ref}`,
    authorizationType: 'NONE',
    ...(isAnswered && { routeResponseSelectionExpression: '$default' }),
  })
  if (isAnswered) {
    new CfnRouteResponse(stack, `${id}RouteResponse`, { apiId, routeId: route.ref, routeResponseKey: '$default' })
  }
  Validations.of(route).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      'The function of $connect checks edge secret, origin and session as the pipeline does; the other routes start only for a connection that it accepted.',
  })
  allowInvocation(stack, id, added, {
    principal: 'apigateway.amazonaws.com',
    sourceArn: stack.formatArn({ service: 'execute-api', resource: apiId, resourceName: `*/${routeKey}` }),
  })
}
