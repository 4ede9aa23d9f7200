/** CloudFront's event for a viewer request, limited to the fields used here. */
export type ViewerEvent = { viewer: { ip: string }; request: ViewerRequest }

export type ViewerRequest = {
  uri: string
  querystring: Record<string, { value: string }>
  method: string
  headers: Record<string, { value: string }>
  cookies: Record<string, { value: string }>
}

/** Response of the edge function itself; the request is then not forwarded. */
export type EdgeAnswer = {
  statusCode: number
  statusDescription: string
  headers?: Record<string, { value: string }>
}

/** CloudFront's event before a viewer response. */
export type ViewerResponseEvent = { request: ViewerRequest; response: ViewerResponse }

export type ViewerResponse = {
  statusCode: number
  statusDescription?: string
  headers: Record<string, { value: string }>
}
