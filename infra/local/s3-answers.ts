import { escaped, type Reply } from './http.ts'

export const xml = (body: string): Reply => ({ status: 200, headers: { 'content-type': 'application/xml' }, body })
export const failure = (status: number, code: string, message = code): Reply => ({
  ...xml(`<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`),
  status,
})
export const denied = (message: string) => failure(403, 'AccessDenied', message)
export const missing = failure(404, 'NoSuchKey', 'The specified key does not exist.')

export const unescapeXml = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
