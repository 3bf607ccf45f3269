import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'

/** Links to the Premium offer. */
export function PremiumButton({ variant = 'contained' }: { readonly variant?: 'contained' | 'outlined' }) {
  const t = useText()
  return (
    <Button variant={variant} component={Link} to={officePage('subscription')}>
      {t('layout.discoverPremium')}
    </Button>
  )
}
