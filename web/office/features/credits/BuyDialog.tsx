import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { PaymentForm } from '../../payments/PaymentForm.tsx'
import { PaymentProblem } from '../../payments/PaymentProblem.tsx'
import type { Price } from '../../payments/paymentContract.ts'
import { useMe } from '../../session/useMe.ts'
import type { Pack, usePacks } from './usePacks.ts'

interface BuyDialogProps {
  /** Name of the pack, as in the URL. */
  readonly pack: string
  /** Passed in, because importing them here would load the page with the dialog. */
  readonly packs: Pick<ReturnType<typeof usePacks>, 'data' | 'error' | 'refetch'>
  readonly onClose: () => void
}

/** Buys a pack of credits by card. */
export function BuyDialog({ pack: name, packs: { data, error, refetch }, onClose }: BuyDialogProps) {
  const t = useText()
  const titleId = useId()
  const [isBought, setBought] = useState(false)
  const pack = data?.packs.find((each) => each.pack === name)
  const credits = pack && t('layout.balance', { count: pack.credits })
  const title = isBought ? t('credits.buy.done.title') : credits ? t('credits.buy.buttonOf', { credits }) : t('credits.buy.title')
  return (
    // Stripe shows the bank's step in a frame outside the dialog, which must be able to take the focus.
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      disableEnforceFocus
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        {isBought && credits ? (
          <Bought credits={credits} onClose={onClose} />
        ) : pack?.price ? (
          <BuyForm pack={pack.pack} price={pack.price} onBought={() => setBought(true)} onClose={onClose} />
        ) : pack ? (
          <CompanyMissing onClose={onClose} />
        ) : data ? (
          <>
            <Typography sx={{ mb: 2 }}>{t('credits.buy.unknownPack')}</Typography>
            <Actions onClose={onClose} />
          </>
        ) : error ? (
          <PaymentProblem problem={error} action={{ label: t('payments.retry'), onClick: () => void refetch() }} />
        ) : (
          <SkeletonLines />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface BuyFormProps {
  readonly pack: Pack['pack']
  readonly price: Price
  readonly onBought: () => void
  readonly onClose: () => void
}

function BuyForm({ pack, price, onBought, onClose }: BuyFormProps) {
  const call = useSideCall()
  const queries = useQueryClient()
  const idempotency = useIdempotencyKey()

  async function begin() {
    const body = { pack }
    const started = await call((side) => side.post('/credits/purchases', { body, idempotencyKey: idempotency.keyFor(body) }))
    // After a cancelled purchase the next one is a new intent.
    idempotency.settle()
    return started
  }

  async function bought() {
    await Promise.all([queryKeys.credits, queryKeys.me].map((queryKey) => queries.invalidateQueries({ queryKey })))
    onBought()
  }

  return (
    <PaymentForm
      price={price}
      begin={begin}
      settle={({ paymentId }) => call((side) => side.post('/credits/purchases/:id/settle', { params: { id: paymentId } }))}
      onPaid={() => void bought()}
      onClose={onClose}
    />
  )
}

/** VAT depends on the company, which must be described first. Rule CRE-12. */
function CompanyMissing({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('credits.buy.companyMissing')}</Typography>
      <Actions onClose={onClose}>
        <Button component={Link} to={officePage('company')} variant="contained">
          {t('credits.buy.describeCompany')}
        </Button>
      </Actions>
    </>
  )
}

function Bought({ credits, onClose }: { readonly credits: string; readonly onClose: () => void }) {
  const t = useText()
  const me = useMe()
  return (
    <>
      <Typography role="status" data-bought sx={{ mb: 2 }}>
        {t('credits.buy.done.text', { credits })}{' '}
        {me && <strong>{t('credits.buy.done.balance', { credits: t('layout.balance', { count: me.credits }) })}</strong>}
      </Typography>
      <Actions onClose={onClose}>
        <Button component={Link} to={officePage('requests')} variant="contained">
          {t('credits.buy.done.requests')}
        </Button>
      </Actions>
    </>
  )
}

function Actions({ onClose, children }: { readonly onClose: () => void; readonly children?: ReactNode }) {
  const t = useText()
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
      <Button color="inherit" onClick={onClose} autoFocus>
        {t('layout.close')}
      </Button>
      {children}
    </Box>
  )
}
