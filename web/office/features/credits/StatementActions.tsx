import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useText } from '../../i18n/useText.ts'
import { ExportButton } from '../../kit/list/ExportButton.tsx'

const invoices = 'invoices'

/** Links to the invoices, and buttons to print and export the statement. */
export function StatementActions() {
  const t = useText()
  const known = useResourceDefinitions()
  return (
    <>
      {known[invoices] && (
        <Button component={Link} to={officePage(invoices)} color="inherit">
          {t('credits.invoices')}
        </Button>
      )}
      <Tooltip title={t('credits.print')}>
        <IconButton onClick={() => window.print()} aria-label={t('credits.print')}>
          <PrintIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ExportButton />
    </>
  )
}
