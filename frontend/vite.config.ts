import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from '../infra/build/compile-messages.ts'
import { siteChunks } from '../infra/build/site-chunks.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compileMessages(), react(), tailwindcss(), siteChunks(project)],
  build: {
    outDir: `${project}dist/site`,
    emptyOutDir: true,
    // the Content-Security-Policy allows no data: addresses
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Libraries change less often than screens: returning members keep them in the cache.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-intl|zod)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': 'http://127.0.0.1:4000', '/media': 'http://127.0.0.1:4000' },
  },
})
