import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/**
 * Sets the operator's AWS credentials in `process.env`, where the table client reads them: from the
 * profile (also by single sign-on) or the environment.
 */
export async function setOperatorCredentials(): Promise<void> {
  const client = new DynamoDBClient()
  const { accessKeyId, secretAccessKey, sessionToken = '' } = await client.config.credentials()
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  })
  client.destroy()
}
