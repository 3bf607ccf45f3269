import { runProduct } from '../src/runProduct.ts'
import { openDevWebApps } from './web/devWebApps.ts'

/** `npm run dev`: the product with both web apps from their sources. Node.js restarts it whenever the server's sources change. */
runProduct({
  // Browsers ask for every source file by itself.
  environment: { CALLS_PER_MINUTE: '1000000', ...process.env },
  openWebApps: openDevWebApps,
})
