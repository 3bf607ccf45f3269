import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Venue } from '../../../../src/api/schemas/pro/venueSchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { StandingCard } from '../../publishing/StandingCard.tsx'
import { VenueChips } from './VenueChips.tsx'
import { stepOf, type VenueStep } from './venueSteps.ts'

/** react-admin's record type does not know our branded ids. */
export type ShownVenue = Omit<Venue, 'id'> & { readonly id: string }

interface VenueStandingProps {
  readonly venue: ShownVenue
  readonly onStep: (step: VenueStep) => void
}

/** The venue's status in words, links to what is missing, and the owner's actions. Rule VEN-1. */
export function VenueStanding({ venue, onStep }: VenueStandingProps) {
  const t = useText()
  const { id, status, published, hidden, missing, rejection } = venue
  const [isAsking, setAsking] = useState(false)
  const publish = useCommand('venues', 'publish', { id, done: 'venues.published' })
  const unpublish = useCommand('venues', 'unpublish', { id, done: 'venues.unpublished', onDone: () => setAsking(false) })
  const hide = useCommand('venues', 'hide', { id, done: 'venues.hiddenNow' })
  const show = useCommand('venues', 'show-again', { id, done: 'venues.shownNow' })
  const isBusy = publish.isPending || unpublish.isPending || hide.isPending || show.isPending
  const hasFailed = publish.isError || hide.isError || show.isError
  return (
    <StandingCard
      label={t('venues.standing.title')}
      chip={<VenueChips {...venue} />}
      text={t(`venues.standing.${status}`)}
      notice={rejection && <Alert severity="error">{t('venues.standing.reason', { reason: rejection })}</Alert>}
      missingIntro={t('venues.standing.missing')}
      missing={published ? [] : missing.map((each) => ({ name: t(`venues.missing.${each}`), onOpen: () => onStep(stepOf[each]) }))}
      failure={hasFailed && t('venues.standing.failed')}
    >
      {!published && (
        <Button variant="contained" disabled={missing.length > 0} loading={publish.isPending} onClick={() => publish.mutate()}>
          {t('venues.publish')}
        </Button>
      )}
      {published && !hidden && (
        <Button variant="outlined" disabled={isBusy} onClick={() => hide.mutate()}>
          {t('venues.hide')}
        </Button>
      )}
      {hidden && (
        <Button variant={published ? 'contained' : 'outlined'} disabled={isBusy} onClick={() => show.mutate()}>
          {t('venues.show')}
        </Button>
      )}
      {published && (
        <Button color="inherit" disabled={isBusy} onClick={() => setAsking(true)}>
          {t('venues.unpublish.button')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        command={unpublish}
        title={t('venues.unpublish.title')}
        confirm={t('venues.unpublish.button')}
        failed={t('venues.standing.failed')}
      >
        {t('venues.unpublish.text')}
      </ConfirmDialog>
    </StandingCard>
  )
}
