import Button from '@mui/material/Button'
import { CardFields } from '../payments/CardFields.tsx'
import { PaymentProblem } from '../payments/PaymentProblem.tsx'
import { PaymentTotal } from '../payments/PaymentTotal.tsx'
import type { Price } from '../payments/paymentContract.ts'
import { Sample } from './Sample.tsx'

const price: Price = { net: 22_500, vat: 4_500, gross: 27_000, currency: 'EUR', vatPercent: 20, treatment: 'domestic', country: 'FR' }
const withoutVat: Price = { ...price, vat: 0, gross: 22_500, vatPercent: 0, treatment: 'reverse_charge', country: 'DE' }
const setup = { kind: 'sandbox', publishableKey: 'pk_test_1', sandboxUrl: 'http://127.0.0.1:4242' } as const
const nothing = () => {}

/** The parts of a payment. */
export function PaymentSamples() {
  return (
    <>
      <Sample title="PaymentTotal: full">
        <PaymentTotal price={price} />
      </Sample>
      <Sample title="PaymentTotal: full, without VAT">
        <PaymentTotal price={withoutVat} />
      </Sample>
      <Sample title="CardFields: empty">
        <CardFields setup={setup} isWorking={false} onPay={nothing}>
          <Button type="submit" variant="contained" sx={{ mt: 2, minHeight: 44 }}>
            Pay
          </Button>
        </CardFields>
      </Sample>
      <Sample title="PaymentProblem: error">
        <PaymentProblem problem="card_declined_insufficient_funds" />
      </Sample>
      <Sample title="PaymentProblem: loading, the outcome is not known yet">
        <PaymentProblem problem="processing" severity="info" />
      </Sample>
    </>
  )
}
