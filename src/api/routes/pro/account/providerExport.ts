import { accountStream } from '../../../../domain/account/account.ts'
import { availabilityStream } from '../../../../domain/availability/availability.ts'
import { unlessErased } from '../../../../domain/event.ts'
import { InvoiceId, PaymentId, PortfolioId, type ProviderId, type StreamName, VenueId } from '../../../../domain/ids.ts'
import { invoiceStream } from '../../../../domain/invoice/invoiceNumber.ts'
import { paymentStream } from '../../../../domain/payment/payment.ts'
import { portfolioStream } from '../../../../domain/portfolio/portfolio.ts'
import { provider, providerStream } from '../../../../domain/provider/provider.ts'
import { supportStream } from '../../../../domain/support/support.ts'
import { venueStream } from '../../../../domain/venue/venue.ts'
import { listInvoices } from '../../../../projections/invoices/invoicesQueries.ts'
import { listPayments } from '../../../../projections/providerPayments/providerPaymentsQueries.ts'
import { listOfficeReviews } from '../../../../projections/providerReviews/officeReviews.ts'
import { answeredRequests } from '../../../../projections/requestInbox/answeredRequests.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { loadKeptOfPerson } from '../../../loadKeptOfPerson.ts'
import type { ProviderExport } from '../../../schemas/pro/providerExportSchemas.ts'

/**
 * All stored data of a provider: its complete streams of the log, so that no future event type can be left out, and data from other tables.
 */
export async function providerExport(
  { database, eventStore, secrets, commands }: ApiDependencies,
  id: ProviderId,
): Promise<ProviderExport> {
  const historyOf = async (of: ProviderExport['history'][number]['of'], stream: StreamName) =>
    (await eventStore.readStream(stream)).map(({ type, data, metadata }) => ({ of, type, at: metadata.time, data: { ...data } }))
  const most = commands.rules.exportedRequests
  const { contact } = (await commands.load(provider, providerStream(id))).state
  const profile = await historyOf('profile', providerStream(id))
  // Including deleted ones, whose events are still in the log.
  const venues = profile.filter(({ type }) => type === 'VenueAdded').map(({ data }) => VenueId.parse(data['venueId']))
  const portfolios = profile.filter(({ type }) => type === 'PortfolioAdded').map(({ data }) => PortfolioId.parse(data['portfolioId']))
  const all = { from: 0, to: most - 1, filter: {} }
  const [payments, documents] = await Promise.all([
    listPayments(database, id, { ...all, sort: { field: 'date', descending: true } }),
    listInvoices(database, id, { ...all, sort: { field: 'issuedOn', descending: true } }),
  ])
  const [histories, requests, reviews, kept] = await Promise.all([
    Promise.all([
      historyOf('account', accountStream(id)),
      historyOf('availability', availabilityStream(id)),
      historyOf('support', supportStream(id)),
      ...venues.map((venueId) => historyOf('venue', venueStream(venueId))),
      ...portfolios.map((portfolioId) => historyOf('portfolio', portfolioStream(portfolioId))),
      ...payments.items.map((payment) => historyOf('payment', paymentStream(PaymentId.parse(payment.id)))),
      ...documents.items.map((document) => historyOf('invoice', invoiceStream(InvoiceId.parse(document.invoice_id)))),
    ]),
    answeredRequests(database, id, most),
    listOfficeReviews(database, id, { ...all, sort: { field: 'writtenAt', descending: false } }),
    loadKeptOfPerson({ database, secrets }, { kind: 'provider', id, phone: contact ? unlessErased(contact.phone, null) : null }),
  ])
  return {
    format: 'alliance-provider-export',
    version: 1,
    exportedAt: commands.now().toISOString(),
    id,
    history: [...profile, ...histories.flat()],
    requests,
    reviews: reviews.items,
    invoices: documents.items.map(({ kind, number, issued_on: issuedOn, gross, corrects }) => ({
      kind,
      number,
      issuedOn,
      gross,
      corrects,
      file: `${number}.pdf`,
    })),
    ...kept,
  }
}
