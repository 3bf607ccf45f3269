import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import { usePremiumPage } from '../session/usePremiumPage.ts'

/** Leads to where Premium is taken. */
export function PremiumButton({ variant = 'contained' }: { readonly variant?: 'contained' | 'outlined' }) {
  const t = useText()
  const page = usePremiumPage()
  return (
    <Button variant={variant} component={Link} to={officePage(page)}>
      {t(`layout.premiumAt.${page}`)}
    </Button>
  )
}
