import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from './StatusChip.tsx'

/** Says that something belongs to Premium. */
export function PremiumChip() {
  const t = useText()
  return (
    <StatusChip tone="gold" Icon={PremiumIcon}>
      {t('layout.premium')}
    </StatusChip>
  )
}
