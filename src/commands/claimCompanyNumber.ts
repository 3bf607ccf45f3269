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
  /** Another living account has it. */
  | { readonly claimed: false }
  /** `welcomedBefore`: another account had a welcome credit for it. */
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
    // The next look shows whether it was taken or somebody was faster.
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
    // The state it is taken out of is part of the id: what was given before a takeover must not count as given again.
    const part = partOfCommand(context, 'claim', kind, input.hash, position)
    await commands.handle(claimFor, { ...input, ...(insteadOf !== undefined && { insteadOf }) }, part)
  }
}

/** True when another living account has the number: a hint for who gives it, as the check decides. */
export async function isCompanyNumberTaken(
  { commands, claimKey }: Dependencies,
  { providerId, ...given }: CompanyNumberToClaim & { readonly providerId: ProviderId },
): Promise<boolean> {
  const hash = claimHash(claimKey, 'company', `${given.country} ${given.number}`)
  const { state } = await commands.load(claim, claimStream('company', hash))
  return state.held && state.owner !== providerId && (await holderOf(commands, state, given)) !== undefined
}

/** The number as its holder gave it; undefined when the claim is nobody's any more. */
async function holderOf(commands: CommandHandler, state: Claim, { country, number }: CompanyNumberToClaim) {
  if (!state.held) return undefined
  const { contact, companyNumber } = (await commands.load(provider, providerStream(ProviderId.parse(state.owner)))).state
  if (!contact || !companyNumber || isErased(companyNumber.number)) return undefined
  return companyNumber.country === country && companyNumber.number === number ? companyNumber : undefined
}
