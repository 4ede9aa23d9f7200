import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { timeLimits } from './time-limits.ts'

let client: SNSClient | undefined

/**
 * Sends a text message to a phone number in international form. Makes a single attempt, because a
 * retry after a timeout could send the message twice.
 */
export async function sendSms(phone: string, text: string): Promise<void> {
  client ??= new SNSClient({
    requestHandler: timeLimits({ connect: 1_000, answer: 5_000, idle: 5_000 }),
    maxAttempts: 1,
  })
  await client.send(
    new PublishCommand({
      PhoneNumber: phone,
      Message: text,
      // Sent by the most reliable route instead of the cheapest.
      MessageAttributes: { 'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' } },
    }),
  )
}
