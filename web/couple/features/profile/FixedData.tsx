import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { legalPaths } from '../../../../src/api/schemas/pagePaths.ts'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { OutlinedField } from '../../layout/OutlinedField.tsx'
import { useSite } from '../../site/SiteProvider.tsx'

/** Names and phone, why they cannot be changed here, and a link to the operator, who can change them. */
export function FixedData({ user: { firstname, lastname, phone } }: { readonly user: User }) {
  const { t } = useTranslation('profile')
  const { hasLegalPages } = useSite()
  const writtenPhone = useWrittenPhone(phone)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        // MUI's colour of disabled fields is too faint to be read.
        '& .MuiInputBase-input.Mui-disabled': { WebkitTextFillColor: (theme) => theme.palette.text.secondary },
      }}
    >
      <OutlinedField label={t('firstname')} value={firstname} disabled />
      <OutlinedField label={t('lastname')} value={lastname} disabled />
      <OutlinedField
        label={t('phone')}
        value={writtenPhone}
        disabled
        sx={{ gridColumn: '1 / -1' }}
        slotProps={{ htmlInput: { type: 'tel' } }}
      />
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        <Box component="p" sx={{ m: 0 }}>
          {t('namesFixed')}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 0.5 }}>
          {t('contactUs')}
        </Box>
        {hasLegalPages && (
          <Link href={legalPaths.imprint} color="inherit" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}>
            {t('contactLink')}
          </Link>
        )}
      </Alert>
    </Box>
  )
}
