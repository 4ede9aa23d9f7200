/** The module that CloudFront gives to its functions. */
declare module 'cloudfront' {
  const cloudfront: { kvs(): { get(key: string): Promise<string> } }
  export default cloudfront
}

/** The site's own host and its table of files; written into the code when it is built (code.ts). */
declare const SITE_HOST: string
declare const SITE_TABLE: import('../../site-file.ts').SiteTable
