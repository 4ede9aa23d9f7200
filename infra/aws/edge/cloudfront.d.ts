/** The module that CloudFront provides to its functions. */
declare module 'cloudfront' {
  const cloudfront: { kvs(): { get(key: string): Promise<string> } }
  export default cloudfront
}

/** The site's canonical host and its file table, inserted into the code at build time (code.ts). */
declare const SITE_HOST: string
declare const SITE_TABLE: import('../../site-file.ts').SiteTable
