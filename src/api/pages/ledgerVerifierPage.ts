import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ledgerVerifierPath } from '../schemas/pagePaths.ts'
import { renderLedgerVerifier } from './renderLedgerVerifier.ts'

const script = readFileSync(new URL('../assets/ledgerVerifier.js', import.meta.url), 'utf8')
const hash = createHash('sha256').update(script).digest('base64')
/** Only its own script and styles, and no external resources: a checked statement never leaves the browser. */
const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** /ledger-verifier.html: a single file that checks an exported statement, here or offline from a disk. Rule LED-2. */
export function addLedgerVerifierPage(app: FastifyInstance): void {
  app.get(ledgerVerifierPath, { config: { access: { as: 'visitor' } }, schema: { hide: true } }, (request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': policy, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(renderLedgerVerifier(request.language, script)),
  )
}
