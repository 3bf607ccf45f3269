import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { StateMessage } from '../page/StateMessage.tsx'
import { useWantedRecord } from './useWantedRecord.ts'

/** Where the address names one record of a list: says that only this one is shown, or that it is no longer there. */
export function WantedRecord({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { wanted, showAll } = useWantedRecord()
  const { data } = useListContext()
  if (wanted === undefined) return children
  if (data?.length === 0) {
    return (
      <StateMessage alert title={t('layout.palette.gone')} text={t('layout.palette.goneText')}>
        <Button variant="outlined" onClick={showAll}>
          {t('layout.palette.all')}
        </Button>
      </StateMessage>
    )
  }
  return (
    <>
      <Alert
        severity="info"
        role="status"
        data-print="none"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={showAll}>
            {t('layout.palette.all')}
          </Button>
        }
      >
        {t('layout.palette.only')}
      </Alert>
      {children}
    </>
  )
}
