import { request } from 'node:http'

/** Whether a URL leads to this machine: the test service must not call other hosts. */
export const isOnThisMachine = (url: unknown) => {
  const host = URL.parse(String(url))?.hostname ?? ''
  return host === '127.0.0.1' || host === '[::1]' || host === 'localhost' || host.endsWith('.localhost')
}

export const postReport = (webhookUrl: string, id: string): Promise<number> =>
  postTo(webhookUrl, 'application/x-www-form-urlencoded', new URLSearchParams({ id }).toString())

/**
 * Posts a body to a URL and returns the HTTP status, or 0 without an answer within 15 seconds.
 * Connects by IP address, since not every system resolves `be.localhost`.
 */
export const postTo = (webhookUrl: string, contentType: string, body: string): Promise<number> =>
  new Promise((resolve) => {
    const url = new URL(webhookUrl)
    const call = request(
      {
        host: '127.0.0.1',
        port: url.port || 80,
        path: url.pathname + url.search,
        method: 'POST',
        headers: { host: url.host, 'content-type': contentType },
        timeout: 15_000,
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    call.on('timeout', () => call.destroy()).on('error', () => resolve(0))
    call.end(body)
  })
