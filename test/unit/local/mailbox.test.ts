import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, readAsk } from '#infra/local/http.ts'
import { createMailbox, type Mailbox } from '#infra/local/ses.ts'

let server: Server
let client: SESClient
let mailbox: Mailbox

beforeAll(async () => {
  mailbox = createMailbox({ now: () => new Date('2026-05-01T12:00:00Z') })
  server = createServer(async (request, response) => {
    answer(response, request.method!, await mailbox.serve(await readAsk(request, 1e7)))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  client = new SESClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
})

afterAll(() => {
  client.destroy()
  server.close()
})

test('the mailbox parses a raw mail with its links and headers', async () => {
  const Data = Buffer.from(
    [
      'From: Vonk <hello@localhost>',
      'To: Anna@Example.nl',
      'Subject: =?utf-8?q?Bevestig_je_e-mailadres_=E2=9C=93?=',
      'List-Unsubscribe: <http://localhost/u>',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p><a href="http://localhost/activate?token=a&amp;x=1">Bevestigen</a></p>',
    ].join('\r\n'),
  )
  const { MessageId } = await client.send(new SendRawEmailCommand({ RawMessage: { Data } }))
  const [mail] = mailbox.list('anna@example.nl')
  expect(mail).toMatchObject({
    id: MessageId,
    at: '2026-05-01T12:00:00.000Z',
    from: 'Vonk hello@localhost',
    to: ['anna@example.nl'],
    subject: 'Bevestig je e-mailadres ✓',
    links: ['http://localhost/activate?token=a&x=1'],
    headers: { 'list-unsubscribe': '<http://localhost/u>' },
  })
})

test('the mailbox lists plain mails, newest first', async () => {
  await client.send(
    new SendEmailCommand({
      Source: 'hello@localhost',
      Destination: { ToAddresses: ['bram@example.nl'] },
      Message: { Subject: { Data: 'Hoi' }, Body: { Text: { Data: 'Kijk op http://localhost/x' } } },
    }),
  )
  expect(mailbox.list()[0]).toMatchObject({ subject: 'Hoi', to: ['bram@example.nl'], links: ['http://localhost/x'] })
})

test('the mailbox refuses and stores nothing while it is down', async () => {
  const before = mailbox.list().length
  mailbox.isDown = true
  const mail = new SendRawEmailCommand({ RawMessage: { Data: Buffer.from('To: a@b.nl\r\n\r\nx') } })
  await expect(client.send(mail)).rejects.toMatchObject({ name: 'ServiceUnavailable' })
  mailbox.isDown = false
  expect(mailbox.list()).toHaveLength(before)
})

test('the mailbox keeps the kind of a mail, and refuses a configuration set that does not exist', async () => {
  const sent = (ConfigurationSetName: string) =>
    client.send(
      new SendRawEmailCommand({
        ConfigurationSetName,
        Destinations: ['kind@example.nl'],
        RawMessage: { Data: Buffer.from('Subject: x\r\n\r\ny') },
      }),
    )
  await sent('bulk')
  expect(mailbox.list('kind@example.nl').map(({ kind }) => kind)).toEqual(['bulk'])
  await expect(sent('other')).rejects.toMatchObject({ name: 'ConfigurationSetDoesNotExistException' })
})
