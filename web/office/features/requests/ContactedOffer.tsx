import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useText } from '../../i18n/useText.ts'
import { useRequestCommand } from './useRequestCommand.ts'

/** After a reply: offers to move the request to 'contacted'. */
export function ContactedOffer({ id }: { readonly id: string }) {
  const t = useText()
  const move = useRequestCommand(id, 'move', 'requests.stage.moved')
  return (
    <Alert
      severity={move.isError ? 'error' : 'info'}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { pl: 0, mr: 0 } }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          loading={move.isPending}
          onClick={() => move.mutate({ stage: 'contacted' })}
          sx={{ px: 2 }}
        >
          {t('requests.reply.move')}
        </Button>
      }
    >
      {t(move.isError ? 'requests.stage.failed' : 'requests.reply.offer')}
    </Alert>
  )
}
