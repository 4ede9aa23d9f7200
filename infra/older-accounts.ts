import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { findOlderAccounts, listOlderAccounts, saveOlderAccounts } from '#functions/stores/campaigns/everybody.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { apply } from '#functions/table/transaction.ts'
import type { CountryCode } from '#shared/countries/country.ts'

/**
 * Adds to the audience of new terms the accounts of a site that were created before this audience
 * existed. Returns a line to print. This is the only code that scans the table, because no index
 * contains all members; the operator's command runs it once per site. A further run continues an
 * interrupted one.
 */
export async function addOlderAccounts(tableName: string, site: CountryCode, now: Date): Promise<string> {
  const started = await findOlderAccounts(site)
  if (started.endedAt) return `The older accounts of ${site} are listed since ${started.endedAt.slice(0, 10)}.`
  const client = new DynamoDBClient()
  let start: Record<string, AttributeValue> | undefined = started.after && JSON.parse(started.after)
  let added = 0
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new ScanCommand({
        ...{ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: start },
        ...{ ProjectionExpression: 'PK', FilterExpression: 'SK = :account' },
        ExpressionAttributeValues: { ':account': { S: keys.account('').SK } },
      }),
    )
    const ids = Items.flatMap(({ PK }) => (PK?.S?.startsWith(keys.account('').PK) ? memberIn(PK.S) : []))
    added += await listOlderAccounts(site, ids)
    start = LastEvaluatedKey
    await apply(saveOlderAccounts(site, start ? { after: JSON.stringify(start) } : { endedAt: now.toISOString() }))
  } while (start)
  client.destroy()
  return `${added} older accounts of ${site} are listed now; new terms can be announced.`
}
