import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from '../page/StateMessage.tsx'

/** The filters hide all rows. */
export function NothingMatches({ onReset }: { readonly onReset: () => void }) {
  const t = useText()
  return (
    <StateMessage title={t('kit.nothingMatches.title')} text={t('kit.nothingMatches.text')}>
      <Button variant="outlined" onClick={onReset}>
        {t('kit.nothingMatches.reset')}
      </Button>
    </StateMessage>
  )
}
