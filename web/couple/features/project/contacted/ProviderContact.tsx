import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { ContactedPrestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { touchTarget } from '../../../../shared/theme/tokens.ts'

const linkSx = { display: 'flex', alignItems: 'center', minHeight: touchTarget, overflowWrap: 'anywhere' } as const

/** The contact data of a provider that unlocked the request. */
export function ProviderContact({
  contact: { name, email, phone, writtenPhone },
}: {
  readonly contact: NonNullable<ContactedPrestataire['contact']>
}) {
  const { t } = useTranslation('project')
  return (
    <Box sx={{ mt: 1, typography: 'body2', color: 'text.primary' }}>
      <Box sx={{ fontWeight: 600 }}>{t('contacted.contact')}</Box>
      {name}
      <Link href={`mailto:${email}`} sx={linkSx}>
        {email}
      </Link>
      <Link href={`tel:${phone}`} sx={linkSx}>
        {writtenPhone}
      </Link>
    </Box>
  )
}
