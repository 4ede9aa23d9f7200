import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { flexpayPage } from './flexpay-page.ts'
import { flexpaySigned } from './flexpay-signed.ts'
import { type Ask, formOf, type Reply, seeOther } from './http.ts'
import { keep, readKept } from './kept-file.ts'
import { languageOf } from './pay-page.ts'

export type FlexpaySale = {
  saleId: string
  /** The site's reference, unique per sale. */
  reference: string
  amount: string
  currency: string
  description: string
  successUrl: string
  declineUrl: string
  status: 'open' | 'approved'
  /** Returned amounts, each with the id of its transaction. */
  returns: { id: string; event: 'credit' | 'chargeback'; amount: string }[]
  /** The site's answers to postbacks: the text, or null for no answer. */
  answers: (string | null)[]
}

export type Flexpay = {
  /** `/flexpay/startorder`, the hosted page, and `/flexpay/salestatus`. */
  serve(ask: Ask): Reply
  /** Newest first. */
  list(): readonly FlexpaySale[]
  /** Opens the order behind a URL of the hosted page, as the buyer would. */
  open(checkoutUrl: string): FlexpaySale
  pay(reference: string): FlexpaySale
  /** Returns money: a `credit` by the shop, a `chargeback` by the bank. Default: the remainder. */
  giveBack(reference: string, event: 'credit' | 'chargeback', amount?: string): FlexpaySale
  /** Sends the postback about the sale, or about one of its returns, once more. */
  report(reference: string, returnId?: string): Promise<void>
  /** Resolves when no postback to the site is pending. */
  settle(): Promise<void>
  clear(): void
  stop(): void
  /** While true, the service answers 503 and sends no postback. */
  isDown: boolean
  /** False answers to status calls, by reference, to simulate errors of the service. */
  lies: Map<string, string>
}

const version = '4'

/**
 * Verotel FlexPay, as far as the product uses it: hosted page, postbacks by signed URLs until the
 * site answers "OK", and status. If no postback about a sale gets that answer, the sale is
 * refunded, as in the real service. The real shop has one postback URL for all sites; here,
 * postbacks go to the origin to which the buyer returns.
 */
export function createFlexpay(options: {
  file?: string
  shop: string
  key: string
  /** Delays before the second and each further attempt of a postback, in milliseconds. */
  reportDelaysMs?: readonly number[] | undefined
}): Flexpay {
  const delays = options.reportDelaysMs ?? [1_000, 5_000]
  const sales = new Map<string, FlexpaySale>(
    (options.file ? readKept<FlexpaySale[]>(options.file, []) : []).map((sale) => [sale.reference, sale]),
  )
  const underWay = new Set<Promise<void>>()
  const stopped = new AbortController()
  const save = () => options.file && keep(options.file, [...sales.values()])

  const signed = (parameters: Readonly<Record<string, string>>) => flexpaySigned(parameters, options)
  /** Parameters of a call; null if the shop, version or signature is wrong. */
  const verified = ({ searchParams }: URL): Record<string, string> | null => {
    const { signature, ...parameters } = Object.fromEntries(searchParams)
    const isOurs = parameters.shopID === options.shop && parameters.version === version
    return isOurs && signature === signed(parameters).signature ? parameters : null
  }

  const find = (reference: string): FlexpaySale => {
    const sale = sales.get(reference)
    if (!sale) throw new Error(`FlexPay knows no sale ${reference}`)
    return sale
  }

  /** Parameters of a postback about a sale, or about one of its returns. */
  const reportOf = (sale: FlexpaySale, returnId?: string): Record<string, string> => {
    const { saleId, reference, amount, currency } = sale
    const base = { saleID: saleId, referenceID: reference, type: 'purchase', priceCurrency: currency }
    const back = sale.returns.find(({ id }) => id === returnId)
    return back
      ? signed({ ...base, event: back.event, priceAmount: back.amount, transactionID: back.id, parentID: saleId })
      : signed({ ...base, priceAmount: amount, paymentMethod: 'CC', transactionID: saleId })
  }

  const reportOnce = async (sale: FlexpaySale, returnId?: string) => {
    const url = new URL('/api/payment-postback.php', sale.successUrl)
    url.search = new URLSearchParams(reportOf(sale, returnId)).toString()
    const answer = service.isDown ? null : await getText(url)
    sale.answers.push(answer)
    return answer === 'OK'
  }

  const reportUntilTaken = async (sale: FlexpaySale, returnId?: string) => {
    for (const delay of [0, ...delays]) {
      if (delay) await sleep(delay, undefined, { signal: stopped.signal })
      if (await reportOnce(sale, returnId)) return
    }
    // The site did not confirm the sale: the buyer gets the money back.
    if (!returnId) giveBack(sale, 'credit')
  }

  const startReport = (sale: FlexpaySale, returnId?: string) => {
    const run = reportUntilTaken(sale, returnId)
      .catch((error: Error) => {
        if (error.name !== 'AbortError') throw error
      })
      .finally(() => {
        underWay.delete(run)
        save()
      })
    underWay.add(run)
    save()
  }

  const leftOf = ({ amount, returns }: FlexpaySale): string =>
    (Number(amount) - returns.reduce((sum, back) => sum + Number(back.amount), 0)).toFixed(2)

  const giveBack = (sale: FlexpaySale, event: 'credit' | 'chargeback', amount = leftOf(sale)) => {
    if (sale.status !== 'approved' || Number(amount) <= 0) throw new Error(`${sale.reference} has nothing to give back`)
    const id = `${sale.saleId}${sale.returns.length + 1}`
    sale.returns.push({ id, event, amount })
    startReport(sale, id)
    return sale
  }

  const open = (url: URL): FlexpaySale | null => {
    const order = verified(url)
    const { referenceID: reference, priceAmount, priceCurrency, description, successURL, declineURL } = order ?? {}
    if (!reference || !priceAmount || !priceCurrency || !description || !successURL || !declineURL) return null
    if (order?.type !== 'purchase' || !/^\d+\.\d{2}$/.test(priceAmount)) return null
    const known = sales.get(reference)
    if (known) return known
    const sale: FlexpaySale = {
      saleId: String(1_000_000 + sales.size),
      reference,
      amount: priceAmount,
      currency: priceCurrency,
      description,
      successUrl: successURL,
      declineUrl: declineURL,
      status: 'open',
      returns: [],
      answers: [],
    }
    sales.set(reference, sale)
    save()
    return sale
  }

  const status = (url: URL): Reply => {
    const asked = verified(url)
    if (!asked) return text('response: ERROR\nerror: invalid signature\n')
    const reference = asked.referenceID ?? ''
    const lie = service.lies.get(reference)
    if (lie !== undefined) return text(lie)
    const sale = sales.get(reference)
    if (sale?.status !== 'approved') return text('response: NOTFOUND\n')
    return text(
      [
        ...['response: FOUND', `saleID: ${sale.saleId}`, `shopID: ${options.shop}`, `referenceID: ${sale.reference}`],
        ...['type: purchase', 'saleResult: APPROVED', 'paymentMethod: CC'],
        ...[`priceAmount: ${sale.amount}`, `priceCurrency: ${sale.currency}`, ''],
      ].join('\n'),
    )
  }

  const page = (ask: Ask): Reply => {
    const language = languageOf(ask)
    const sale = open(ask.url)
    if (!sale || ask.method !== 'POST') return flexpayPage(sale, language)
    const action = formOf(ask).get('action')
    if (action !== 'pay' || sale.status !== 'open') return seeOther(sale.declineUrl)
    service.pay(sale.reference)
    const back = new URL(sale.successUrl)
    for (const [name, value] of Object.entries(reportOf(sale))) back.searchParams.set(name, value)
    return seeOther(back.href)
  }

  const service: Flexpay = {
    isDown: false,
    lies: new Map(),
    serve(ask) {
      if (service.isDown) return { ...text('unavailable'), status: 503 }
      if (ask.url.pathname === '/flexpay/salestatus') return status(ask.url)
      return ask.url.pathname === '/flexpay/startorder' ? page(ask) : { status: 404 }
    },
    list: () => [...sales.values()].reverse(),
    open(checkoutUrl) {
      const sale = open(new URL(checkoutUrl))
      if (!sale) throw new Error(`FlexPay does not take the order ${checkoutUrl}`)
      return sale
    },
    pay(reference) {
      const sale = find(reference)
      sale.status = 'approved'
      startReport(sale)
      return sale
    },
    giveBack: (reference, event, amount) => giveBack(find(reference), event, amount),
    async report(reference, returnId) {
      await reportOnce(find(reference), returnId)
      save()
    },
    async settle() {
      while (underWay.size) await Promise.all(underWay)
    },
    clear() {
      sales.clear()
      save()
    },
    stop: () => stopped.abort(),
  }
  return service
}

const text = (body: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
})

/**
 * Text of an answer with status 200; null for any other, or none within 15 seconds. Connects by IP
 * address, since not every system resolves `be.localhost`.
 */
const getText = (url: URL): Promise<string | null> =>
  new Promise((resolve) => {
    const { port, pathname, search, host } = url
    const call = request(
      { host: '127.0.0.1', port: port || 80, path: pathname + search, headers: { host }, timeout: 15_000 },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(parts).toString() : null))
      },
    )
    call.on('timeout', () => call.destroy()).on('error', () => resolve(null))
    call.end()
  })
