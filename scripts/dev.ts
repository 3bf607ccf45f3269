import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'

/** `npm run dev`: the product, restarted at every change of the server, and both web apps with hot reload at http://localhost:5173. */
const home = join(import.meta.dirname, '..')
const product = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'src/main.ts'], {
  cwd: home,
  stdio: 'inherit',
})

const apps = await Promise.all(
  ['web/couple/vite.config.ts', 'web/office/vite.config.ts'].map(async (config) => {
    const app = await createServer({ configFile: join(home, config) })
    return app.listen()
  }),
)
console.info('\n  with hot reload: http://localhost:5173 (couples), http://localhost:5173/office/ (planners and administrators)\n')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    product.kill(signal)
    void Promise.all(apps.map((app) => app.close())).then(() => process.exit(0))
  })
}
product.on('exit', (code) => process.exit(code ?? 0))
