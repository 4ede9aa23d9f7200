import { createServer } from 'node:net'

/**
 * A port that was free a moment ago. Another process can still take it, so the caller must be ready
 * to retry.
 */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
