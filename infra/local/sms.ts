import { rmSync } from 'node:fs'
import { type Ask, formOf, type Reply } from './http.ts'
import { appendLine, readLines } from './kept-file.ts'

export type Sms = { id: string; at: string; to: string; text: string }

export type SmsBox = {
  serve(ask: Ask): Reply
  /** Newest first. */
  list(): readonly Sms[]
  clear(): void
}

/**
 * The text message service: accepts SNS's Publish to a phone number and stores the messages. If
 * `file` is given, messages survive a restart.
 */
export function createSmsBox(options: { file?: string; now: () => Date }): SmsBox {
  let messages: Sms[] = options.file ? readLines(options.file) : []
  return {
    serve(ask) {
      const form = formOf(ask)
      const to = form.get('PhoneNumber')
      if (form.get('Action') !== 'Publish' || !to) return { status: 400 }
      const sms: Sms = { id: crypto.randomUUID(), at: options.now().toISOString(), to, text: form.get('Message') ?? '' }
      messages.push(sms)
      if (options.file) appendLine(options.file, sms)
      return {
        status: 200,
        headers: { 'content-type': 'text/xml' },
        body: `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${sms.id}</MessageId></PublishResult></PublishResponse>`,
      }
    },
    list: () => messages.toReversed(),
    clear() {
      messages = []
      if (options.file) rmSync(options.file, { force: true })
    },
  }
}
