import { type Claim, type ClaimKind, claim, claimStream } from '../domain/claim/claim.ts'
import { claimFor } from '../domain/claim/claimFor.ts'
import { isErased } from '../domain/event.ts'
import { ProviderId } from '../domain/ids.ts'
import type { Country } from '../domain/locale.ts'
import { provider, providerStream } from '../domain/provider/provider.ts'
import { claimHash } from './claimHash.ts'
import type { CommandContext, CommandHandler } from './handleCommand.ts'
import { partOfCommand } from './partOfCommand.ts'

export interface CompanyNumberToClaim {
  readonly country: Country
  readonly number: string
}

interface Dependencies {
  readonly commands: CommandHandler
  readonly claimKey: Buffer
}

export type ClaimedCompanyNumber =
  /** Another account that exists has the number. */
  | { readonly claimed: false }
  /** `welcomedBefore`: another account got a welcome credit for this number. */
  | { readonly claimed: true; readonly welcomedBefore: boolean }

/**
 * Takes a number that was found valid for a provider, unless another living account has it: one that is not to be erased and still gives this
 * number. Of two that come at once the log lets one win. Rules COM-8, REG-10.
 * @param verifiedAt of a number that a release without claims found valid: it is taken from whoever's was found valid later
 */
export async function claimCompanyNumber(
  { commands, claimKey }: Dependencies,
  { providerId, verifiedAt, ...given }: CompanyNumberToClaim & { readonly providerId: ProviderId; readonly verifiedAt?: string },
  context: CommandContext,
): Promise<ClaimedCompanyNumber> {
  for (;;) {
    const { state, position } = await commands.load(claim, claimStream('company', hashOf('company')))
    if (state.held && state.owner === providerId) break
    const holder = await holderOf(commands, state, given)
    if (holder && !(verifiedAt !== undefined && holder.checkedAt !== null && verifiedAt < holder.checkedAt)) return { claimed: false }
    // The next iteration shows whether this process took the claim or another one was faster.
    await take('company', position, state.held ? state.owner : undefined)
  }
  const before = await commands.load(claim, claimStream('welcome', hashOf('welcome')))
  if (!before.state.held) await take('welcome', before.position)
  const { state: welcome } = await commands.load(claim, claimStream('welcome', hashOf('welcome')))
  return { claimed: true, welcomedBefore: welcome.held && welcome.owner !== providerId }

  function hashOf(kind: ClaimKind): string {
    return claimHash(claimKey, kind, `${given.country} ${given.number}`)
  }

  async function take(kind: ClaimKind, position: string, insteadOf?: string): Promise<void> {
    const input = { kind, hash: hashOf(kind), owner: providerId, ownerStream: providerStream(providerId) }
    // The claim's position is part of the id: a claim made before a takeover must not count as a repetition of this one.
    const part = partOfCommand(context, 'claim', kind, input.hash, position)
    await commands.handle(claimFor, { ...input, ...(insteadOf !== undefined && { insteadOf }) }, part)
  }
}

/** True when another account has the number. Only a hint for the person who enters it; the check decides. */
export async function isCompanyNumberTaken(
  { commands, claimKey }: Dependencies,
  { providerId, ...given }: CompanyNumberToClaim & { readonly providerId: ProviderId },
): Promise<boolean> {
  const hash = claimHash(claimKey, 'company', `${given.country} ${given.number}`)
  const { state } = await commands.load(claim, claimStream('company', hash))
  return state.held && state.owner !== providerId && (await holderOf(commands, state, given)) !== undefined
}

/** The number as its holder entered it; undefined when the claim has no holder. */
async function holderOf(commands: CommandHandler, state: Claim, { country, number }: CompanyNumberToClaim) {
  if (!state.held) return undefined
  const { contact, companyNumber } = (await commands.load(provider, providerStream(ProviderId.parse(state.owner)))).state
  if (!contact || !companyNumber || isErased(companyNumber.number)) return undefined
  return companyNumber.country === country && companyNumber.number === number ? companyNumber : undefined
}
