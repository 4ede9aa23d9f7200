import { createServer } from 'node:net'

/** A port that was free a moment ago. Another process can still take it: whoever listens on it must be ready to ask again. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
