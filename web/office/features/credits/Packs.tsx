import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { useMe } from '../../session/useMe.ts'
import { type Pack, usePacks } from './usePacks.ts'

const packsId = 'packs'

/** Scrolls to the packs and moves the focus there. */
export function focusPacks(): void {
  document.getElementById(packsId)?.focus()
}

/** The packs with their prices. None is sold while Premium is active. Rules CRE-4, CRE-5. */
export function Packs() {
  const t = useText()
  const id = useId()
  const me = useMe()
  return (
    <Box component="section" id={packsId} tabIndex={-1} aria-labelledby={id} data-print="none" sx={{ mt: 4, outline: 'none' }}>
      <Typography id={id} variant="h3" component="h2">
        {t('credits.buy.title')}
      </Typography>
      {me?.plan === 'premium' ? (
        <Alert severity="info" role="note" data-packs-paused sx={{ mt: 1.5 }}>
          {t('credits.buy.paused')}
        </Alert>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: 640 }}>
            {t('credits.buy.intro')}
          </Typography>
          <PackList />
        </>
      )}
    </Box>
  )
}

/** On a phone each pack is one row. */
const gridSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
} as const

function PackList() {
  const t = useText()
  const { data, error, isPending, refetch } = usePacks()
  if (error && !isPending && !data) return <LoadError title={t('credits.buy.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Box sx={gridSx} aria-hidden>
        {['one', 'five', 'ten', 'twentyFive'].map((pack) => (
          <Skeleton key={pack} variant="rounded" height={196} />
        ))}
      </Box>
    )
  }
  const dearest = Math.max(...data.packs.map(({ unitNet }) => unitNet))
  return (
    <Box component="ul" sx={gridSx}>
      {data.packs.map((pack) => (
        <PackCard key={pack.pack} pack={pack} saving={1 - pack.unitNet / dearest} />
      ))}
    </Box>
  )
}

function PackCard({ pack: { pack, credits, net, unitNet, price }, saving }: { readonly pack: Pack; readonly saving: number }) {
  const t = useText()
  const { cents, percent } = useFormat()
  const name = t('layout.balance', { count: credits })
  return (
    <Box
      component="li"
      data-pack={pack}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {saving > 0 && (
          <Typography variant="body2" color="success" sx={{ fontWeight: 500 }}>
            {t('credits.buy.saving', { percent: percent(saving) })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ fontWeight: 500 }} data-unit>
        {t('credits.buy.unit', { price: cents(unitNet) })}
      </Typography>
      <PackTotal net={net} price={price} />
      <Button
        component={Link}
        to={{ search: `?pack=${pack}` }}
        variant={saving > 0 ? 'contained' : 'outlined'}
        aria-label={t('credits.buy.buttonOf', { credits: name })}
        sx={{ mt: 'auto' }}
      >
        {t('credits.buy.button')}
      </Button>
    </Box>
  )
}

/** The invoice amounts. VAT is unknown before the company is described. */
function PackTotal({ net, price }: Pick<Pack, 'net' | 'price'>) {
  const t = useText()
  const { cents } = useFormat()
  const lines = price
    ? [
        price.vat === 0 ? t('credits.buy.netOnly', { net: cents(net) }) : t('credits.buy.net', { net: cents(net), vat: cents(price.vat) }),
        t('credits.buy.gross', { gross: cents(price.gross) }),
      ]
    : [t('credits.buy.vatUnknown', { net: cents(net) })]
  return (
    <Box sx={{ mb: 1.5 }}>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  )
}
