import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useTheme } from '@mui/material/styles'
import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { type ComponentType, type FormEvent, useId } from 'react'
import { useText } from '../i18n/useText.ts'
import { CardRows } from './CardRows.tsx'
import { cardRefusalOf } from './cardRefusal.ts'
import type { CardFieldsProps, Confirmation, ConfirmCard } from './paymentContract.ts'

interface StripeCardProps extends CardFieldsProps {
  readonly stripe: Stripe
}

/** Stripe's own fields, each in a frame of its site: typed card data never reaches this page. */
export function StripeCard({ stripe, ...fields }: StripeCardProps) {
  return (
    <Elements stripe={stripe}>
      <Fields {...fields} />
    </Elements>
  )
}

function Fields({ isWorking, onPay, children }: CardFieldsProps) {
  const t = useText()
  const stripe = useStripe()
  const elements = useElements()
  const confirm: ConfirmCard = async (clientSecret) => {
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card) return { is: 'refused', code: 'library_not_loaded', declineCode: null }
    return confirmed(await stripe.confirmCardPayment(clientSecret, { payment_method: { card } }))
  }
  return (
    <form onSubmit={(event: FormEvent) => (event.preventDefault(), onPay(confirm))} noValidate aria-busy={isWorking}>
      <CardRows
        number={<Field label={t('payments.card.number')} Element={CardNumberElement} />}
        expiry={<Field label={t('payments.card.expiry')} Element={CardExpiryElement} />}
        cvc={<Field label={t('payments.card.cvc')} Element={CardCvcElement} />}
      />
      {children}
    </form>
  )
}

type Answer = Awaited<ReturnType<Stripe['confirmCardPayment']>>

function confirmed({ paymentIntent, error }: Answer): Confirmation {
  if (!error) return { is: 'given', isPaid: paymentIntent.status === 'succeeded' }
  if (error.type === 'api_connection_error' || error.type === 'api_error') return { is: 'unheard' }
  return cardRefusalOf(error)
}

interface FieldProps {
  readonly label: string
  readonly Element: ComponentType<{ readonly id: string; readonly options: object }>
}

/** Styles them like the office's own fields. */
function Field({ label, Element }: FieldProps) {
  const id = useId()
  const { palette, typography } = useTheme()
  const base = { color: palette.text.primary, fontSize: '16px', fontFamily: typography.fontFamily, lineHeight: '24px' }
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.75, typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <Box sx={{ border: 1, borderColor: 'text.secondary', borderRadius: 1, px: 1.5, py: 1.25, minHeight: 44 }}>
        <Element id={id} options={{ style: { base, invalid: { color: palette.error.main } } }} />
      </Box>
    </FormControl>
  )
}
