import type { Backend } from '../src/backend.ts'
import { claimHash } from '../src/commands/claimHash.ts'
import { claim, claimStream } from '../src/domain/claim/claim.ts'
import { normalEmail } from '../src/domain/email.ts'
import { ProviderId } from '../src/domain/ids.ts'
import { provider, providerStream } from '../src/domain/provider/provider.ts'
import { Mistake } from './commandLine.ts'

/** The provider's login e-mail or id. */
export async function findProvider({ commands, secrets }: Backend, who: string): Promise<ProviderId> {
  const id = ProviderId.safeParse(who.toLowerCase())
  if (id.success) {
    const { state } = await commands.load(provider, providerStream(id.data))
    if (!state.contact) throw new Mistake(1, `No provider has the id ${who}.`)
    return id.data
  }
  const hash = claimHash(secrets.claimKey, 'login', normalEmail(who))
  const { state } = await commands.load(claim, claimStream('login', hash))
  const owner = state.held ? ProviderId.safeParse(state.owner) : undefined
  if (!owner?.success) throw new Mistake(1, `No provider signs in as ${who}.`)
  return owner.data
}
