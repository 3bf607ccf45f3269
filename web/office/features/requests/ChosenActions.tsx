import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import type { ChosenRequests } from './useChosenRequests.ts'

/** The actions for the selected requests. */
export function ChosenActions({ chosen }: { readonly chosen: ChosenRequests }) {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { ids, allAreChosen, all, none, end } = chosen
  const markRead = useCommand('requests', 'mark-read', {
    id: ownRecord,
    done: 'requests.select.marked',
    onDone: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.unread })
      end()
    },
  })
  const mark = () => markRead.mutate({ ids }, { onError: () => notify('requests.select.failed', { type: 'error' }) })
  return (
    <Box role="group" aria-label={t('requests.select.label')} sx={{ display: 'flex', alignItems: 'center', gap: 1, width: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={allAreChosen}
            indeterminate={ids.length > 0 && !allAreChosen}
            onChange={() => (allAreChosen ? none() : all())}
            size="small"
          />
        }
        label={t('requests.select.all')}
        sx={{ flex: 1, minWidth: 0, mr: 0 }}
      />
      <Button
        variant="contained"
        size="small"
        disabled={ids.length === 0}
        loading={markRead.isPending}
        onClick={mark}
        sx={{ px: 2, minHeight: 44 }}
      >
        {t('requests.select.markRead', { count: ids.length })}
      </Button>
      <IconButton onClick={end} aria-label={t('requests.select.end')}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
