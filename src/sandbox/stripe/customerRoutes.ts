import type { Stripe } from 'stripe'
import { newCustomer } from './newStripeObjects.ts'
import { newPrice, newProduct } from './newSubscriptionObjects.ts'
import { integer, requiredText, section, text, textsIn } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing, listPage, metadataOf, type ParamsOf, pageParams, type StripeRoute } from './stripeRoute.ts'

/** Customers, and the prices they can subscribe to. */
export const customerRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: ['email', 'name', 'metadata'] satisfies ParamsOf<Stripe.CustomerCreateParams>,
    async handle({ session, form }) {
      const given = { email: text(form, 'email') ?? null, name: text(form, 'name') ?? null, metadata: metadataOf(form) }
      const customer = await session.tables.put(newCustomer(session.now, given))
      await session.emit('customer.created', customer)
      return customer
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/search',
    params: ['query', 'limit', 'page'],
    async handle({ session, form }) {
      const [, name, value] = /^metadata\['(\w+)'\]:'([^']*)'$/.exec(requiredText(form, 'query')) ?? []
      if (name === undefined) throw StripeProblem.invalid('parameter_invalid', 'query', 'We were unable to parse your search query.')
      const data = await session.tables.find('customer', { metadata: { [name]: value } })
      return {
        object: 'search_result',
        data: data.slice(0, integer(form, 'limit') ?? 10),
        has_more: false,
        next_page: null,
        url: '/v1/customers/search',
      }
    },
  },
  { method: 'GET', path: '/v1/customers/:id', params: [], handle: ({ session, id }) => existing(session, 'customer', id) },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: [],
    async handle({ session, id }) {
      const { tables, now, emit } = session
      const customer = await existing(session, 'customer', id)
      if ('deleted' in customer) throw StripeProblem.noSuch('customer', id)
      for (const subscription of await tables.find('subscription', { customer: id })) {
        if (subscription.ended_at !== null) continue
        await emit(
          'customer.subscription.deleted',
          await tables.put({ ...subscription, status: 'canceled', canceled_at: now, ended_at: now }),
        )
      }
      // A deleted customer can still be read, without any other data.
      const deleted = { id, object: 'customer', deleted: true } as const
      await tables.put(deleted as unknown as Stripe.Customer)
      await emit('customer.deleted', customer)
      return deleted
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    params: [
      'lookup_key',
      'currency',
      'unit_amount',
      'recurring',
      'tax_behavior',
      'product_data',
      'product',
    ] satisfies ParamsOf<Stripe.PriceCreateParams>,
    async handle({ session, form }) {
      const { tables, now } = session
      const lookupKey = text(form, 'lookup_key') ?? null
      if (lookupKey !== null && (await tables.find('price', { lookup_key: lookupKey, active: true })).length > 0)
        throw StripeProblem.invalid('resource_already_exists', 'lookup_key', `A price already uses ${lookupKey}.`)
      const product = text(form, 'product') ?? (await tables.put(newProduct(now, requiredText(form, 'product_data', 'name')))).id
      await existing(session, 'product', product, 'product')
      const interval = requiredText(form, 'recurring', 'interval')
      if (interval !== 'month' && interval !== 'year')
        throw StripeProblem.invalid('parameter_invalid', 'recurring[interval]', 'month or year')
      return tables.put(
        newPrice(now, {
          currency: requiredText(form, 'currency'),
          lookup_key: lookupKey,
          tax_behavior: text(form, 'tax_behavior') ?? 'unspecified',
          unit_amount: integer(form, 'unit_amount') ?? 0,
          product,
          interval,
        }),
      )
    },
  },
  { method: 'GET', path: '/v1/prices/:id', params: [], handle: ({ session, id }) => existing(session, 'price', id) },
  {
    method: 'GET',
    path: '/v1/prices',
    params: [...pageParams, 'lookup_keys', 'active'],
    handle(call) {
      const keys = Object.values(textsIn(section(call.form, 'lookup_keys')))
      return listPage(
        call,
        'price',
        '/v1/prices',
        { active: true },
        ({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ''),
      )
    },
  },
  { method: 'GET', path: '/v1/products/:id', params: [], handle: ({ session, id }) => existing(session, 'product', id) },
]
