import PrintIcon from '@mui/icons-material/PrintOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useText } from '../../i18n/useText.ts'
import { ExportButton } from '../../kit/list/ExportButton.tsx'

/** The statement on paper, or as a file. */
export function StatementActions() {
  const t = useText()
  return (
    <>
      <Tooltip title={t('credits.print')}>
        <IconButton onClick={() => window.print()} aria-label={t('credits.print')}>
          <PrintIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ExportButton />
    </>
  )
}
