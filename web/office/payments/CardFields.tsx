import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { lazily } from '../../shared/loading/lazily.tsx'
import { queryKeys } from '../api/queryKeys.ts'
import { useText } from '../i18n/useText.ts'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { SkeletonLines } from '../kit/page/SkeletonLines.tsx'
import { openPaymentLibrary } from './openPaymentLibrary.ts'
import { PaymentProblem } from './PaymentProblem.tsx'
import type { CardFieldsProps } from './paymentContract.ts'
import { SandboxCard } from './SandboxCard.tsx'

const StripeCard = lazily(async () => (await import('./StripeCard.tsx')).StripeCard)

/** The fields for a card: the sandbox's own, or Stripe's. */
export function CardFields(props: CardFieldsProps) {
  return props.setup.kind === 'sandbox' ? <SandboxCard {...props} /> : <StripeFields {...props} />
}

function StripeFields(props: CardFieldsProps) {
  const t = useText()
  const language = useLocale()
  const { publishableKey } = props.setup
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.paymentLibrary,
    queryFn: () => openPaymentLibrary(publishableKey, language),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (data) {
    return (
      <LazyPart loading={<SkeletonLines />}>
        <StripeCard {...props} stripe={data} />
      </LazyPart>
    )
  }
  if (error && !isFetching) {
    return <PaymentProblem problem="library_not_loaded" action={{ label: t('payments.retry'), onClick: () => void refetch() }} />
  }
  return <SkeletonLines />
}
