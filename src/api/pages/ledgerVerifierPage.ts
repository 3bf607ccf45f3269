import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { ledgerVerifierPath } from '../schemas/pagePaths.ts'
import { renderLedgerVerifier } from './renderLedgerVerifier.ts'

const script = readFileSync(new URL('../assets/ledgerVerifier.js', import.meta.url), 'utf8')
const hash = createHash('sha256').update(script).digest('base64')
/** Its own script and styles, and nothing from anywhere: a statement that is checked leaves the browser to nobody. */
const policy = `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** /ledger-verifier.html: one file that checks an exported statement, here or from a disk without a network. Rule LED-2. */
export function addLedgerVerifierPage(app: FastifyInstance): void {
  app.get(ledgerVerifierPath, { config: { access: { as: 'visitor' } }, schema: { hide: true } }, (request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': policy, vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(renderLedgerVerifier(request.language, script)),
  )
}
