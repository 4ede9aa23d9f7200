import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { localVariableNames } from '#functions/platform/resources.ts'
import { compileMessages } from '../infra/build/compile-messages.ts'
import { slowDown } from './support/slow-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const freshModules = 'test/support/fresh-modules.ts'
const sharedProcesses = { isolate: false, setupFiles: [freshModules] }

/**
 * One project per environment that its tests need: none, the local table, a build, jsdom, or a real
 * browser.
 */
export default defineConfig({
  root,
  test: {
    // The local table is a single process that executes writes one by one, so hundreds of parallel
    // writes take long on a busy machine.
    env: { [localVariableNames.clientPatience]: '30' },
    reporters: ['default', './test/support/closing-line.ts'],
    // For two cores: tests wait for the table and the browser during half of their time, so two
    // workers leave a core idle.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts', 'test/architecture.test.ts'],
          ...sharedProcesses,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/{api,jobs,faults}/**/*.test.ts'],
          ...sharedProcesses,
          globalSetup: ['test/support/database.ts'],
          // Most tests call `settle`, which reads the stream at once. The default of ten reads a
          // second would take a twentieth of the processor's time in addition.
          provide: { streamPauseMs: 500 },
          // The race tests send hundreds of messages through one local table, whose speed says
          // nothing about the product.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          ...sharedProcesses,
          // Some tests read what the build of the site recorded.
          globalSetup: ['test/support/built-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [compileMessages(), react()],
        test: {
          name: 'screens',
          include: ['test/{screens,unit/frontend}/**/*.test.tsx', 'test/screens/**/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [freshModules, 'test/support/fresh-page.ts', 'test/support/dom.ts'],
          // Inlined, so that Vite applies the alias for compiled texts to it.
          server: { deps: { inline: ['use-intl'] } },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          ...sharedProcesses,
          globalSetup: ['test/support/built-site.ts', 'test/support/database.ts', 'test/support/chromium.ts'],
          // No retries: they would hide races of the product. The longest journey takes a minute on
          // an idle machine.
          testTimeout: 240_000 * slowDown,
          hookTimeout: 240_000 * slowDown,
        },
      },
    ],
  },
})
