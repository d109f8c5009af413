import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The page: one HTML file and hashed assets, all from the origin of the service. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  appType: 'spa',
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'], // light-dark() of CSS
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the icon and pictures come from the origin, not from `data:`
    modulePreload: { polyfill: false },
    manifest: true, // the test of sizes reads which chunks a screen loads
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000, // kB: the thread that computes a bundle again holds all nodes; a test holds the screens
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/compare', '/detect', '/health', '/benchmark/splits', '/openapi.json', '/scalar'].map(
        (path) => [path, 'http://127.0.0.1:8000'],
      ),
    ),
  },
})
