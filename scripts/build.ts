import { buildWeb } from './web/buildWeb.ts'

await buildWeb({ force: !process.argv.includes('--if-changed') })
