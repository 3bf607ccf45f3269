import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from './StatusChip.tsx'

/** Marks a Premium feature. */
export function PremiumChip() {
  const t = useText()
  return (
    <StatusChip tone="gold" Icon={PremiumIcon}>
      {t('layout.premium')}
    </StatusChip>
  )
}
