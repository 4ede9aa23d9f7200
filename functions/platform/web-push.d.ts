/** Types of the functions that we use: the package has no types of its own. */
declare module 'web-push' {
  const webPush: {
    /** Encrypts for a subscription (RFC 8291). */
    encrypt(p256dh: string, auth: string, payload: string, encoding: 'aes128gcm'): { cipherText: Buffer }
    /** Signed header (RFC 8292), valid for 12 hours by the machine's clock. */
    getVapidHeaders(
      audience: string,
      subject: string,
      publicKey: string,
      privateKey: string,
      encoding: 'aes128gcm',
    ): { Authorization: string }
    /** New pair of keys, base64url. */
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
  }
  export default webPush
}
