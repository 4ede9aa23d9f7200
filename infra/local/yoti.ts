import { constants, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { type Ask, formOf, json, type Reply, seeOther } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { languageOf } from './pay-page.ts'
import { isOnThisMachine, postTo } from './payment-reports.ts'
import { type AgeAnswer, ageAnswers, yotiPage } from './yoti-page.ts'

export type YotiSession = {
  id: string
  reference: string
  callbackUrl: string
  notificationUrl: string
  status: 'PENDING' | 'COMPLETE' | 'FAIL' | 'ERROR'
  method?: string
  /** Statuses of the answers to notifications; 0 without an answer. */
  answers: number[]
}

export type Yoti = {
  serve(ask: Ask): Reply | Promise<Reply>
  /** Newest first. */
  list(): readonly YotiSession[]
  /** Answers the check as the person does on the hosted page, and notifies the site. */
  answer(id: string, answer: AgeAnswer): Promise<void>
  /** Sends the notification about the check once more. */
  report(id: string): Promise<number>
  /** Signs `payload` without its `sequence_number`, as Yoti signs the body of a notification. */
  signed(payload: Readonly<Record<string, unknown>>): Record<string, unknown>
  clear(): void
  /** While true, the service answers 503 and sends no notification. */
  isDown: boolean
}

/** Short key, because generating a key of 2048 bits takes about 100 ms in every test's stack. */
const pair = generateKeyPairSync('rsa', { modulusLength: 1024 })
export const yotiPublicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
export const yotiSdkId = '00000000-0000-4000-8000-000000000001'
export const yotiKey = 'localAgeCheckKey'

/**
 * Yoti age verification, as far as the product uses it: sessions, hosted page, results and signed
 * notifications. The person chooses the result: no picture is examined.
 */
export function createYoti({ file }: { file?: string }): Yoti {
  const sessions = new Map(
    (file ? readKept<YotiSession[]>(file, []) : []).map((session) => [session.id, session] as const),
  )
  const save = () => file && keep(file, [...sessions.values()])
  const find = (id: string): YotiSession => {
    const session = sessions.get(id)
    if (!session) throw new Error(`Yoti knows no session ${id}`)
    return session
  }

  const open = (body: Record<string, unknown>): Reply => {
    const { reference_id, notification_url, callback } = body
    const callbackUrl = (callback as { url?: unknown } | undefined)?.url
    if (body.type !== 'OVER' || ![notification_url, callbackUrl].every(isOnThisMachine)) return json(400, {})
    const session: YotiSession = {
      id: randomUUID(),
      reference: String(reference_id),
      callbackUrl: String(callbackUrl),
      notificationUrl: String(notification_url),
      status: 'PENDING',
      answers: [],
    }
    sessions.set(session.id, session)
    save()
    return json(200, { id: session.id, status: session.status })
  }

  const api = (ask: Ask): Reply => {
    const { authorization, 'yoti-sdk-id': sdkId } = ask.headers
    if (authorization !== `Bearer ${yotiKey}` || sdkId !== yotiSdkId) return json(401, {})
    const [, id] = /^\/yoti\/api\/v1\/sessions\/([\w-]+)\/result$/.exec(ask.url.pathname) ?? []
    if (!id) return open(JSON.parse(ask.body.toString()) as Record<string, unknown>)
    const session = sessions.get(id)
    if (!session) return json(404, {})
    const { status, method, reference } = session
    return json(200, { id, status, ...(method && { method }), reference_id: reference })
  }

  const page = async (ask: Ask): Promise<Reply> => {
    const language = languageOf(ask)
    const session = sessions.get(ask.url.searchParams.get('sessionId') ?? '') ?? null
    if (!session || ask.method !== 'POST') return yotiPage(session, language)
    const action = formOf(ask).get('action')
    const given = ageAnswers.find((answer) => answer === action)
    if (given && session.status === 'PENDING') await service.answer(session.id, given)
    return seeOther(session.callbackUrl)
  }

  const service: Yoti = {
    isDown: false,
    serve(ask) {
      if (service.isDown) return { status: 503 }
      return ask.url.pathname.startsWith('/yoti/api/') ? api(ask) : page(ask)
    },
    list: () => [...sessions.values()].reverse(),
    async answer(id, answer) {
      const results = {
        adult: { status: 'COMPLETE', method: 'AGE_ESTIMATION' },
        unclear: { status: 'FAIL', method: 'AGE_ESTIMATION' },
        minor: { status: 'FAIL', method: 'DOC_SCAN' },
      } as const
      Object.assign(find(id), results[answer])
      await service.report(id)
    },
    async report(id) {
      const session = find(id)
      const { status: state, method, reference, notificationUrl } = session
      const report = service.signed({
        method,
        session_key: id,
        reference_id: reference,
        id: randomUUID(),
        timestamp: 1_787_752_834,
        notification_url: notificationUrl,
        state,
        check_type: 'SESSION',
        sequence_number: 1,
      })
      const answer = service.isDown ? 0 : await postTo(notificationUrl, 'application/json', JSON.stringify(report))
      session.answers.push(answer)
      save()
      return answer
    },
    signed({ sequence_number, ...payload }) {
      const text = Buffer.from(JSON.stringify(payload))
      const key = { key: pair.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }
      return { ...payload, sequence_number, signature: sign('sha256', text, key).toString('base64') }
    },
    clear() {
      sessions.clear()
      save()
    },
  }
  return service
}
