import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Disclosure } from '../../../../../src/api/schemas/couple/disclosures.ts'
import { formatDay, formatMoment } from '../../../../shared/i18n/format.ts'
import { Picture } from '../../../../shared/Picture.tsx'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { useReferenceName } from '../../../api/useReferenceName.ts'
import { DeletionWish } from './DeletionWish.tsx'

/** Size of the provider's picture in pixels. */
export const portraitSize = 48

/** A provider that saw the contact data: when, for which project, and whether it was asked to delete them. */
export function DisclosureItem({ disclosure }: { readonly disclosure: Disclosure }) {
  const { t, i18n } = useTranslation('profile')
  const { prestataire, project, unlockedAt } = disclosure
  const name = prestataire?.name ?? t('disclosures.former')
  const event = useReferenceName('event_types', project.eventType, '')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) minmax(0, auto)' },
      }}
    >
      {prestataire ? (
        <Picture
          src={prestataire.profileImage}
          alt=""
          width={portraitSize}
          height={portraitSize}
          sx={{ borderRadius: '50%', alignSelf: 'start' }}
        />
      ) : (
        <Box sx={{ width: portraitSize, height: portraitSize, borderRadius: '50%', alignSelf: 'start', bgcolor: 'house.blush' }} />
      )}
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h4" component="h3">
          {prestataire ? (
            <Link href={prestataire.profileUrl} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        <Typography variant="body2">{t('disclosures.seenAt', { moment: formatMoment(unlockedAt, i18n.language) })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[event, formatDay(project.eventDate), project.city].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <DeletionWish disclosure={disclosure} name={name} />
    </Box>
  )
}
