import NewIcon from '@mui/icons-material/FlareOutlined'
import ContactedIcon from '@mui/icons-material/ForumOutlined'
import LostIcon from '@mui/icons-material/HeartBrokenOutlined'
import OfferIcon from '@mui/icons-material/RequestQuoteOutlined'
import WonIcon from '@mui/icons-material/StarBorder'
import type { RequestStage } from '../../../../src/domain/referenceValues.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import type { Tone } from '../../theme/tinted.ts'

const looks: Readonly<Record<RequestStage, { readonly Icon: typeof NewIcon; readonly tone: Tone }>> = {
  new: { Icon: NewIcon, tone: 'neutral' },
  contacted: { Icon: ContactedIcon, tone: 'info' },
  offer_sent: { Icon: OfferIcon, tone: 'info' },
  won: { Icon: WonIcon, tone: 'gold' },
  lost: { Icon: LostIcon, tone: 'neutral' },
}

/** The stage of an unlocked request. */
export function StageChip({ stage }: { readonly stage: RequestStage }) {
  const t = useText()
  return <StatusChip {...looks[stage]}>{t(`values.requestStage.${stage}`)}</StatusChip>
}
