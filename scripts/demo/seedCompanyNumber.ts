import type { Backend } from '../../src/backend.ts'
import { claimHash } from '../../src/commands/claimHash.ts'
import { claimFor } from '../../src/domain/claim/claimFor.ts'
import { registeredCountries } from '../../src/domain/companyNumber.ts'
import { changeCompany } from '../../src/domain/provider/changeCompany.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { recordCompanyCheck } from '../../src/domain/provider/recordCompanyCheck.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedNumber } from './planApplicants.ts'
import type { PlannedProvider } from './planProvider.ts'

/** Enters a provider's company number, and records the result of its check, as effects would do now. */
export async function seedCompanyNumber(
  commands: DemoCommands,
  { id: providerId, company, place, registeredAt }: PlannedProvider,
  { number, outcome }: PlannedNumber,
  { secrets }: Pick<Backend, 'secrets'>,
): Promise<void> {
  const own = { at: registeredAt, about: providerId, actor: `provider:${providerId}` }
  const { name, website, languages } = company
  const said = { name, street: '', place: company.place, website, languages, createdOn: '2015-04-01' }
  await commands.give(changeCompany, { providerId, ...said, number }, own)
  if (outcome === undefined) return
  if (outcome === 'valid') {
    for (const kind of ['company', 'welcome'] as const) {
      const hash = claimHash(secrets.claimKey, kind, `${place.country} ${number}`)
      await commands.give(claimFor, { kind, hash, owner: providerId, ownerStream: providerStream(providerId) }, own)
    }
  }
  const isTaken = outcome === 'in_use'
  const found = isTaken ? ({ outcome: 'valid', claimed: false } as const) : { outcome, ...(outcome === 'valid' && { claimed: true }) }
  const by = registeredCountries.includes(place.country) ? 'registry' : 'person'
  await commands.give(recordCompanyCheck, { providerId, ...found, by }, { ...own, actor: 'system:demo' })
}
