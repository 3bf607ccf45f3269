import type { Stripe } from '@stripe/stripe-js'

const patienceMs = 10_000
const scripts = 'script[src^="https://js.stripe.com"]'

/** Stripe's library was not loaded; another attempt may succeed. */
export class PaymentLibraryMissing extends Error {
  override name = 'PaymentLibraryMissing'
}

/** Loads Stripe's library, which has no timeout of its own. @throws PaymentLibraryMissing when it cannot be loaded within 10 s */
export async function openPaymentLibrary(publishableKey: string, language: string): Promise<Stripe> {
  let patience: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new Error('it took too long')), patienceMs)
  })
  try {
    const { loadStripe } = await Promise.race([import('@stripe/stripe-js/pure'), over])
    const stripe = await Promise.race([loadStripe(publishableKey, { locale: language as 'fr' }), over])
    if (!stripe) throw new Error('it needs a browser')
    return stripe
  } catch (cause) {
    // The loader drops a script only when it fails, so a hanging one is made to fail; the next attempt requests it again.
    document.querySelector(scripts)?.dispatchEvent(new Event('error'))
    throw new PaymentLibraryMissing('the payment library was not loaded', { cause })
  } finally {
    clearTimeout(patience)
  }
}
