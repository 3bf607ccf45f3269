import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { projections } from '../src/catalogues.ts'
import { grantPremium } from '../src/domain/account/grantPremium.ts'
import type { AnyCommand } from '../src/domain/command.ts'
import type { CommandId, ProviderId } from '../src/domain/ids.ts'
import { registerProvider } from '../src/domain/provider/registerProvider.ts'
import { createTokens } from '../src/operational/tokens.ts'
import { startProduct } from '../src/startProduct.ts'
import { benchConfig } from './benchConfig.ts'

export interface FromUploadServer {
  readonly port: number
  /** Access tokens of providers with Premium. */
  readonly tokens: readonly string[]
}

const [databaseUrl = '', dataDirectory = '', count = '0'] = process.argv.slice(2)
const config = benchConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory })
const { backend, app, positions } = await startProduct({ config, logger: pino({ level: 'warn' }) })
const signer = await createTokens({ database: backend.database, tokenKey: backend.secrets.tokenKey, rules: backend.rules })
const tokens = await Promise.all(Array.from({ length: Number(count) }, signedInProvider))
// The data that other callers read exist before the first read.
const head = await backend.sealedLog.head()
await Promise.all(projections.map((projection) => positions.waitFor(projection, head, 120_000)))
const address = await app?.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address ?? '').port), tokens } satisfies FromUploadServer)

async function signedInProvider(): Promise<string> {
  const providerId = randomUUID() as ProviderId
  const give = <Input>(command: AnyCommand<Input>, input: Input) =>
    backend.commands.handle(command, input, { commandId: randomUUID() as CommandId, actor: 'system:bench', correlationId: randomUUID() })
  const person = {
    firstname: 'Ada',
    lastname: 'Benche',
    email: `${providerId}@bench.example`,
    phone: '+33600000000',
    locale: 'fr-FR',
    emailConfirmed: true,
  }
  await give(registerProvider, { providerId, publicId: providerId.slice(0, 12), kind: 'planner', ...person })
  await give(grantPremium, { providerId })
  return signer.signAccess({ role: 'provider', id: providerId, sessionId: randomUUID() })
}
