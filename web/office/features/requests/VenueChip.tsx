import VenueIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { VisuallyHidden } from '../../kit/page/VisuallyHidden.tsx'

/** The venue that a request is about; nothing for a request to the provider itself. */
export function VenueChip({ venue }: Pick<InboxRequest, 'venue'>) {
  const t = useText()
  if (!venue?.name) return null
  return (
    <StatusChip tone="neutral" Icon={VenueIcon}>
      <VisuallyHidden>{`${t('requests.facts.venue')}: `}</VisuallyHidden>
      <Box component="span" sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {venue.name}
      </Box>
    </StatusChip>
  )
}
