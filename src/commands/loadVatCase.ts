import { isErased } from '../domain/event.ts'
import type { ProviderId } from '../domain/ids.ts'
import { provider, providerStream } from '../domain/provider/provider.ts'
import type { SellerCountry, VatCase } from '../domain/vat.ts'
import type { CommandHandler } from './handleCommand.ts'

/**
 * How a sale to the provider is taxed: by where its company sits, and by its VAT number as long as it is one of that country. Rule INV-1.
 * @returns undefined while it has described no company
 */
export async function loadVatCase(commands: CommandHandler, seller: SellerCountry, providerId: ProviderId): Promise<VatCase | undefined> {
  const { contact, company, vatNumber } = (await commands.load(provider, providerStream(providerId))).state
  if (!contact || !company || isErased(company.place)) return undefined
  const { country } = company.place
  return { seller, customer: country, vatNumber: !isErased(vatNumber) && vatNumber?.startsWith(country) ? vatNumber : null }
}
