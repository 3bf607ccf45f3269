import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Portfolio } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { StandingCard } from '../../publishing/StandingCard.tsx'
import { useListedRecord } from '../../publishing/useListedRecord.ts'
import { PortfolioViews } from './PortfolioCard.tsx'
import { PortfolioStatusChip } from './PortfolioStatusChip.tsx'
import { type PortfolioStep, stepOf } from './portfolioSteps.ts'

/** react-admin's record type does not know our branded ids. */
export type ShownPortfolio = Omit<Portfolio, 'id'> & { readonly id: string }

interface PortfolioStandingProps {
  readonly portfolio: ShownPortfolio
  readonly onStep: (step: PortfolioStep) => void
}

/** The portfolio's status in words, links to what is missing, and the owner's actions. Rule POR-1. */
export function PortfolioStanding({ portfolio: { id, status, missing }, onStep }: PortfolioStandingProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const publish = useCommand('portfolios', 'publish', { id, done: 'portfolios.publish.done' })
  const unpublish = useCommand('portfolios', 'unpublish', { id, done: 'portfolios.unpublish.done', onDone: () => setAsking(false) })
  const isDraft = status === 'draft'
  return (
    <StandingCard
      label={t('portfolios.standing.title')}
      chip={<PortfolioStatusChip status={status} />}
      text={t(`portfolios.standing.${status}`)}
      notice={!isDraft && <ViewsOf id={id} />}
      missingIntro={t('portfolios.standing.missing')}
      missing={isDraft ? missing.map((each) => ({ name: t(`portfolios.missing.${each}`), onOpen: () => onStep(stepOf[each]) })) : []}
      failure={publish.isError && t('portfolios.publish.failed')}
    >
      {isDraft ? (
        <Button variant="contained" disabled={missing.length > 0} loading={publish.isPending} onClick={() => publish.mutate()}>
          {t('portfolios.publish.button')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('portfolios.unpublish.button')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={unpublish}
        title={t('portfolios.unpublish.title')}
        confirm={t('portfolios.unpublish.button')}
        failed={t('portfolios.unpublish.failed')}
      >
        {t('portfolios.unpublish.text')}
      </ConfirmDialog>
    </StandingCard>
  )
}

/** The number of views, as in the list. */
function ViewsOf({ id }: { readonly id: string }) {
  return <PortfolioViews views={useListedRecord('portfolios', id)?.views} />
}
