import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { siteColours } from '../infra/build/colours.ts'
import { compileMessages } from '../infra/build/compile-messages.ts'
import { firstLoad } from '../infra/build/first-load.ts'
import { serviceWorker } from '../infra/build/service-worker.ts'
import { siteChunks, sitePages } from '../infra/build/site-chunks.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

// React alone is 67 of the 80 KB that a lander may load; Preact runs the same components and has a
// sixth of that size.
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
}

/** The same app for Node, which prerenders the public pages when a site is published. */
const prerenderConfig: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [compileMessages({ isSiteAlone: true }), react()],
  ssr: { noExternal: true },
  // else Node would run React's development build
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: fileURLToPath(new URL('src/app/prerender.tsx', import.meta.url)),
    outDir: `${project}dist/prerender`,
    emptyOutDir: true,
  },
}

/**
 * Icons that the conversation shares with other screens, but with too few for the chunk `parts`.
 */
const chatIcons =
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](ban|camera|clock|ellipsis|flag|image-off|image-plus|images|trash)\.m?js$/

/**
 * All modules except those shared by forms and member cards: in the chunk `parts`, a conversation
 * would load these too.
 */
const notOfFormsAndCards = /^(?!.*(domain[\\/]members[\\/]SharedInterests|ui[\\/](RadioCards|SelectField))\.tsx$)/

const payingParts = /features[\\/]credits[\\/](method-choices|parts[\\/](MethodMark|Methods))\.tsx?$/

// Console (`--mode staff`) and landers (`--mode landers`) are separate builds into the same folder.
// In one build, the code that two pages share would become many small chunks, which cost the home
// page 4 KB and twice the requests.
export default defineConfig(({ mode }) => {
  if (mode === 'prerender') return prerenderConfig
  const page = sitePages.find((each) => each === mode) ?? 'index'
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // copied by one of the builds only
    publicDir: page === 'index' && 'public',
    ...(page === 'landers' && { resolve: { alias: preact } }),
    plugins: [
      compileMessages(),
      react(),
      siteColours({ hasThemes: page === 'index' }),
      tailwindcss(),
      siteChunks(project, page),
      ...(page === 'index' ? [serviceWorker()] : []),
    ],
    build: {
      outDir: `${project}dist/site`,
      emptyOutDir: page === 'index',
      // the Content-Security-Policy allows no data: URLs
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`${page}.html`, import.meta.url)),
        output: {
          // The first load names all chunks, so hashes of seven characters instead of eight save it
          // 0.2 KB.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // Libraries change less often than screens: returning members keep them in the cache.
          codeSplitting: {
            groups: [
              {
                name: 'libraries',
                test: /node_modules[\\/](react|react-dom|preact|scheduler|@tanstack|use-intl|zod)[\\/]/,
              },
              ...(page === 'index' ? [{ name: firstLoad(project), debugName: 'shell' }] : []),
              // Code shared by the screens for ordering and paying, for the same reason as `parts`
              // below.
              ...(page === 'index' ? [{ name: 'paying', test: payingParts }] : []),
              // A chunk of its own for each icon costs more than the icon.
              ...(page === 'index' ? [{ name: 'chat-icons', test: chatIcons }] : []),
              // One chunk for the code that at least seven screens or two landers share: otherwise
              // a screen requested thirty chunks of 1 KB.
              ...(page === 'staff'
                ? []
                : [{ name: 'parts', test: notOfFormsAndCards, minShareCount: page === 'landers' ? 2 : 7 }]),
            ],
          },
        },
      },
    },
    server: {
      fs: { allow: [project] },
    },
  }
})
