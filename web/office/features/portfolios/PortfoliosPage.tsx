import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { lazily } from '../../../shared/loading/lazily.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'
import { PortfolioTeaser } from './PortfolioTeaser.tsx'
import { portfolioList } from './portfolioList.ts'
import { usePortfolioPlan } from './usePortfolioPlan.ts'

const AddPortfolioDialog = lazily(async () => (await import('./AddPortfolioDialog.tsx')).AddPortfolioDialog)

type ListedPortfolio = RecordOf<'portfolios'>

/** /office/portfolios: the provider's portfolios with status and views. Rule POR-1. */
export function PortfoliosPage() {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const { plan, isFull } = usePortfolioPlan()
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} disabled={isFull} onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
      {t('portfolios.add')}
    </Button>
  )
  return (
    <>
      <ListPage<ListedPortfolio>
        {...portfolioList}
        actions={add}
        emptyAction={add}
        rowsArePartial
        above={plan && <HowMany quota={plan.quota} isFull={isFull} />}
        below={plan?.plan === 'free' && <PortfolioTeaser isLimited={plan.quota !== null} />}
        card={(portfolio) => <PortfolioCard portfolio={portfolio} />}
      />
      <LazyPart onClose={() => setAdding(false)}>{isAdding && <AddPortfolioDialog onClose={() => setAdding(false)} />}</LazyPart>
    </>
  )
}

interface HowManyProps {
  readonly quota: number | null
  readonly isFull: boolean
}

/** How many of the allowed number there are, and how many the plan hides. */
function HowMany({ quota, isFull }: HowManyProps) {
  const t = useText()
  const { data: portfolios = [] } = useListContext<ListedPortfolio>()
  const count = portfolios.length
  if (count === 0) return null
  const isHidden = portfolios.some(({ status }) => status === 'above_plan')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      {isHidden && (
        <Alert severity="info" role="note">
          {t('portfolios.hidden', { count: quota ?? 0 })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {quota === null || count > quota ? t('portfolios.count', { count }) : t('portfolios.countOf', { count, quota })}
        </Typography>
        {isFull && !isHidden && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {t('portfolios.full', { count: quota ?? 0 })}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
