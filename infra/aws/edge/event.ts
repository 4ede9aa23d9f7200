/** What CloudFront hands to a function at a viewer's request, as far as ours look at it. */
export type ViewerEvent = { viewer: { ip: string }; request: ViewerRequest }

export type ViewerRequest = {
  uri: string
  querystring: Record<string, { value: string }>
  method: string
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

/** An answer in place of the request. */
export type EdgeAnswer = {
  statusCode: number
  statusDescription: string
  headers?: Record<string, { value: string }>
}

/** What CloudFront hands to a function before it answers. */
export type ViewerResponseEvent = { request: ViewerRequest; response: ViewerResponse }

export type ViewerResponse = {
  statusCode: number
  statusDescription?: string
  headers: Record<string, { value: string }>
}
