import PublishedIcon from '@mui/icons-material/CheckCircleOutlined'
import DraftIcon from '@mui/icons-material/EditNoteOutlined'
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined'
import OnlineIcon from '@mui/icons-material/PublicOutlined'
import RejectedIcon from '@mui/icons-material/ReportProblemOutlined'
import ValidatedIcon from '@mui/icons-material/VerifiedOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { venuePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { VenueModeration } from '../../../../src/domain/venue/venueStatus.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'

type Standing = Pick<RecordOf<'venues'>, 'status' | 'published' | 'moderation' | 'hidden'>

const moderations = {
  waiting: { tone: 'gold', Icon: WaitingIcon },
  validated: { tone: 'success', Icon: ValidatedIcon },
  rejected: { tone: 'error', Icon: RejectedIcon },
} as const satisfies Readonly<Record<Exclude<VenueModeration, 'none'>, object>>

interface VenueChipsProps extends Standing {
  /** Given in the list, to link to the public page. */
  readonly page?: { readonly publicId: string; readonly name: string }
}

/** The venue's publication, moderation and visibility, with a link to its page when it is online. Rule VEN-1. */
export function VenueChips({ status, published, moderation, hidden, page }: VenueChipsProps) {
  const t = useText()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        gap: 0.5,
        // On a phone the chips are stacked.
        ...(page && { flexDirection: { xs: 'column', sm: 'row' }, alignItems: { xs: 'flex-end', sm: 'center' } }),
      }}
    >
      {published ? (
        <StatusChip tone="success" Icon={PublishedIcon} status="published">
          {t('venues.status.published')}
        </StatusChip>
      ) : (
        <StatusChip tone="neutral" Icon={DraftIcon} status="unpublished">
          {t('venues.status.unpublished')}
        </StatusChip>
      )}
      {moderation !== 'none' && (
        <StatusChip {...moderations[moderation]} status={moderation}>
          {t(`venues.status.${moderation}`)}
        </StatusChip>
      )}
      {hidden && (
        <StatusChip tone="neutral" Icon={HiddenIcon} status="hidden">
          {t('venues.status.hidden')}
        </StatusChip>
      )}
      {status === 'online' && page && (
        <Link
          href={venuePage(page.publicId)}
          target="_blank"
          rel="noopener"
          aria-label={t('venues.status.see', { name: page.name })}
          // Stops the click, because the row itself opens the venue's form.
          onClick={(event) => event.stopPropagation()}
        >
          <StatusChip tone="success" Icon={OnlineIcon} status="online">
            {t('venues.status.online')}
          </StatusChip>
        </Link>
      )}
    </Box>
  )
}
