import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { PremiumChip } from '../../kit/page/PremiumChip.tsx'

type AnswerAddressProps = Pick<RecordOf<'support'>, 'email' | 'emailConfirmed' | 'premium'>

/** The address to which the operator replies, and whether replies come first (Premium). */
export function AnswerAddress({ email, emailConfirmed, premium }: AnswerAddressProps) {
  const t = useText()
  return (
    <>
      {premium && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PremiumChip />
          <Typography variant="body2">{t('support.premium')}</Typography>
        </Box>
      )}
      <Box>
        <Typography variant="caption" color="textSecondary" component="div">
          {t('support.answerTo')}
        </Typography>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{email}</Typography>
        <Link component={RouterLink} to={officePage('account')} variant="body2">
          {t('support.changeEmail')}
        </Link>
      </Box>
      {!emailConfirmed && <Alert severity="warning">{t('support.unconfirmed')}</Alert>}
    </>
  )
}
