import DraftIcon from '@mui/icons-material/EditNoteOutlined'
import OnlineIcon from '@mui/icons-material/PublicOutlined'
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import type { PortfolioStatus } from '../../../../src/domain/portfolio/portfolioStatus.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'

const looks = {
  draft: { tone: 'neutral', Icon: DraftIcon },
  online: { tone: 'success', Icon: OnlineIcon },
  above_plan: { tone: 'gold', Icon: HiddenIcon },
} as const satisfies Readonly<Record<PortfolioStatus, object>>

/** The status of a portfolio as a chip. */
export function PortfolioStatusChip({ status }: { readonly status: PortfolioStatus }) {
  const t = useText()
  return (
    <StatusChip {...looks[status]} status={status}>
      {t(`portfolios.status.${status}`)}
    </StatusChip>
  )
}
