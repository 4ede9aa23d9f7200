/** What CloudFront hands to a function at a viewer's request, as far as ours look at it. */
export type ViewerEvent = { viewer: { ip: string }; request: ViewerRequest }

export type ViewerRequest = {
  uri: string
  querystring: Record<string, { value: string }>
  headers: Record<string, { value: string }>
}

/** An answer in place of the request. */
export type EdgeAnswer = {
  statusCode: number
  statusDescription: string
  headers?: Record<string, { value: string }>
}
