import path from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { Role } from 'aws-cdk-lib/aws-iam'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { FunctionEntry } from '#infra/inventory.ts'
import type { DomainStack } from '../domain-stack.ts'
import { pascal } from '../site-stack.ts'
import { variablesOf } from './variables.ts'

/** Function of a stack, without its trigger. */
export type AddedFunction = { lambda: LambdaFunction; log: LogGroup; role: Role }

/** Adds a function with its log, which expires after a month, and its role. */
export function addFunction(stack: DomainStack, entry: FunctionEntry): AddedFunction {
  const id = pascal(entry.key)
  const log = new LogGroup(stack, `${id}Log`, {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = stack.roles.roleOf(entry)
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [log.logGroupArn] }),
  )
  const lambda = new LambdaFunction(stack, id, {
    description: entry.kind === 'endpoint' ? `${entry.method} ${entry.path}` : `${entry.kind} ${entry.name}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: 'index.handler',
    code: Code.fromAsset(path.join(stack.functionsDir, entry.name)),
    memorySize: entry.resources.memory,
    timeout: Duration.seconds(entry.resources.timeoutSeconds),
    role,
    logGroup: log,
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    systemLogLevelV2: SystemLogLevel.WARN,
    environment: variablesOf(stack.site, entry),
  })
  return { lambda, log, role }
}
